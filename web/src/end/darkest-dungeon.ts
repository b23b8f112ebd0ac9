import type { LogLine, Scene } from '../engine/scene.ts';
import { type Curve, type Hero, numberOf, type Story, sum, weightiest } from './story.ts';

interface History {
  readonly kills: number;
  readonly bosses: number;
  readonly woundsDealt: number;
  readonly woundsSuffered: number;
  readonly woundsHealed: number;
  readonly stressSuffered: number;
  readonly criticals: number;
  readonly deathblows: number;
  readonly quirksGained: number;
}

interface Somebody {
  readonly id: string;
  readonly seat: string;
  readonly level: number;
  readonly history: History;
}

interface View {
  readonly heroes: readonly Somebody[];
  readonly fallen: readonly (Somebody & { readonly cause: string })[];
  readonly campaign: { readonly gold: number; readonly questLog: readonly unknown[] };
  readonly circus: { readonly round: number } | null;
}

/** What the story turns on, the weightiest first. */
export const DUNGEON_TURNS_ON: readonly string[] = [
  'final-encounter-begun',
  'form-appeared',
  'boss-defeated',
  'hero-killed',
  'act-begun',
  'virtue-gained',
  'resolve-tested',
  'deaths-door-reached',
  'quest-finished',
  'battle-fled',
  'battle-won',
  'monster-killed',
];

/** Whether a view is one of this game. */
export const isDungeon = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'trackers' in view && 'campaign' in view && 'fallen' in view;

/** A campaign or a bout: what every Hero, dead or alive, has done and suffered. */
export function dungeonStory(scene: Scene, log: readonly LogLine[]): Story {
  const view = scene.view as unknown as View;
  const everyone = [...view.heroes, ...view.fallen];
  const total = (what: keyof History): number => sum(everyone.map(({ history }) => history[what]));
  const quests = view.campaign.questLog.length;
  const graves = view.fallen.length;
  const { circus } = view;
  return {
    numbers: [
      circus === null ? { value: quests, of: 'end-quests' } : { value: circus.round, of: 'end-rounds' },
      { value: total('kills'), of: 'end-kills' },
      { value: total('bosses'), of: 'end-bosses' },
      { value: graves, of: 'end-graves' },
      circus === null
        ? { value: view.campaign.gold, of: 'end-gold' }
        : { value: total('criticals'), of: 'end-criticals' },
    ],
    columns: [
      'end-kills',
      'end-dealt',
      'end-suffered',
      'end-healed',
      'end-stress',
      'end-criticals',
      'end-deathblows',
      'end-quirks',
    ],
    heroes: [
      ...view.heroes.map(heroOf),
      ...view.fallen.map(
        (one): Hero => ({
          ...heroOf(one),
          note: {
            text: 'table.fallen-hero',
            facts: { hero: one.id, level: one.level, cause: `cause.${one.cause}` },
          },
        }),
      ),
    ],
    curves: [stress(log), ...(circus === null ? [light(log)] : [])],
    moments: weightiest(log, DUNGEON_TURNS_ON),
    closing:
      circus === null
        ? { text: 'end-campaign', facts: { quests, graves } }
        : { text: 'end-bout', facts: { rounds: circus.round } },
  };
}

const heroOf = ({ id, seat, history }: Somebody): Hero => ({
  id,
  seat,
  deeds: [
    history.kills,
    history.woundsDealt,
    history.woundsSuffered,
    history.woundsHealed,
    history.stressSuffered,
    history.criticals,
    history.deathblows,
    history.quirksGained,
  ],
  luck: null,
});

/** The Stress of all Heroes together; who dies takes it along. */
function stress(log: readonly LogLine[]): Curve {
  const of = new Map<string, number>();
  const points = log.flatMap(({ at, event }) => {
    const hero = event['hero'];
    if (typeof hero !== 'string') return [];
    if (event.type === 'hero-killed') of.delete(hero);
    else if (event.type === 'stress-suffered' || event.type === 'stress-recovered')
      of.set(hero, numberOf(event['stress']));
    else return [];
    return [{ at, value: sum([...of.values()]) }];
  });
  return ended('end-party-stress', points, log, 0);
}

function light(log: readonly LogLine[]): Curve {
  let before = 5;
  const points = log.flatMap(({ at, event }) => {
    if (event.type !== 'light-changed' && event.type !== 'light-set') return [];
    const value = numberOf(event['light']);
    const step = [
      { at, value: before },
      { at, value },
    ];
    before = value;
    return step;
  });
  return ended('end-light', points, log, 5);
}

/** From the first moment to the last. */
const ended = (
  name: Curve['name'],
  points: Curve['points'],
  log: readonly LogLine[],
  first: number,
): Curve => ({
  name,
  points: [
    { at: 0, value: first },
    ...points,
    { at: log.at(-1)?.at ?? 0, value: points.at(-1)?.value ?? first },
  ],
});
