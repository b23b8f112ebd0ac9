import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { BEST_TO_HIT, HIGHEST_LEVEL } from '../data/limits.ts';
import { type Attribute, ATTRIBUTES } from '../data/numbers.ts';
import { ATTRIBUTE_LEVELS, MOST_GAINED, SOULS_FOR_LEVEL, TO_HIT_LEVELS } from '../data/settlements.ts';
import { SKILLS, type SkillId } from '../data/skills.ts';
import type { Accursed, State } from '../state.ts';
import { learnFromSkill } from './casting.ts';
import { rollD3, rollD6 } from './dice.ts';
import { isPresent } from './figures.ts';
import { campaignOf, pay } from './group.ts';
import { sufferInsanity } from './insanity.ts';
import { afterChange } from './limits.ts';
import { dashboardOf } from './profile.ts';
import { figureOf } from './tell.ts';
import { loseSanity } from './warden.ts';

/** DL-SRV-31: what the next level costs; null at the highest. */
export const soulsForNext = ({ level }: Accursed): number | null => SOULS_FOR_LEVEL[level - 1] ?? null;

/** DL-SRV-30: it can pay, and has held no Rite in this Survival phase. */
export function mayHoldRite(state: State, accursed: Accursed): boolean {
  const price = soulsForNext(accursed);
  return (
    price !== null &&
    accursed.level < HIGHEST_LEVEL &&
    accursed.souls >= price &&
    !campaignOf(state).rites.includes(accursed.id)
  );
}

/** DL-SRV-30 to DL-SRV-33: the Rite of the Warden and its toll. */
export function* holdRite(table: Table<State>, accursed: Accursed): Rule {
  pay(table, accursed, 'souls', soulsForNext(accursed) ?? 0, 'DL-SRV-30');
  campaignOf(table.state).rites.push(accursed.id);
  yield* gainLevel(table, accursed);
  yield* payToll(table, accursed);
}

/** DL-SRV-33: 1d3 Insanity, and on half the new level or less a point of Sanity for good. */
function* payToll(table: Table<State>, accursed: Accursed): Rule {
  yield* sufferInsanity(table, accursed, yield* rollD3('rite-insanity', 'DL-SRV-33'), 'DL-SRV-33');
  if (!isPresent(accursed)) return;
  const rolled = yield* rollD6('rite-toll', 'DL-SRV-33', accursed.seat);
  if (rolled <= Math.floor(accursed.level / 2)) yield* loseSanity(table, accursed, 'DL-SRV-33');
}

/** DL-SRV-32, DL-ACC-04: +1 Health, and a skill, attribute, To Hit value of choice. */
export function* gainLevel(table: Table<State>, accursed: Accursed): Rule {
  accursed.level += 1;
  table.tell({
    type: 'level-gained',
    rule: 'DL-SRV-32',
    who: accursed.id,
    figure: figureOf(accursed),
    level: accursed.level,
  });
  yield* gainSkill(table, accursed);
  if (ATTRIBUTE_LEVELS.includes(accursed.level)) yield* gainAttribute(table, accursed);
  if (TO_HIT_LEVELS.includes(accursed.level)) yield* gainToHit(table, accursed);
  yield* afterChange(table, accursed);
}

/** DL-ACC-03, DL-ACC-04: of its own class, with a requirement not above its level, none twice. */
export const learnable = (accursed: Accursed): SkillId[] =>
  (Object.keys(SKILLS) as SkillId[]).filter(
    id =>
      SKILLS[id].class === dashboardOf(accursed).class &&
      SKILLS[id].level <= accursed.level &&
      !accursed.skills.includes(id),
  );

function* gainSkill(table: Table<State>, accursed: Accursed): Rule {
  const options = learnable(accursed).map(skill => ({
    id: `skill:${skill}`,
    text: 'learn-skill',
    skill,
    about: { skill },
    on: [`skill:${skill}`],
  }));
  if (options.length === 0) return;
  const { skill } = yield* ask('choose-skill', accursed.seat, options, 'DL-SRV-32', {
    about: { who: accursed.id, level: accursed.level },
  });
  accursed.skills = [...accursed.skills, skill];
  table.tell({
    type: 'skill-learnt',
    rule: 'DL-SRV-32',
    who: accursed.id,
    figure: figureOf(accursed),
    skill,
  });
  yield* learnFromSkill(table, accursed, skill);
}

/** DL-SRV-32: at most 3 above its Level 1 value. */
function* gainAttribute(table: Table<State>, accursed: Accursed): Rule {
  const { attributes } = accursed.gains;
  const open = ATTRIBUTES.filter(one => (attributes[one] ?? 0) < MOST_GAINED);
  const { attribute } = yield* ask(
    'choose-attribute',
    accursed.seat,
    open.map(one => ({ id: `attribute:${one}`, text: one, attribute: one })),
    'DL-SRV-32',
    { about: { who: accursed.id } },
  );
  accursed.gains = {
    ...accursed.gains,
    attributes: { ...attributes, [attribute]: (attributes[attribute] ?? 0) + 1 },
  };
  tellGain(table, accursed, attribute);
}

/** DL-SRV-32: Melee or Ranged, down to 2+. */
function* gainToHit(table: Table<State>, accursed: Accursed): Rule {
  const { gains } = accursed;
  const dashboard = dashboardOf(accursed);
  const open = (['melee', 'ranged'] as const).filter(
    kind => dashboard[kind].toHit - gains[kind] > BEST_TO_HIT,
  );
  if (open.length === 0) return;
  const { kind } = yield* ask(
    'choose-to-hit',
    accursed.seat,
    open.map(one => ({ id: `to-hit:${one}`, text: `better-${one}`, kind: one })),
    'DL-SRV-32',
    { about: { who: accursed.id } },
  );
  accursed.gains = { ...gains, [kind]: gains[kind] + 1 };
  tellGain(table, accursed, `better-${kind}`);
}

const tellGain = (table: Table<State>, accursed: Accursed, gain: Attribute | `better-${string}`): void =>
  table.tell({ type: 'grew', rule: 'DL-SRV-32', who: accursed.id, figure: figureOf(accursed), gain });
