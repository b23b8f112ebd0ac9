import { draw, newDeck, type Rule, RuleBug, type RuleId, type Table } from '@tenebrae/kernel';
import { FORMS, type FormId, REFLECTIONS } from '../data/bosses.ts';
import { LIGHT_MAX } from '../data/light.ts';
import { BOSS_ROOMS } from '../data/rooms.ts';
import { STANCES } from '../data/stances.ts';
import { rollDoom } from '../effects/heart-of-darkness.ts';
import type { State } from '../state.ts';
import { startArea } from './areas.ts';
import { beginBattle } from './battle-set-up.ts';
import { newQuest, nothingPrepared } from './blank.ts';
import { clearAway } from './bosses.ts';
import { winCampaign } from './endings.ts';
import { battleOf } from './figures.ts';
import { newInitiative } from './initiative.ts';
import { rollForQuest } from './provision-roll.ts';
import { clearSpaces, NOTHINGNESS, spawnBoss } from './summoning.ts';

/**
 * DD-FIN-02, DD-FIN-04, DD-FIN-09: Provisions, Light, then the Battle against the first form that is not cancelled. There is no
 * map and no Firewood.
 */
export function* playFinalEncounter(table: Table<State>): Rule {
  const { state } = table;
  state.quest = { ...newQuest('face-the-threat'), firewood: 0 };
  state.campaign.light = LIGHT_MAX;
  yield* rollForQuest(table);
  state.campaign.next = nothingPrepared();
  table.tell({ type: 'final-encounter-begun', rule: 'DD-FIN-02', light: LIGHT_MAX });
  yield* beginBattle(table, { room: BOSS_ROOMS.ancestor, boss: 'ancestor', named: [], task: false });
}

/** DD-FIN-03: the form that is fought first. */
export function firstForm(state: State): FormId {
  const form = formsOf(state)[0];
  if (form === undefined) throw new RuleBug('DD-FIN-03: there is no form left');
  return form;
}

/** DD-FIN-03: in their order, without the one that is cancelled; the Heart of Darkness always comes. */
const formsOf = ({ campaign: { cancelled } }: State): FormId[] =>
  FORMS.filter(form => form !== cancelled || form === 'heart-of-darkness');

/**
 * DD-FIN-03, DD-FIN-05, DD-FIN-06, DD-FIN-07: the defeated form leaves with its Monsters, the next appears, and a new round starts with a new
 * Initiative Deck; nothing else changes for the Heroes. After the last form DD-CAM-03, DD-HOD-03.
 */
export function* playNextForm(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  const forms = formsOf(state);
  const defeated = battle.form;
  const next = forms[defeated === null ? 0 : forms.indexOf(defeated) + 1];
  clearAway(table);
  if (next === undefined) return yield* winCampaign(table, 'DD-HOD-03');
  yield* setUpForm(table, next);
  battle.round += 1;
  battle.usedThisRound = [];
  newInitiative(state);
  state.phase = { kind: 'initiative' };
}

/** DD-FIN-07, DD-ANA-01, DD-ANB-01, DD-GES-01, DD-HOD-01: a form in the Aggressive Stance, and what comes with it. */
export function* setUpForm(table: Table<State>, form: FormId): Rule {
  battleOf(table.state).form = form;
  yield* spawnBoss(table, form, FORM_RULES[form]);
  table.tell({ type: 'form-appeared', rule: 'DD-FIN-07', form });
  if (form === 'ancestor-1') yield* placeReflections(table);
  if (form === 'ancestor-2') yield* placeNothingness(table);
  if (form === 'heart-of-darkness') yield* rollDoom(table);
}

const FORM_RULES: Readonly<Record<FormId, RuleId>> = {
  'ancestor-1': 'DD-ANA-01',
  'ancestor-2': 'DD-ANB-01',
  'gestating-heart': 'DD-GES-01',
  'heart-of-darkness': 'DD-HOD-01',
};

/** DD-ANA-01: two Perfect Reflections and an Imperfect one, in an order that chance decides. */
function* placeReflections(table: Table<State>): Rule {
  const deck = newDeck(REFLECTIONS);
  for (const _ of REFLECTIONS) {
    const kind = yield* draw('reflection', deck, 'DD-ANA-01');
    if (kind !== null) yield* spawnBoss(table, kind, 'DD-ANA-01');
  }
}

/** DD-ANB-01, DD-ANB-02: one in each of the other three Monster Areas; it takes a space there, but no slot. */
function* placeNothingness(table: Table<State>): Rule {
  const battle = battleOf(table.state);
  for (const stance of STANCES.slice(1)) {
    const area = startArea(battle.room, 'monsters', stance);
    if (area !== null && (yield* clearSpaces(table, NOTHINGNESS, area, 1))) battle.nothingness.push(area);
  }
  table.tell({ type: 'nothingness-placed', rule: 'DD-ANB-01', areas: [...battle.nothingness] });
}
