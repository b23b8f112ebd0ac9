import { ask, PARTY, type Rule, type RuleId, type Table, type TextId } from '@tenebrae/kernel';
import type { CreatureIcon } from '../data/dice.ts';
import { VIRUS_LIMIT } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
import { countIcons } from './dice.ts';
import { canBeBitten } from './infection.ts';
import { keptByNumber } from './kept.ts';
import { hasAccessible } from './rooms.ts';

/** The icons of one attack that a survivor takes. */
export interface Share {
  readonly survivor: Survivor;
  damage: number;
  heavyDamage: number;
  bites: number;
  entrap: boolean;
  fear: boolean;
}

/** DDD-REA-19: the players give every icon to somebody who can take it, before any takes effect. */
export function* allocateIcons(
  table: Table<State>,
  icons: readonly CreatureIcon[],
  survivors: readonly Survivor[],
): Rule<Share[]> {
  const shares = survivors.map(newShare);
  for (let left = countIcons(icons, 'damage'); left > 0; left--) {
    const share = yield* giveIcon('damage', shares, 'DDD-REA-06');
    if (share !== null) share.damage += 1;
  }
  for (let left = countIcons(icons, 'heavy-damage'); left > 0; left--) {
    const share = yield* giveIcon('heavy-damage', shares, 'DDD-REA-07');
    if (share !== null) share.heavyDamage += 1;
  }
  for (let left = countIcons(icons, 'bite'); left > 0; left--) {
    const share = yield* giveIcon('bite', shares.filter(canTakeBite), 'DDD-REA-16');
    if (share !== null) share.bites += 1;
  }
  if (icons.includes('entrap') || icons.includes('fear'))
    yield* allocateEntrapAndFear(table.state, icons, shares);
  return shares;
}

const newShare = (survivor: Survivor): Share => ({
  survivor,
  damage: 0,
  heavyDamage: 0,
  bites: 0,
  entrap: false,
  fear: false,
});

/** DDD-REA-16, DDD-SKL-15: bites given to him in this attack count with his virus tokens. */
const canTakeBite = ({ survivor, bites }: Share): boolean =>
  canBeBitten(survivor) && survivor.virus + bites < VIRUS_LIMIT;

/** DDD-REA-14, DDD-REA-17, DDD-REA-19: nobody who is entrapped takes either, and nobody takes both. */
function allocateEntrapAndFear(state: State, icons: readonly CreatureIcon[], shares: readonly Share[]): Rule {
  const free = shares.filter(one => one.survivor.entrapped === 'no');
  const entraps = countIcons(icons, 'entrap');
  const fears = free.some(one => canFlee(state, one.survivor)) ? countIcons(icons, 'fear') : 0;
  return entraps + fears < free.length
    ? giveEntrapAndFear(free, entraps, fears)
    : takeEntrapOrFear(free, entraps, fears);
}

/** Fewer icons than survivors: for each of them the players choose who takes it. */
function* giveEntrapAndFear(free: readonly Share[], entraps: number, fears: number): Rule {
  const open = () => free.filter(one => !one.entrap && !one.fear);
  for (let left = entraps; left > 0; left--) {
    const share = yield* giveIcon('entrap', open(), 'DDD-REA-14');
    if (share !== null) share.entrap = true;
  }
  for (let left = fears; left > 0; left--) {
    const share = yield* giveIcon('fear', open(), 'DDD-REA-17');
    if (share !== null) share.fear = true;
  }
}

/** Enough icons for everybody: for each survivor the players choose which one he takes; those left over are ignored. */
function* takeEntrapOrFear(free: readonly Share[], entraps: number, fears: number): Rule {
  const left = { entrap: entraps, fear: fears };
  for (const share of free) {
    const options = [TAKE_ENTRAP, TAKE_FEAR].filter(({ icon }) => left[icon] > 0);
    if (options.length === 0) return;
    const about = { survivor: share.survivor.id };
    const { icon } = yield* ask('entrap-or-fear', PARTY, options, 'DDD-REA-19', { about });
    share[icon] = true;
    left[icon] -= 1;
  }
}

const TAKE_ENTRAP = {
  id: 'take:entrap',
  text: 'take-icon',
  icon: 'entrap',
  about: { icon: 'entrap' },
} as const;
const TAKE_FEAR = { id: 'take:fear', text: 'take-icon', icon: 'fear', about: { icon: 'fear' } } as const;

/** DDD-REA-17, DDD-ENT-01: he is not entrapped, and some room is accessible. */
export const canFlee = (state: State, survivor: Survivor): boolean =>
  survivor.entrapped === 'no' && hasAccessible(state, survivor.room);

/** Null if nobody can take it: the icon is ignored. */
function* giveIcon(icon: CreatureIcon, to: readonly Share[], rule: RuleId): Rule<Share | null> {
  if (to.length === 0) return null;
  const options: SurvivorOption[] = [];
  for (const { survivor } of to) options.push(survivorOption(survivor.id, options.length));
  const { place } = yield* ask('allocate-icon', PARTY, options, rule, { about: { icon } });
  return to[place] as Share;
}

/** DDD-GEN-03: the players choose one of some survivors together. */
export function* chooseSurvivor(
  what: TextId,
  survivors: readonly Survivor[],
  rule: RuleId,
  about: Readonly<Record<string, string | number>> = {},
): Rule<Survivor> {
  const options = survivors.map(({ id }, place) => survivorOption(id, place));
  const { place } = yield* ask(what, PARTY, options, rule, { about });
  return survivors[place] as Survivor;
}

const survivorOption = keptByNumber((survivor: SurvivorId, place) => ({
  id: `survivor:${survivor}`,
  text: 'pick-survivor',
  place,
  about: { survivor },
  on: [`survivor:${survivor}`],
}));
type SurvivorOption = ReturnType<typeof survivorOption>;
