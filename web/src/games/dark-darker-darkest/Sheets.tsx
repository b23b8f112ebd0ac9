import { CARRY_LIMIT, XP_LIMIT } from '@tenebrae/dark-darker-darkest/data';
import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import Biohazard from '~icons/game-icons/biohazard';
import Check from '~icons/game-icons/check-mark';
import Grab from '~icons/game-icons/grab';
import Knapsack from '~icons/game-icons/knapsack';
import Radioactive from '~icons/game-icons/radioactive';
import Sprint from '~icons/game-icons/sprint';
import Tombstone from '~icons/game-icons/tombstone';
import Upgrade from '~icons/game-icons/upgrade';
import Vial from '~icons/game-icons/vial';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { CardIcons, ChipIcons, iconOfCard } from './cards.tsx';
import { EnergyTrack } from './Energy.tsx';
import { SEAT_COLOURS } from './icons.ts';
import { Pack } from './Pack.tsx';
import { SurvivorPortrait } from './Portrait.tsx';
import { SkillRow } from './Skills.tsx';
import { SurvivorSheet } from './SurvivorSheet.tsx';
import { actorOf, apLeft, asView, isIn, type Survivor, type View } from './view.ts';
import './sheets.css';

type Names = Readonly<Record<Seat, string>>;

/** The survivors' boards, and the pack of the one who acts. */
export function Sheets(props: LookProps & { readonly names: Names }) {
  const { question, say, names, openRule } = props;
  const view = asView(props.view);
  const actor = actorOf(view, question);
  const team = 'team' in view.phase ? (view.teams[view.phase.team] ?? []) : null;
  const owner = actor ?? view.survivors.find(isIn) ?? null;
  return (
    <>
      {view.survivors.map(survivor => (
        <SeatCard
          key={survivor.id}
          view={view}
          survivor={survivor}
          name={names[survivor.seat] ?? ''}
          say={say}
          openRule={openRule}
          active={survivor.id === actor?.id}
          waits={team !== null && !team.includes(survivor.id)}
        />
      ))}
      {owner !== null && (
        <Pack
          view={view}
          survivor={owner}
          say={say}
          question={question}
          choose={props.choose}
          hint={props.hint}
        />
      )}
    </>
  );
}

interface SeatProps {
  readonly view: View;
  readonly survivor: Survivor;
  readonly name: string;
  readonly say: GameSay;
  openRule(rule: string): void;
  readonly active: boolean;
  /** Another team is acting. */
  readonly waits: boolean;
}

/** Every scene is a new view; a survivor whose board shows nothing new is not drawn again. */
const isSameSeat = (one: SeatProps, other: SeatProps): boolean =>
  one.say === other.say &&
  one.name === other.name &&
  one.active === other.active &&
  one.waits === other.waits &&
  one.view.showdown?.keeper === other.view.showdown?.keeper &&
  JSON.stringify(one.survivor) === JSON.stringify(other.survivor);

const SeatCard = memo(function SeatCard({ view, survivor, name, say, openRule, active, waits }: SeatProps) {
  const { id, xp, cards, virus, chips } = survivor;
  const full = say('table.survivor', { survivor: id });
  return (
    <article
      className={`seat ddd-seat${active ? ' active' : ''}${isIn(survivor) ? '' : ' done'}`}
      style={{ '--c': `var(--seat-${SEAT_COLOURS[id]})` }}
      aria-label={full}
    >
      <SurvivorPortrait survivor={id} size={62} className="por" />
      <h3 className="nm">
        <span>
          {say(id)}
          <span className="last">{full.split(',')[0]?.slice(say(id).length)}</span>
        </span>
        {name !== say(id) && <small>{name}</small>}
      </h3>
      <EnergyTrack survivor={survivor} say={say} />
      <p className="ddd-counts">
        <span className="ap">
          <Sprint className="i" aria-hidden />
          {say('look.ap', { ap: apLeft(view, survivor) })}
        </span>
        <span>
          <Upgrade className="i" aria-hidden />
          {say('look.xp', { xp, most: XP_LIMIT })}
        </span>
        <span>
          <Knapsack className="i" aria-hidden />
          {say('look.carried', { count: cards.length + virus, most: CARRY_LIMIT })}
        </span>
      </p>
      <SkillRow view={view} survivor={survivor} say={say} />
      <ul className="ddd-items" aria-label={say('look.cards')}>
        {cards.map(card => {
          const Look = iconOfCard(card.id);
          return (
            <li key={card.id} className={card.inHand ? 'in-hand' : ''} title={say(card.id)}>
              <Look className="i" aria-hidden />
              <span className="sr">
                {say(card.inHand ? 'table.in-hand' : 'table.stowed', { card: card.id })}
              </span>
              <CardIcons id={card.id} say={say} />
            </li>
          );
        })}
        {chips.map(chip => (
          <li key={chip} className="ddd-chip" title={say('look.chip', { chip })}>
            <ChipIcons id={chip} say={say} />
          </li>
        ))}
      </ul>
      <States view={view} survivor={survivor} say={say} waits={waits} />
      <Popover.Root>
        <Popover.Trigger className="ddd-open" aria-label={say('look.open-sheet', { survivor: id })} />
        <Popover.Portal>
          <Popover.Content
            className="panel pop ddd-sheet"
            aria-label={full}
            side="right"
            align="start"
            sideOffset={10}
            collisionPadding={10}
          >
            <SurvivorSheet view={view} survivor={survivor} name={name} say={say} openRule={openRule} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </article>
  );
}, isSameSeat);

/** What ails a survivor, and whether his turn is over. */
export function States({
  view,
  survivor,
  say,
  waits,
}: Pick<SeatProps, 'view' | 'survivor' | 'say' | 'waits'>) {
  const { virus, entrapped, radiation, status, id } = survivor;
  return (
    <p className="chips ddd-states">
      {status.kind !== 'in' && (
        <span className="chip bad">
          <Tombstone className="i" aria-hidden />
          {status.kind === 'out' ? say('look.out', { round: status.back }) : say('look.gone')}
        </span>
      )}
      {virus > 0 && (
        <span className="chip bad">
          <Biohazard className="i" aria-hidden />
          {say('look.virus', { virus })}
        </span>
      )}
      {entrapped !== 'no' && (
        <span className="chip bad">
          <Grab className="i" aria-hidden />
          {say('look.entrapped')}
        </span>
      )}
      {radiation > 0 && (
        <span className="chip gold">
          <Radioactive className="i" aria-hidden />
          {say('look.radiation', { radiation })}
        </span>
      )}
      {view.showdown?.keeper === id && (
        <span className="chip cold">
          <Vial className="i" aria-hidden />
          {say('look.keeper')}
        </span>
      )}
      {status.kind === 'in' && waits && (
        <span className="chip">
          <Check className="i" aria-hidden />
          {say('look.waits')}
        </span>
      )}
    </p>
  );
}
