import {
  ask,
  kept,
  NOTHING,
  type Option,
  pick,
  type Rule,
  RuleBug,
  type RuleId,
  type Seat,
  type Table,
} from '@tenebrae/kernel';
import { diseaseOf } from '../data/diseases.ts';
import type { HeroId } from '../data/heroes.ts';
import { LIGHT_MAX } from '../data/light.ts';
import { PROVISION_LIMIT, type ProvisionId, PROVISIONS } from '../data/provisions.ts';
import { quirkOf } from '../data/quirks.ts';
import type { Hero, State } from '../state.ts';
import { removeConditions } from './conditions.ts';
import { rollProvisionDice } from './dice.ts';
import { has } from './figures.ts';
import { changeLight } from './light.ts';
import { react } from './reactions.ts';
import { recoverStress } from './stress.ts';
import { heal } from './wounds.ts';

/** DD-PRV-04: dice in the pool. */
export function poolSize({ campaign: { provisions } }: State): number {
  let dice = 0;
  for (const id of PROVISIONS) dice += provisions[id];
  return dice;
}

/** DD-PRV-04: an unused die with this face joins the pool, if there is one. */
export function gainProvision(table: Table<State>, face: ProvisionId, rule: RuleId): void {
  const { state } = table;
  if (poolSize(state) >= PROVISION_LIMIT) {
    table.tell({ type: 'provision-refused', rule: 'DD-PRV-04', provision: face });
    return;
  }
  state.campaign.provisions[face] += 1;
  table.tell({ type: 'provision-gained', rule, provision: face });
}

/**
 * DD-PRV-01, DD-PRV-02, DD-PRV-04: so many unused dice are rolled into the pool; Wild is turned by `seat`. Says what joined the
 * pool.
 */
export function* rollProvisions(
  table: Table<State>,
  count: number,
  seat: Seat,
  rule: RuleId,
): Rule<ProvisionId[]> {
  const dice = Math.min(count, PROVISION_LIMIT - poolSize(table.state));
  if (dice < count) table.tell({ type: 'supply-empty', rule: 'DD-PRV-04' });
  if (dice <= 0) return [];
  const rolled = yield* rollProvisionDice(dice, rule);
  table.tell({ type: 'provisions-rolled', rule, faces: rolled });
  const faces: ProvisionId[] = [];
  for (const face of rolled) faces.push(face === 'wild' ? yield* chooseFace(table, seat, 'DD-PRV-02') : face);
  for (const face of faces) gainProvision(table, face, rule);
  return faces;
}

/** DD-PRV-02, DD-PRV-03: the face of a die of choice. */
export function* chooseFace(_table: Table<State>, seat: Seat, rule: RuleId): Rule<ProvisionId> {
  const { face } = yield* ask('choose-face', seat, PROVISIONS.map(faceOption), rule);
  return face;
}

const faceOption = kept((face: ProvisionId): Option & { face: ProvisionId } => ({
  id: `face:${face}`,
  face,
  about: { face },
  on: [`provision:${face}`],
}));

/** DD-PRV-11: a die goes back to the supply for what the caller says; Food eaten is told to Quirks and Diseases by `eat`. */
export function spendProvision(table: Table<State>, face: ProvisionId, rule: RuleId): void {
  takeDie(table.state, face, rule);
  table.tell({ type: 'provision-spent', rule, provision: face });
}

function takeDie({ campaign: { provisions } }: State, face: ProvisionId, rule: RuleId): void {
  if (provisions[face] === 0) throw new RuleBug(`${rule}: there is no ${face} in the pool`);
  provisions[face] -= 1;
}

/** DD-PRV-11, DD-PRV-13: a Hero consumes Food, for whatever reason; Quirks and Diseases react. */
export const eat = (table: Table<State>, hero: Hero, rule: RuleId): Rule =>
  react(table, hero, 'food-eaten', rule);

/** What one die can be used for. */
interface Use {
  readonly id: string;
  readonly provision: ProvisionId;
  readonly rule: RuleId;
  /** Two uses of one face: this one is open only where it finds something. */
  readonly isOpen: (hero: Hero) => boolean;
  /** Whether it would do anything; it may be used all the same (DD-PRV-13). */
  readonly helps: (state: State, hero: Hero) => boolean;
  readonly does: (table: Table<State>, hero: Hero) => Rule;
}

const always = (): boolean => true;
const isWounded = (_state: State, hero: Hero): boolean => hero.wounds > 0;

const USES: readonly Use[] = [
  {
    id: 'use:food',
    provision: 'food',
    rule: 'DD-PRV-06',
    isOpen: always,
    helps: (state, hero) => isWounded(state, hero) || caresForFood(hero),
    *does(table, hero) {
      yield* heal(table, hero, 1, null, 'DD-PRV-06');
      yield* eat(table, hero, 'DD-PRV-06');
    },
  },
  {
    id: 'use:bandage',
    provision: 'bandage',
    rule: 'DD-PRV-07',
    isOpen: always,
    helps: isWounded,
    *does(table, hero) {
      yield* heal(table, hero, 1, null, 'DD-PRV-07');
    },
  },
  {
    id: 'use:bandage-bleed',
    provision: 'bandage',
    rule: 'DD-PRV-07',
    isOpen: hero => has(hero, 'bleed'),
    helps: always,
    does(table, hero) {
      removeConditions(table, hero, ['bleed'], 'DD-PRV-07');
      return NOTHING;
    },
  },
  {
    id: 'use:potion',
    provision: 'potion',
    rule: 'DD-PRV-08',
    isOpen: always,
    helps: (_state, hero) => hero.stress > 0,
    does(table, hero) {
      recoverStress(table, hero, 1, 'DD-PRV-08');
      return NOTHING;
    },
  },
  {
    id: 'use:potion-blight',
    provision: 'potion',
    rule: 'DD-PRV-08',
    isOpen: hero => has(hero, 'blight'),
    helps: always,
    does(table, hero) {
      removeConditions(table, hero, ['blight'], 'DD-PRV-08');
      return NOTHING;
    },
  },
  {
    id: 'use:torch',
    provision: 'torch',
    rule: 'DD-PRV-09',
    isOpen: always,
    helps: ({ campaign }) => campaign.light < LIGHT_MAX,
    does: table => changeLight(table, 1, 'DD-PRV-09'),
  },
];

const caresForFood = ({ quirks, disease }: Hero): boolean =>
  quirks.some(quirk => quirkOf(quirk).when === 'food-eaten') ||
  (disease !== null && diseaseOf(disease).when === 'food-eaten');

/**
 * DD-PRV-05 to DD-PRV-10, DD-PRV-13: the uses of the pool open to a Hero now, as options `use:food`, `use:bandage-bleed`,
 * `use:torch` …, also those that would do nothing. A Tool only counters dice.
 */
export function provisionOptions(state: State, hero: Hero): Option[] {
  const options: Option[] = [];
  addOpenUses(state, hero, usesOf(hero.id), options);
  return options;
}

/** Of a list with something for each use, what stands for those that are open to a Hero now. */
export function addOpenUses<T>(
  { campaign: { provisions } }: State,
  hero: Hero,
  uses: readonly (T | null)[],
  open: T[],
): void {
  for (let at = 0; at < USES.length; at++) {
    const { provision, isOpen } = USES[at] as Use;
    const use = uses[at];
    if (use !== undefined && use !== null && provisions[provision] > 0 && isOpen(hero)) open.push(use);
  }
}

/** The same each time they are offered, so made once: an option for each use. */
export const usesOf = kept((hero: HeroId): readonly Option[] => USES.map(use => useOption(use, hero)));

function useOption({ id, provision }: Use, hero: HeroId): Option {
  const on = [`provision:${provision}`, `figure:${hero}`];
  return { id, text: id.replace(':', '-'), about: { hero }, on };
}

/** Whether a use would do anything to the Hero or the Light, so that it is worth a question of its own. */
export function isHelpful(state: State, hero: Hero, option: string): boolean {
  for (const { id, helps } of USES) if (id === option) return helps(state, hero);
  return false;
}

/** DD-PRV-05 to DD-PRV-09, DD-PRV-13: one of them, by its id. */
export function useProvision(table: Table<State>, hero: Hero, option: string): Rule {
  const use = USES.find(({ id }) => id === option);
  if (use === undefined) throw new RuleBug(`DD-PRV-05: no Provision is used as ${option}`);
  takeDie(table.state, use.provision, use.rule);
  table.tell({ type: 'provision-used', rule: use.rule, hero: hero.id, provision: use.provision });
  return use.does(table, hero);
}

/** One random die of the pool is lost (Selfish). */
export function* loseRandomProvision(table: Table<State>, rule: RuleId): Rule {
  const { provisions } = table.state.campaign;
  const pool = PROVISIONS.flatMap(id => new Array<ProvisionId>(provisions[id]).fill(id));
  if (pool.length === 0) return;
  const lost = yield* pick('lost-provision', pool, rule);
  takeDie(table.state, lost, rule);
  table.tell({ type: 'provision-lost', rule, provision: lost });
}
