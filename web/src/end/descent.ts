import type { LogLine, Scene } from '../engine/scene.ts';
import { type Curve, numberOf, type Story, sum, weightiest } from './story.ts';

interface View {
  readonly round: number;
  readonly conquest: number;
  readonly heroes: readonly { readonly id: string; readonly seat: string; readonly coins: number }[];
  readonly tally: {
    readonly kills: Readonly<Record<string, number>>;
    readonly deaths: Readonly<Record<string, number>>;
    readonly chests: number;
    readonly glyphs: number;
    readonly cardsPlayed: number;
  };
}

/** What the story turns on, the weightiest first. */
export const DESCENT_TURNS_ON: readonly string[] = [
  'hero-killed',
  'named-monster-met',
  'area-revealed',
  'chest-opened',
  'runekey-found',
  'relic-found',
  'conquest-lost',
  'glyph-activated',
  'card-played',
  'monster-killed',
];

/** Whether a view is one of this game. */
export const isDescent = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'conquest' in view && 'overlord' in view && 'tally' in view;

/** What every hero has done and suffered, and how conquest and threat went. */
export function descentStory(scene: Scene, log: readonly LogLine[]): Story {
  const { round, heroes, tally } = scene.view as unknown as View;
  const dealt = woundsBy(log, 'dealt');
  const suffered = woundsBy(log, 'suffered');
  return {
    numbers: [
      { value: round, of: 'end-rounds' },
      { value: sum(Object.values(tally.kills)), of: 'end-kills' },
      { value: sum(Object.values(tally.deaths)), of: 'end-deaths' },
      { value: tally.chests, of: 'end-chests' },
      { value: tally.cardsPlayed, of: 'end-cards-played' },
    ],
    columns: ['end-kills', 'end-dealt', 'end-suffered', 'end-deaths', 'end-gold'],
    heroes: heroes.map(({ id, seat, coins }) => ({
      id,
      seat,
      deeds: [
        tally.kills[id] ?? 0,
        dealt.get(`hero:${id}`) ?? 0,
        suffered.get(`hero:${id}`) ?? 0,
        tally.deaths[id] ?? 0,
        coins,
      ],
      luck: null,
    })),
    curves: [
      curve('end-conquest', log, /^conquest-/, 'conquest'),
      curve('end-threat', log, /^threat-/, 'threat'),
    ],
    moments: weightiest(log, DESCENT_TURNS_ON),
  };
}

/** Wounds by figure: those that its attacks dealt to others, or those that it suffered. */
function woundsBy(log: readonly LogLine[], side: 'dealt' | 'suffered'): ReadonlyMap<string, number> {
  const wounds = new Map<string, number>();
  let striker = '';
  for (const { event } of log) {
    if (/^(area-)?attack-declared$/.test(event.type)) striker = String(event['figure']);
    if (event.type !== 'wounds-suffered') continue;
    const figure = String(event['figure']);
    const whose = side === 'suffered' ? figure : event['cause'] === 'attack' ? striker : '';
    if (side === 'dealt' && whose === figure) continue;
    wounds.set(whose, (wounds.get(whose) ?? 0) + numberOf(event['count']));
  }
  return wounds;
}

/** A number as the events tell it, in steps. */
function curve(name: Curve['name'], log: readonly LogLine[], types: RegExp, fact: string): Curve {
  const told = log.flatMap(({ at, event }) =>
    types.test(event.type) && typeof event[fact] === 'number' ? [{ at, value: numberOf(event[fact]) }] : [],
  );
  const started = numberOf(log.find(({ event }) => event.type === 'quest-laid')?.event[fact]);
  const points = [{ at: 0, value: started }];
  for (const { at, value } of told)
    points.push({ at, value: points.at(-1)?.value ?? started }, { at, value });
  points.push({ at: log.at(-1)?.at ?? 0, value: points.at(-1)?.value ?? started });
  return { name, points };
}
