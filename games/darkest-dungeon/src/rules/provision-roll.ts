import { ask, type Option, PARTY, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { PROVISION_DICE_PER_HERO, type ProvisionId, PROVISIONS } from '../data/provisions.ts';
import { START_POTIONS } from '../data/quests.ts';
import { OLD_ROAD } from '../data/tutorial.ts';
import type { Hero, State } from '../state.ts';
import { heroesInOrder } from './figures.ts';
import { chooseFace, gainProvision, rollProvisions } from './provisions.ts';
import { hasQuestRule } from './quest-rules.ts';
import { teach } from './tutorial.ts';

/**
 * DD-PRV-01, DD-MOD-03: the Provisions of a Quest: what has a face already, two dice a Hero, more or fewer, then what may turn
 * dice afterwards. On The Old Road nothing is rolled.
 */
export function* rollForQuest(table: Table<State>): Rule {
  const { state } = table;
  const { dice, faces, merchants } = state.campaign.next;
  if (state.tutorial !== null) return yield* packForTheRoad(table);
  for (const face of faces) gainProvision(table, face, 'DD-PRV-01');
  if (hasQuestRule(state, 'fountains'))
    for (let potion = 0; potion < START_POTIONS; potion += 1) gainProvision(table, 'potion', 'DD-QST-02');
  const own = yield* rollOwnDice(table, Math.min(0, dice));
  if (dice > 0) yield* rollProvisions(table, dice, PARTY, 'DD-PRV-01');
  if (merchants) for (const { hero, faces: dealt } of own) yield* dealWithMerchants(table, hero, dealt);
  if (hasQuestRule(state, 'lit-halls')) for (const { hero } of own) yield* makeTorch(table, hero);
}

/** The dice that one Hero has brought. */
interface OwnDice {
  readonly hero: Hero;
  readonly faces: ProvisionId[];
}

/**
 * DD-PRV-01, DD-MOD-03: each Hero rolls two dice; in Radiant mode one, and chooses the face of the other. Ruling DD-PRV-01:
 * dice that are missing are missing from the back of the tracker, rolled ones before chosen ones.
 */
function* rollOwnDice(table: Table<State>, missing: number): Rule<OwnDice[]> {
  const { state } = table;
  const chosen = state.options.difficulty === 'radiant' ? 1 : 0;
  const heroes = heroesInOrder(state);
  const rolled = shareOut(heroes.length, PROVISION_DICE_PER_HERO - chosen, missing);
  const all: OwnDice[] = [];
  for (const [at, hero] of heroes.entries()) {
    const faces = yield* rollProvisions(table, rolled[at] ?? 0, hero.seat, 'DD-PRV-01');
    for (let die = 0; die < chosen; die += 1) {
      const face = yield* chooseFace(table, hero.seat, 'DD-MOD-03');
      gainProvision(table, face, 'DD-MOD-03');
      faces.push(face);
    }
    all.push({ hero, faces });
  }
  return all;
}

/** How many dice each rolls when so many are missing. */
function shareOut(heroes: number, each: number, missing: number): number[] {
  const shares = new Array<number>(heroes).fill(each);
  for (let at = heroes - 1, left = -missing; at >= 0 && left > 0; at -= 1) {
    const less = Math.min(left, each);
    shares[at] = each - less;
    left -= less;
  }
  return shares;
}

/** Traveling Merchants: each Hero may set one own die to any face. */
function* dealWithMerchants(table: Table<State>, hero: Hero, faces: readonly ProvisionId[]): Rule {
  const own = [...new Set(faces)].filter(face => table.state.campaign.provisions[face] > 0);
  if (own.length === 0) return;
  const about = { hero: hero.id };
  const choice = yield* ask('set-own-die', hero.seat, [...own.map(turnOption), PASS], 'DD-PRV-01', { about });
  if (!('face' in choice)) return;
  turnDie(table, choice.face, yield* chooseFace(table, hero.seat, 'DD-PRV-01'));
}

/** Warm Up the Halls: each Hero may turn one Provision of the pool to Torch. */
function* makeTorch(table: Table<State>, hero: Hero): Rule {
  const { provisions } = table.state.campaign;
  const others = PROVISIONS.filter(face => face !== 'torch' && provisions[face] > 0);
  if (others.length === 0) return;
  const about = { hero: hero.id };
  const options = [...others.map(turnOption), PASS];
  const choice = yield* ask('make-torch', hero.seat, options, 'DD-QST-02', { about });
  if ('face' in choice) turnDie(table, choice.face, 'torch');
}

const turnOption = (face: ProvisionId): Option & { face: ProvisionId } => ({
  id: `turn:${face}`,
  text: 'turn-provision',
  face,
  about: { face },
  on: [`provision:${face}`],
});

function turnDie(table: Table<State>, face: ProvisionId, into: ProvisionId): void {
  const { provisions } = table.state.campaign;
  provisions[face] -= 1;
  provisions[into] += 1;
  table.tell({ type: 'provision-turned', rule: 'DD-PRV-01', provision: face, into });
}

/** The Old Road: the pool is packed; the group turns its one Wild die. */
function* packForTheRoad(table: Table<State>): Rule {
  yield* teach(table, 'provisions');
  for (let wild = 0; wild < OLD_ROAD.wild; wild += 1)
    gainProvision(table, yield* chooseFace(table, PARTY, 'DD-PRV-02'), 'DD-PRV-02');
}
