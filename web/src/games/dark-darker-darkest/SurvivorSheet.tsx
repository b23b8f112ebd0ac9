import { CARRY_LIMIT, SURVIVORS, XP_LIMIT } from '@tenebrae/dark-darker-darkest/data';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { ChipIcons } from './cards.tsx';
import { EnergyTrack } from './Energy.tsx';
import { CardFace } from './Pack.tsx';
import { SurvivorPortrait } from './Portrait.tsx';
import { skillsOf, skillText } from './Skills.tsx';
import { States } from './Sheets.tsx';
import { apLeft, isIn, type Survivor, type View } from './view.ts';

interface Props {
  readonly view: View;
  readonly survivor: Survivor;
  readonly name: string;
  readonly say: GameSay;
  openRule(rule: string): void;
}

/** A survivor's whole board: energy, skills with their rules, cards, chips. */
export function SurvivorSheet({ view, survivor, name, say, openRule }: Props) {
  const { id, room, xp, cards, chips, virus, markers } = survivor;
  return (
    <>
      <div className="ddd-sheet-head">
        <SurvivorPortrait survivor={id} size={54} />
        <div>
          <h2>{say('table.survivor', { survivor: id })}</h2>
          <p>
            {name}
            {isIn(survivor) && view.house[room] !== undefined && <> · {say('table.stands', { room })}</>}
          </p>
        </div>
      </div>
      <EnergyTrack survivor={survivor} say={say} />
      <dl>
        <dt>{say('look.action-points')}</dt>
        <dd>{apLeft(view, survivor)}</dd>
        <dt>{say('look.experience')}</dt>
        <dd>{say('look.of', { count: xp, most: XP_LIMIT })}</dd>
        <dt>{say('look.entrap-rate')}</dt>
        <dd>{SURVIVORS[id].entrapRate}</dd>
        <dt>{say('look.cards')}</dt>
        <dd>{say('look.of', { count: cards.length + virus, most: CARRY_LIMIT })}</dd>
      </dl>
      {view.showdown !== null && <p className="ddd-note">{say('table.markers', { ...markers })}</p>}
      <States view={view} survivor={survivor} say={say} waits={false} />
      <h3 className="cap">{say('look.skills')}</h3>
      <ul className="ddd-skill-list">
        {skillsOf(view, survivor).map(({ id: skill, price, state, Look, rule }) => (
          <li key={skill} className={state}>
            <Look className="i" aria-hidden />
            <span>{skillText({ id: skill, price, state }, say)}</span>
            <button type="button" className="rule" onClick={() => openRule(rule)}>
              {rule}
            </button>
          </li>
        ))}
      </ul>
      <h3 className="cap">{say('look.cards')}</h3>
      <ul className="ddd-card-list">
        {cards.map(card => (
          <li key={card.id} className="ddd-pack-card">
            <CardFace card={card} say={say} />
          </li>
        ))}
        {chips.map(chip => (
          <li key={chip} className="ddd-pack-card">
            <span className="words">
              <b>{capital(say('look.chip', { chip }))}</b>
            </span>
            <ChipIcons id={chip} say={say} />
          </li>
        ))}
      </ul>
    </>
  );
}
