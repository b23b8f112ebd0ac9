import { ask, newDeck, NOTHING, PARTY, type Rule, type Seat, type Table, take } from '@tenebrae/kernel';
import type { CurioId } from '../data/curios.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { PARTIES } from '../data/parties.ts';
import { OLD_ROAD, oldRoadBattle, oldRoadCurio, stepCard, type TutorialStep } from '../data/tutorial.ts';
import type { State, Tutorial } from '../state.ts';
import { newDungeon, newQuest } from './blank.ts';
import { newHero } from './new-hero.ts';

/** Shows a step of the tutorial, once; nothing outside the tutorial. Steps that follow another directly come with it. */
export const teach = (table: Table<State>, step: TutorialStep): Rule =>
  table.state.tutorial === null ? NOTHING : show(table, table.state.tutorial, step);

function* show(table: Table<State>, tutorial: Tutorial, step: TutorialStep): Rule {
  if (tutorial.seen.includes(step)) return;
  const { rule, on, after, then } = stepCard(step);
  if (after !== undefined) yield* teach(table, after);
  tutorial.seen.push(step);
  yield* ask(`tutorial-${step}`, PARTY, [{ id: 'understood', on }], rule, { commit: true });
  if (then !== undefined) yield* teach(table, then);
}

/** The fixed set-up of The Old Road: party, map, tokens, Provisions, Curios on top of their deck. */
export function setUpTutorial(state: State, seats: readonly Seat[]): void {
  for (const [place, [id, skills]] of PARTIES[OLD_ROAD.party].entries()) {
    const hero = newHero(id, seats[place % seats.length] ?? PARTY, 1);
    hero.equipped = [...skills];
    state.heroes.push(hero);
    state.trackers.heroes.push(id);
  }
  Object.assign(state.campaign.provisions, OLD_ROAD.provisions);
  layOldRoad(state);
  const { curios, loot } = state.decks;
  state.decks.curios = newDeck(curios.unseen.filter(card => !isApart(card)));
  for (const card of OLD_ROAD.curios) take(state.decks.curios.unseen, card);
  state.decks.curios.top = [...OLD_ROAD.curios];
  take(loot.unseen, OLD_ROAD.loot);
  loot.top = [OLD_ROAD.loot];
  state.phase = { kind: 'prepare-quest' };
}

const isApart = (card: CurioId): boolean => Object.values<CurioId>(OLD_ROAD.curioIn).includes(card);

function layOldRoad(state: State): void {
  const dungeon = newDungeon('old-road');
  dungeon.tokens = Object.fromEntries(Object.keys(OLD_ROAD.tokens).map(place => [place, null]));
  dungeon.unseen = Object.values(OLD_ROAD.tokens).sort();
  state.quest = { ...newQuest('the-old-road'), dungeon };
}

/** What waits for a Battle where the party stands on The Old Road; null elsewhere. */
export const tutorialBattle = ({ tutorial, quest }: State): ReturnType<typeof oldRoadBattle> =>
  tutorial === null ? null : oldRoadBattle(quest?.dungeon?.party ?? '');

/** The Monsters of a Battle of The Old Road; null elsewhere, or where the rules spawn as usual. */
export const tutorialMonsters = (state: State): readonly MonsterKind[] | null =>
  tutorialBattle(state)?.monsters ?? null;

/** The Curio that lies apart for the Room where the party stands; null where it is drawn. */
export const tutorialCurio = ({ tutorial, quest }: State): CurioId | null =>
  tutorial === null ? null : oldRoadCurio(quest?.dungeon?.party ?? '');
