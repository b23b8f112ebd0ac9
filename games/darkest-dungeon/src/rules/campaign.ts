import { ask, type Option, pick, PARTY, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import { HERO_IDS, type HeroId } from '../data/heroes.ts';
import { PARTY_SIZE, SKILL_SLOTS } from '../data/limits.ts';
import { PARTIES, type PartyId } from '../data/parties.ts';
import type { SkillId } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';
import { chooseSkills } from './levelling.ts';
import { newHero } from './new-hero.ts';
import { giveExperience, openCampaign, startingPoint } from './starts.ts';
import { joinTracker } from './tracker.ts';

/**
 * DD-CAM-01, DD-SET-09, DD-SET-13 to DD-SET-16: the next Hero of the party; after the fourth the campaign opens (DD-SET-11)
 * where the option `start` says.
 */
export function* playChooseHeroes(table: Table<State>): Rule {
  const { state } = table;
  const { party } = state.options;
  if (party === 'chosen' || party === 'random') yield* addHero(table, yield* nextHero(table), []);
  else yield* formParty(table, party);
  if (state.heroes.length === PARTY_SIZE) yield* openCampaign(table);
}

/** DD-SET-16: one of the ready-made parties, in Stance order. */
function* formParty(table: Table<State>, party: PartyId): Rule {
  for (const [id, skills] of PARTIES[party]) yield* addHero(table, id, skills);
  table.tell({ type: 'party-formed', rule: 'DD-SET-16', party });
}

/** DD-SET-13: a Hero who is not in the party yet, chosen by the player or by chance. */
function* nextHero(table: Table<State>): Rule<HeroId> {
  const { state } = table;
  const left = HERO_IDS.filter(id => state.heroes.every(hero => hero.id !== id));
  if (state.options.party === 'random') return yield* pick('random-hero', left, 'DD-SET-16');
  const about = { place: state.heroes.length + 1 };
  const { hero } = yield* ask('choose-hero', seatOfNext(table), left.map(heroOption), 'DD-SET-13', { about });
  return hero;
}

const heroOption = (hero: HeroId): Option & { hero: HeroId } => ({
  id: `hero:${hero}`,
  text: 'take-hero',
  hero,
  about: { hero },
});

/** DD-SET-14, DD-SET-15: with seven Skills, of which the party's list or the player names those that are equipped. */
function* addHero(table: Table<State>, id: HeroId, skills: readonly SkillId[]): Rule {
  const { state } = table;
  const point = startingPoint(state.options);
  const hero: Hero = { ...newHero(id, seatOfNext(table), 1), level: point.heroLevel, equipped: [...skills] };
  state.heroes.push(hero);
  joinTracker(state, 'heroes', id);
  if (hero.equipped.length < (SKILL_SLOTS[hero.level - 1] ?? 0))
    yield* chooseSkills(table, hero, 'DD-SET-14');
  yield* giveExperience(table, hero, point);
  table.tell({ type: 'hero-joined', rule: 'DD-SET-13', hero: id, card: `${id}:${hero.level}` });
}

/** Ruling DD-CAM-01: the players share out the four Heroes in turn. */
const seatOfNext = ({ state, seats }: Table<State>): Seat =>
  seats[state.heroes.length % seats.length] ?? PARTY;
