import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { INJURIES } from '../data/injuries.ts';
import { IN_FORCE } from '../data/in-force.ts';
import { type Skill, type SkillId, SKILLS } from '../data/skills.ts';
import { type SpellId, SPELLS } from '../data/spells.ts';
import type { Accursed, State } from '../state.ts';
import { dashboardOf } from './profile.ts';
import { hasTalent, itemCard, sourcesOf } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-SRV-34, DL-SPL-10: spells not yet known (of at most a cost); none when it knows as many as it may. */
export const mayLearn = (_state: State, accursed: Accursed, most = Infinity): SpellId[] =>
  accursed.spells.filter(({ bySkill }) => !bySkill).length < spellLimitOf(accursed)
    ? unknownSpells(accursed, most)
    : [];

const unknownSpells = (accursed: Accursed, most: number): SpellId[] =>
  (Object.keys(SPELLS) as SpellId[]).filter(
    id => SPELLS[id].cost <= most && !accursed.spells.some(known => known.id === id),
  );

/** DL-SRV-34: by Mind, without what distress and Injuries take from it; who is no witch must own a Catalyst. */
function spellLimitOf(accursed: Accursed): number {
  const { attributes, spells, spellsOverMind } = dashboardOf(accursed);
  if (spells.length === 0 && !ownsCatalyst(accursed)) return 0;
  const mind = sourcesOf(accursed)
    .filter(({ id }) => !(id in INJURIES) && !(id in IN_FORCE))
    .reduce(
      (sum, { gives }) => sum + (gives?.mind ?? 0),
      attributes.mind + (accursed.gains.attributes.mind ?? 0),
    );
  return Math.max(0, mind + spellsOverMind);
}

const ownsCatalyst = (accursed: Accursed): boolean =>
  hasTalent(accursed, 'catalyst') ||
  accursed.items.some(item => itemCard(item).keywords.includes('catalyst'));

/** DL-SPL-10, DL-SRV-34: one spell of the player's choice; through a skill it does not count towards the number it may know. */
export function* learnSpell(
  table: Table<State>,
  accursed: Accursed,
  most: number | null,
  bySkill: boolean,
): Rule {
  const cost = most ?? Infinity;
  const spells = bySkill ? unknownSpells(accursed, cost) : mayLearn(table.state, accursed, cost);
  if (spells.length === 0) return;
  const { spell } = yield* ask(
    'learn-spell',
    accursed.seat,
    spells.map(id => ({
      id: `learn:${id}`,
      spell: id,
      about: { spell: id, cost: SPELLS[id].cost },
      on: [`spell:${id}`],
    })),
    'DL-SPL-10',
    { about: { who: accursed.id } },
  );
  accursed.spells = [...accursed.spells, { id: spell, bySkill }];
  table.tell({
    type: 'spell-learnt',
    rule: 'DL-SPL-10',
    who: accursed.id,
    figure: figureOf(accursed),
    spell,
  });
}

/** DL-SPL-10: what a new skill teaches, if it teaches anything; called by whoever gives a skill. */
export function* learnFromSkill(table: Table<State>, accursed: Accursed, skill: SkillId): Rule {
  const { learns }: Skill = SKILLS[skill];
  if (learns !== undefined) yield* learnSpell(table, accursed, learns, true);
}
