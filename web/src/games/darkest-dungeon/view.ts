import type { View } from '@tenebrae/darkest-dungeon';
import {
  type BuildingId,
  CIRCUS_SKILLS,
  circusSkillOf,
  type CircusSkillId,
  type HeroId,
  type Level,
  type MonsterCard,
  monsterCardOf,
  type RoomId,
  type SkillCard,
  type SkillId,
  skillOf,
  type Stance,
  type UpgradableId,
  UPGRADE_PRICES,
} from '@tenebrae/darkest-dungeon/data';
import type { Json, Option, Question } from '@tenebrae/kernel';

export type { View } from '@tenebrae/darkest-dungeon';
export type Hero = View['heroes'][number];
export type Battle = NonNullable<View['battle']>;
export type Monster = Battle['monsters'][number];
export type Figure = Hero | Monster;
export type Dungeon = NonNullable<NonNullable<View['quest']>['dungeon']>;
export type Hamlet = NonNullable<View['hamlet']>;
export type Side = keyof View['trackers'];
export type Aimed = NonNullable<View['aims'][Figure['id']]>[number];

export const asView = (view: Json): View => view as unknown as View;

/** Which of the boards lies on the table. */
export type Scenery = 'battle' | 'map' | 'hamlet' | 'gathering';
export function sceneryOf(view: View): Scenery {
  if (roomOf(view) !== null) return 'battle';
  if ((view.quest?.dungeon ?? null) !== null) return 'map';
  return view.hamlet === null ? 'gathering' : 'hamlet';
}

/** The tile of the Battle; in the Circus the arena, before anybody has entered it too. */
export const roomOf = ({ battle, circus }: View): RoomId | null => battle?.room ?? circus?.arena ?? null;

export const everyone = (view: View): Figure[] => [...view.heroes, ...(view.battle?.monsters ?? [])];
export const figureIn = (view: View, id: string): Figure | undefined =>
  everyone(view).find(figure => figure.id === id);
export const countedOf = (view: View, figure: Figure) => view.figures[figure.id];
export const lifeOf = (view: View, figure: Figure): number => countedOf(view, figure)?.life ?? 1;
export const lifeLeft = (view: View, figure: Figure): number =>
  Math.max(0, lifeOf(view, figure) - figure.wounds);

export const cardOf = (monster: Monster): MonsterCard => monsterCardOf(monster.card, monster.level);
export const isLarge = (figure: Figure): boolean =>
  figure.kind === 'monster' && cardOf(figure).size === 'large';

/** Those of one side from the front to the back. */
export const inOrder = (view: View, side: Side): Figure[] =>
  view.trackers[side].flatMap(id => figureIn(view, id) ?? []);

export const sidesOf = (view: View): readonly [Side, Side] =>
  view.circus === null ? ['heroes', 'monsters'] : ['red', 'blue'];

export const skillLevel = (hero: Hero, skill: SkillId): Level =>
  Math.max(hero.skills[skill] ?? 1, hero.forged[skill] ?? 1) as Level;

const isCircusSkill = (skill: SkillId): skill is CircusSkillId => Object.hasOwn(CIRCUS_SKILLS, skill);

/** The card that lies before a Hero for a Skill, and from where it works. */
export function skillCard(
  hero: Hero,
  skill: SkillId,
  level: Level = skillLevel(hero, skill),
): { card: SkillCard; stances: readonly Stance[] } {
  if (hero.profile !== null && isCircusSkill(skill)) return circusSkillOf(skill);
  const { levels, back, stances } = skillOf(skill);
  const cards = hero.form === 'beast' && back !== undefined ? back : levels;
  return { card: cards[level - 1] as SkillCard, stances };
}

export const isSkill = (id: string): id is SkillId => /^[a-z-]+:[a-z-]+$/.test(id);

export const isUpgradable = (building: BuildingId): building is UpgradableId =>
  Object.hasOwn(UPGRADE_PRICES, building);

/** Seat 1 to 4 where each Hero is somebody's own, else the place in the party; the teams of the Circus are red and blue. */
export function seatColour(view: View, hero: Hero): number {
  if (hero.side === 'red') return 0;
  if (hero.side === 'blue') return 2;
  const seats = new Set(view.heroes.map(({ seat }) => seat));
  const number = Number(/(\d+)$/.exec(hero.seat)?.[1] ?? 1);
  const place = view.heroes.findIndex(({ id }) => id === hero.id);
  return seats.size === view.heroes.length && number >= 1 && number <= 5
    ? number
    : (Math.max(0, place) % 5) + 1;
}

/** The Hero whose choice it is, if the question is about one. */
export function actorOf(view: View, question: Question | null): Hero | null {
  const named = [question?.about?.['hero'], question?.about?.['figure'], view.battle?.turn?.figure];
  for (const id of named) {
    const hero = view.heroes.find(one => one.id === id);
    if (hero !== undefined) return hero;
  }
  const own = view.heroes.filter(one => one.seat === question?.seat);
  return own.length === 1 ? (own[0] ?? null) : null;
}

export const heroOf = (view: View, id: string): Hero | undefined =>
  [...view.heroes, ...view.joining].find(one => one.id === (id as HeroId));

/** Whether a thing that an option names is drawn on the board as the table stands. */
export function isOnBoard(view: View, thing: string): boolean {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  const scenery = sceneryOf(view);
  switch (kind) {
    case 'area':
    case 'chest':
      return scenery === 'battle';
    case 'place':
      return scenery === 'map';
    case 'building':
      return scenery === 'hamlet';
    case 'figure': {
      const figure = figureIn(view, id);
      if (figure === undefined) return false;
      return scenery === 'battle' ? figure.area !== null : figure.kind === 'hero';
    }
    default:
      return false;
  }
}

/** What an option is about that lies off the board. */
export const thingOf = (option: Option, kind: string): string | null =>
  option.on?.find(thing => thing.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
