import { SURVIVOR_DICE_LIMIT, ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import { coloursOf, countColours } from '../habits/colours.ts';
import { expectedHits } from '../habits/fight.ts';
import { diceIn, type Threats } from '../habits/land.ts';
import { creatureDice } from '../rules/creatures.ts';
import { countSurvivorsAt, isIn, itemOf, roomsOf, survivorsIn } from '../rules/figures.ts';
import { attackValues, isUsableWeapon } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';

/** What counts before the showdown and in it. */
export interface Figures {
  survivors: number;
  /** Those of them who are out of the house. */
  out: number;
  wounds: number;
  /** Virus markers; those who have more than one; and how far they have turned. */
  bitten: number;
  infected: number;
  decay: number;
  entrapped: number;
  radiation: number;
  ammo: number;
  /** Hits to expect: of the best weapon, and of the best of each survivor together. */
  bestWeapon: number;
  allWeapons: number;
  /** The colours of each survivor's cards, squared: only together do they open doors. */
  colours: number;
  skills: number;
  xp: number;
  /** AP of those who have yet to act. */
  apLeft: number;
  /** Each team of its own brings a reaction. */
  teams: number;
  burning: number;
  burns: number;
  destroyed: number;
  radioactive: number;
  /** Face down. */
  tokens: number;
  zombies: number;
  /** Creature dice to come that the survivors in a room would not cancel. */
  attacks: number;
  creature: number;
  creatureDice: number;
  creatureHits: number;
}

export type Weights = Readonly<Figures>;

export function weighed(figures: Figures, weights: Weights): number {
  let score = 0;
  for (const name of NAMES) score += figures[name] * weights[name];
  return score;
}

export function figuresOf(state: State, threats: Threats): Figures {
  const figures = { ...NONE };
  figures.survivors = state.survivors.length;
  figures.teams = state.teams.length;
  for (const survivor of state.survivors) {
    if (isIn(survivor)) countSurvivor(figures, state, survivor);
    else figures.out += 1;
  }
  countHouse(figures, state);
  countEnemies(figures, state, threats);
  return figures;
}

export const NONE: Weights = {
  survivors: 0,
  out: 0,
  wounds: 0,
  bitten: 0,
  infected: 0,
  decay: 0,
  entrapped: 0,
  radiation: 0,
  ammo: 0,
  bestWeapon: 0,
  allWeapons: 0,
  colours: 0,
  skills: 0,
  xp: 0,
  apLeft: 0,
  teams: 0,
  burning: 0,
  burns: 0,
  destroyed: 0,
  radioactive: 0,
  tokens: 0,
  zombies: 0,
  attacks: 0,
  creature: 0,
  creatureDice: 0,
  creatureHits: 0,
};
const NAMES = Object.keys(NONE) as readonly (keyof Figures)[];

/** Whoever has this many virus markers is turning. */
const TURNING = 2;
const LAST_OF_CUBE = 5;
/** More than this in one firearm is hardly ever shot. */
const AMMO_USED = 6;
const BARE_HANDS = 0.3;

function countSurvivor(figures: Figures, state: State, survivor: Survivor): void {
  const { wounds, virus, cube, entrapped, radiation, skills, xp, cards } = survivor;
  figures.wounds += wounds;
  figures.bitten += virus;
  if (virus >= TURNING) {
    figures.infected += 1;
    figures.decay += cube === null ? 0 : LAST_OF_CUBE - cube;
  }
  figures.entrapped += entrapped === 'no' ? 0 : 1;
  figures.radiation += radiation;
  figures.skills += skills.length;
  figures.xp += xp;
  figures.colours += countColours(coloursOf(cards)) ** 2;
  figures.apLeft += hasYetToAct(state, survivor) ? survivor.ap : 0;
  let hits = BARE_HANDS;
  for (const card of cards) {
    if (itemOf(card).kind === 'firearm') figures.ammo += Math.min(card.ammo, AMMO_USED);
    if (isUsableWeapon(card)) hits = Math.max(hits, expectedHits(attackValues(survivor, card)));
  }
  figures.allWeapons += hits;
  figures.bestWeapon = Math.max(figures.bestWeapon, hits);
}

const hasYetToAct = ({ phase, teams }: State, { id }: Survivor): boolean =>
  phase.kind === 'actions' && teams.findIndex(team => team.includes(id)) >= phase.team;

function countHouse(figures: Figures, { tiles, fire }: State): void {
  figures.burning = fire === null ? 0 : 1;
  for (const { burn, destroyed, radiation } of tiles) {
    figures.burns += burn;
    figures.destroyed += destroyed ? 1 : 0;
    figures.radioactive += radiation ? 1 : 0;
  }
}

function countEnemies(figures: Figures, state: State, threats: Threats): void {
  figures.tokens = state.tokens.length;
  figures.zombies = state.zombies.length;
  for (const room of roomsOf(survivorsIn(state))) {
    const defenders = Math.min(countSurvivorsAt(state, room), SURVIVOR_DICE_LIMIT);
    const dice = Math.min(diceIn(threats, room), ZOMBIE_DICE_LIMIT);
    figures.attacks += Math.max(0, dice - defenders / 3);
  }
  if (state.creature === null) return;
  figures.creature = 1;
  figures.creatureDice = creatureDice(state);
  for (const hits of state.creature.hits) figures.creatureHits += hits;
}
