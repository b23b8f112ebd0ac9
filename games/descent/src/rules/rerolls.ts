import {
  ask,
  DONE,
  type Option,
  PASS,
  type Rule,
  type RuleId,
  type Seat,
  type Table,
} from '@tenebrae/kernel';
import type { Attack, Hero, RolledDie, State } from '../state.ts';
import { figuresAffected } from './attack-areas.ts';
import { faceOf, powerFace, rollDice } from './dice.ts';
import { partsOf } from './effects-of.ts';
import { figureOf, heroFigure, isMonster, nameOf, OVERLORD } from './figures.ts';
import { NOTHING } from './nothing.ts';
import { removeOrder } from './orders.ts';
import { holdsCardFor, offerCards } from './overlord-window.ts';
import { isNearSkye } from './stats.ts';

/** DJ-ORD-04, DJ-ORD-06: before rolling, a hero may use his aim order; a charmed hero uses no orders. */
export function useAim(table: Table<State>, attack: Attack): Rule {
  const figure = figureOf(table.state, attack.attacker);
  if (figure?.kind !== 'hero' || figure.hero.order !== 'aim' || attack.interrupt === 'charm') return NOTHING;
  return offerAim(table, attack, figure.hero);
}

function* offerAim(table: Table<State>, attack: Attack, hero: Hero): Rule {
  const choice = yield* ask('use-aim', hero.seat, [{ id: 'use-aim', text: 'aim-now' }, PASS], 'DJ-ORD-04', {
    about: { hero: hero.id },
  });
  if (choice.id !== 'use-aim') return;
  attack.aimed = true;
  removeOrder(table, hero, 'DJ-ORD-04', 'aim');
}

/**
 * DJ-DIC-07 to DJ-DIC-10, DJ-DIC-12, DJ-ABL-32: right after the roll, and once an attack: dodges first, then abilities of those
 * affected, then the attacker's abilities and his aim. Aim and dodge cancel each other.
 */
export function settleRerolls(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const isNeeded =
    attack.aimed ||
    attack.dodged ||
    holdsCardFor(state, 'hero-attack-rolled') ||
    state.heroes.some(mayChangeDice);
  return isNeeded ? rerollAll(table, attack) : NOTHING;
}

const mayChangeDice = (hero: Hero): boolean => isDodging(hero) || mayReroll(hero);

function* rerollAll(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const dodgers = dodgersOf(state, attack);
  if (dodgers.length > 0) attack.dodged = true;
  if (isVoid(attack)) return tellVoid(table, attack);
  if (dodgers.length > 0 || holdsCardFor(state, 'hero-attack-rolled'))
    yield* offerDodges(table, attack, dodgers);
  if (isVoid(attack)) return tellVoid(table, attack);
  if (!attack.rerolled && state.heroes.some(mayReroll)) yield* useAbilities(table, attack);
  if (attack.aimed && !attack.rerolled) yield* chooseDice(table, attack, attack.seat, 'DJ-ORD-04');
}

/** DJ-DIC-09, DJ-ORD-09: nobody need announce anything. */
const isVoid = ({ aimed, dodged }: Attack): boolean => aimed && dodged;

function tellVoid(table: Table<State>, { attacker }: Attack): void {
  const name = nameOf(table.state, attacker);
  table.tell({ type: 'aim-and-dodge-cancelled', rule: 'DJ-DIC-09', figure: attacker, name });
}

/** DJ-ORD-08, DJ-ORD-21: the heroes with a dodge order among those affected as the dice fall; nobody dodges himself. */
function dodgersOf(state: State, attack: Attack): Hero[] {
  if (!state.heroes.some(isDodging)) return [];
  const affected = figuresAffected(state, attack);
  return state.heroes.filter(
    hero =>
      hero.order === 'dodge' && heroFigure(hero) !== attack.attacker && affected.includes(heroFigure(hero)),
  );
}

const isDodging = ({ order }: Hero): boolean => order === 'dodge';

/** DJ-ORD-07, DJ-ORD-10: from the attacking player's left each is asked; the first who dodges decides alone, also for none. */
function* offerDodges(table: Table<State>, attack: Attack, dodgers: readonly Hero[]): Rule {
  for (const hero of fromTheLeft(table.state, attack)) {
    if (hero === null) yield* offerDodgeCard(table, attack);
    else if (dodgers.includes(hero)) yield* offerDodge(table, attack, hero);
    if (attack.rerolled || isVoid(attack)) return;
  }
}

/** DJ-SET-29: the overlord (null) sits between the last hero and the first; of a charmed hero's attack he is the player. */
function fromTheLeft({ heroes }: State, { attacker, interrupt }: Attack): readonly (Hero | null)[] {
  const circle = [null, ...heroes];
  const at = interrupt === 'charm' ? 0 : heroes.findIndex(hero => heroFigure(hero) === attacker) + 1;
  return [...circle.slice(at + 1), ...circle.slice(0, at)];
}

function* offerDodge(table: Table<State>, attack: Attack, hero: Hero): Rule {
  const choice = yield* ask('use-dodge', hero.seat, [{ id: 'dodge' }, PASS], 'DJ-ORD-07', {
    window: true,
    concerns: [hero.seat],
    about: { hero: hero.id, figure: nameOf(table.state, attack.attacker) },
  });
  if (choice.id !== 'dodge') return;
  table.tell({ type: 'attack-dodged', rule: 'DJ-ORD-07', name: hero.id });
  yield* chooseDice(table, attack, hero.seat, 'DJ-ORD-07');
}

/** The Dodge card against a hero's attack on a monster that can dodge (DJ-FAM-11): it only says that one dodges. */
function* offerDodgeCard(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  if (isMonster(attack.attacker) || attack.interrupt === 'charm') return;
  const canDodge = figuresAffected(state, attack).some(id => isMonster(id) && !isNearSkye(state, id));
  if (!canDodge) return;
  const wasDodged = attack.dodged;
  attack.dodged = false;
  yield* offerCards(table, { kind: 'hero-attack-rolled', attack });
  const isPlayed = attack.dodged;
  attack.dodged ||= wasDodged;
  if (isPlayed && !attack.aimed) yield* chooseDice(table, attack, OVERLORD, 'DJ-ORD-07');
}

const mayReroll = (hero: Hero): boolean => partsOf(hero).reroll.length > 0;

/** DJ-DIC-12: Lyssa and the like, when affected, then the attacker's own; they count as the one re-roll. */
function* useAbilities(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const affected = figuresAffected(state, attack);
  const defenders = state.heroes.filter(
    hero => affected.includes(heroFigure(hero)) && heroFigure(hero) !== attack.attacker,
  );
  const attacker = figureOf(state, attack.attacker);
  const isOwn = attacker?.kind === 'hero' && attack.interrupt !== 'charm';
  for (const hero of isOwn ? [...defenders, attacker.hero] : defenders) {
    for (const { reroll } of partsOf(hero).reroll) {
      if (yield* reroll(table, hero, attack)) attack.rerolled = true;
      if (attack.rerolled) return;
    }
  }
}

interface DieOption extends Option {
  readonly place: number;
}

/** DJ-DIC-07: die by die until he is done, then all of them are rolled together. */
function* chooseDice(table: Table<State>, attack: Attack, seat: Seat, rule: RuleId): Rule {
  const chosen: number[] = [];
  for (;;) {
    const options = dieOptions(attack, chosen);
    const choice = yield* ask<DieOption | typeof DONE>('reroll', seat, [...options, DONE], rule, {
      about: { count: chosen.length },
    });
    if (!('place' in choice)) break;
    chosen.push(choice.place);
  }
  yield* rerollDice(table, attack, chosen, rule);
}

/** DJ-DIC-10: every die that was not added by fatigue; of dice of one colour that show the same, one. */
export function dieOptions({ dice }: Attack, chosen: readonly number[]): DieOption[] {
  const seen = new Set<string>();
  return dice.flatMap((die, place) => {
    const shown = shownBy(die);
    if (die.added || chosen.includes(place) || seen.has(shown)) return [];
    seen.add(shown);
    return [dieOption(die, place)];
  });
}

function shownBy(die: RolledDie): string {
  const faces = (SHOWN[die.colour] ??= []);
  return (faces[die.face] ??= `${die.colour} ${Object.values(faceOf(die)).join()}`);
}

/** By colour and face, put together once. */
const SHOWN: Partial<Record<RolledDie['colour'], string[]>> = {};

function dieOption(die: RolledDie, place: number): DieOption {
  const { range, damage, surges, miss } = faceOf(die);
  const { colour, face } = die;
  const on = [`die:${place}`];
  const id = `reroll-die:${place}`;
  if (miss) return { id, text: 'reroll-miss', place, about: { colour }, on };
  if (colour === 'black') return { id, text: 'reroll-power', place, about: { face: powerFace(face) }, on };
  return { id, place, about: { colour, range, damage, surges }, on };
}

/** DJ-DIC-07, DJ-DIC-08: the attacker rolls these dice again and the new results stand; it was the one re-roll of the attack. */
export function* rerollDice(
  table: Table<State>,
  attack: Attack,
  places: readonly number[],
  rule: RuleId,
): Rule {
  attack.rerolled = true;
  if (places.length === 0) return;
  const colours = places.map(place => attack.dice[place]?.colour ?? 'black');
  const rolled = yield* rollDice('re-roll', colours, rule, attack.seat);
  places.forEach((place, at) => {
    const die = attack.dice[place];
    if (die !== undefined) die.face = rolled[at]?.face ?? die.face;
  });
  table.tell({ type: 'dice-rerolled', rule, count: places.length });
}
