import type { ReactNode } from 'react';
import Eye from '~icons/game-icons/eyeball';
import Hourglass from '~icons/game-icons/hourglass';
import Play from '~icons/game-icons/play-button';
import SaveArrow from '~icons/game-icons/save-arrow';
import Globe from '~icons/game-icons/world';
import Trash from '~icons/game-icons/trash-can';
import { download } from '../../saves/export.ts';
import type { Slot } from '../../saves/kept.ts';
import { standingOf } from '../../saves/standing.ts';
import type { Say } from '../../words/speech.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings.ts';
import { ago } from './ago.ts';
import { boxed } from './shelf.ts';

interface Props {
  readonly say: Say;
  readonly slot: Slot;
  remove(): void;
  watch(): void;
  /** Goes on with it on the server; null where there is none. */
  readonly takeOnline: (() => void) | null;
}

/** One table: what it looks like, where it stands, and what can be done with it. */
export function TableRow({ say, slot, remove, watch, takeOnline }: Props) {
  const language = useSettings(settings => settings.language);
  const { round, answers, names, sitters, watched } = standingOf(slot);
  const Emblem = boxed(slot.game)?.Emblem;
  const stands = [
    slot.over ? say('table-over') : null,
    slot.branchedAt === undefined ? null : say('branched-at', { moment: slot.branchedAt }),
    round === null ? say('answers-given', { count: answers }) : say('round-number', { round }),
    names.length === 0 ? null : names.join(', '),
    ago(slot.played, language),
  ];
  return (
    <li data-game={slot.game}>
      <span className="te">
        {slot.picture !== '' ? (
          <img src={slot.picture} alt="" />
        ) : (
          Emblem && <Emblem className="i" aria-hidden />
        )}
      </span>
      <div className="ti">
        <h3>{slot.title}</h3>
        <small>{stands.filter(part => part !== null).join(' · ')}</small>
      </div>
      <span className="sts" role="img" aria-label={say('seats-at-table', { count: sitters.length })}>
        {sitters.map((sitter, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
            key={place}
            className={sitter === 'person' ? '' : 'bot'}
            style={{ '--c': `var(--seat-${place + 1})` }}
          />
        ))}
      </span>
      <span className="acts-row">
        <a className="btn small" href={addressOf({ page: 'table', slot: slot.id })}>
          {slot.over ? <Hourglass className="i" aria-hidden /> : <Play className="i" aria-hidden />}
          {say(slot.over ? 'look-back-on-it' : watched ? 'watch' : 'continue')}
          <span className="sr"> {slot.title}</span>
        </a>
        {!watched && !slot.over && (
          <IconButton name={say('watch-table', { title: slot.title })} onClick={watch}>
            <Eye className="i" aria-hidden />
          </IconButton>
        )}
        {takeOnline !== null && !slot.over && (
          <IconButton name={say('take-online', { title: slot.title })} onClick={takeOnline}>
            <Globe className="i" aria-hidden />
          </IconButton>
        )}
        <IconButton
          name={say('export-table', { title: slot.title })}
          onClick={() => download([slot], slot.title)}
        >
          <SaveArrow className="i" aria-hidden />
        </IconButton>
        <IconButton name={say('delete-table', { title: slot.title })} onClick={remove}>
          <Trash className="i" aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly children: ReactNode;
  onClick(): void;
}

function IconButton({ name, children, onClick }: IconButtonProps) {
  return (
    <button type="button" className="tool" aria-label={name} title={name} onClick={onClick}>
      {children}
    </button>
  );
}
