import { kept, type Seat } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import { rosterOf } from '../data/skills.ts';
import type { Hero, History, Side } from '../state.ts';

/** DD-SET-13 to DD-SET-15: a Hero of Level 1 with a roster of seven Skills, none equipped yet. */
export const newHero = (id: HeroId, seat: Seat, joined: number, side: Side = 'heroes'): Hero => ({
  kind: 'hero',
  id,
  seat,
  side,
  level: 1,
  xp: 0,
  skills: firstSkills(id),
  equipped: [],
  forged: {},
  form: 'human',
  wounds: 0,
  stress: 0,
  resolve: null,
  quirks: [],
  disease: null,
  trinkets: [],
  reacting: [],
  conditions: [],
  area: null,
  turnsLeft: 0,
  profile: null,
  history: newHistory(joined),
});

/** Never changed in place: a Skill that rises gives the Hero a roster of its own. */
const firstSkills = kept((id: HeroId): Hero['skills'] =>
  Object.fromEntries(rosterOf(id).map(skill => [skill, 1])),
);

const newHistory = (joined: number): History => ({
  joined,
  kills: 0,
  bosses: 0,
  woundsDealt: 0,
  woundsSuffered: 0,
  woundsHealed: 0,
  stressSuffered: 0,
  criticals: 0,
  deathblows: 0,
  quirksGained: 0,
  diseases: 0,
  resolveTests: 0,
  quests: 0,
});
