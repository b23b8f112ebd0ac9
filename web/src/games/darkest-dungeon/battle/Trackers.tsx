import { BATTLE_ROUNDS, type Stance, STANCES } from '@tenebrae/darkest-dungeon/data';
import Skull from '~icons/game-icons/daemon-skull';
import Helm from '~icons/game-icons/crested-helmet';
import Hourglass from '~icons/game-icons/hourglass';
import type { LookProps } from '../../look.ts';
import type { GameSay } from '../../../words/speech.ts';
import { Bust, lookOf } from '../Disc.tsx';
import { STANCE_ICONS } from '../icons.ts';
import type { Offer } from '../../frame/offers.ts';
import { OfferButton } from '../frame.ts';
import { keyOf } from '../../../table/keys.ts';
import { type Figure, inOrder, isLarge, type Side, sidesOf, type View } from '../view.ts';
import type { LookSay } from '../words/look-words.ts';

interface Props {
  readonly view: View;
  readonly say: GameSay;
  readonly look: LookSay;
}

type Offering = Pick<LookProps, 'question' | 'choose' | 'hint'>;

/** Above the hall: who stands in which Stance on either side, and what is left of the round. */
export function Trackers({ view, say, look, ...offering }: Props & Offering) {
  const [left, right] = sidesOf(view);
  return (
    <div className="dd-trackers">
      <Tracker view={view} side={left} say={say} look={look} {...offering} mirrored />
      <Initiative view={view} say={say} look={look} />
      <Tracker view={view} side={right} say={say} look={look} {...offering} />
    </div>
  );
}

/** To change Stance is to change places with a neighbour: that one glows. */
const swapsWith = (question: Offering['question'], figure: Figure | null): readonly Offer[] =>
  (question?.options ?? []).flatMap((option, place) =>
    figure !== null && option.id.startsWith('stance:') && option.about?.['figure'] === figure.id
      ? [{ option, key: keyOf(place) }]
      : [],
  );

interface Slot {
  readonly stance: Stance;
  readonly figure: Figure | null;
}

/** One slot a Stance; who is Large fills two. */
function slotsOf(view: View, side: Side): Slot[] {
  const filled = inOrder(view, side).flatMap(figure => (isLarge(figure) ? [figure, null] : [figure]));
  return STANCES.map((stance, place) => ({ stance, figure: filled[place] ?? null }));
}

function Tracker({
  view,
  side,
  say,
  look,
  question,
  choose,
  hint,
  mirrored = false,
}: Props & Offering & { readonly side: Side; readonly mirrored?: boolean }) {
  const slots = slotsOf(view, side);
  const shown = mirrored ? slots.toReversed() : slots;
  return (
    <ul
      className={mirrored ? 'dd-tracker' : 'dd-tracker right'}
      aria-label={look('tracker', { side: say(side) })}
    >
      {shown.map(({ stance, figure }) => {
        const Look = STANCE_ICONS[stance];
        const now = figure !== null && view.battle?.turn?.figure === figure.id;
        const done = figure !== null && !now && figure.turnsLeft === 0 && figure.area !== null;
        const words =
          figure === null
            ? look('free-stance', { stance: say(stance) })
            : look('at-stance', { stance: say(stance), figure: say(figure.id) });
        const state = now ? `, ${look('acts')}` : done ? `, ${look('acted')}` : '';
        return (
          <li key={stance} className={`${now ? 'now' : ''}${done ? ' done' : ''}`} title={words + state}>
            {figure === null ? (
              <span className="dd-empty-slot" aria-hidden>
                <Look className="i" />
              </span>
            ) : (
              <OfferButton
                offers={swapsWith(question, figure)}
                say={say}
                choose={choose}
                hint={hint}
                label={look('swap-with', { figure: say(figure.id) })}
                className="dd-slot"
              >
                <Bust look={lookOf(view, figure)} size={52} />
              </OfferButton>
            )}
            <small aria-hidden>
              <span className="long">{say(stance)}</span>
              <Look className="i short" />
            </small>
            <span className="sr">{words + state}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Initiative({ view, say, look }: Props) {
  const { battle, circus } = view;
  if (battle === null)
    return (
      <p className="dd-initiative">
        <b>{circus === null ? '' : say(circus.arena)}</b>
      </p>
    );
  const { initiative } = battle;
  const cards = [...initiative.top, ...initiative.unseen, ...initiative.bottom].toSorted();
  const rounds = circus === null && battle.boss === null ? BATTLE_ROUNDS : 0;
  return (
    <div className="dd-initiative">
      {cards.length > 0 && (
        <span className="cards" aria-hidden>
          {cards.map((side, place) => (
            <i key={`${side} ${place}`} className={side}>
              {side === 'heroes' ? <Helm className="i" /> : <Skull className="i" />}
            </i>
          ))}
        </span>
      )}
      {cards.length === 0 && <Hourglass className="i" aria-hidden />}
      <span>
        <b>
          {rounds > 0
            ? look('round-of', { round: battle.round, rounds })
            : look('round', { round: battle.round })}
        </b>
        <small>
          {circus === null
            ? look('turns-left', { count: cards.length })
            : look('team-first', { team: say(`${circus.first}@The`) })}
        </small>
      </span>
      <span className="sr">
        {cards.length > 0 &&
          say('table.initiative', {
            heroes: cards.filter(side => side === 'heroes').length,
            monsters: cards.filter(side => side === 'monsters').length,
          })}
      </span>
    </div>
  );
}
