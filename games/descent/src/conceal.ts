import { type Deal, freeze, type Seat } from '@tenebrae/kernel';
import { TREASURE_COLOURS } from './data/item-card.ts';
import { MONSTERS } from './data/monsters.ts';
import { questRules } from './effects/quests.ts';
import { OVERLORD } from './rules/figures.ts';
import type { AreaContents, AreaMarker, AreaMonster, State } from './state.ts';

/**
 * DJ-OVC-15, DJ-SET-24: draws anew what heroes cannot know and is decided: the overlord's hand, the numbers of closed chests,
 * what lies in unrevealed areas. The overlord knows all that is decided.
 */
export function conceal(state: State, seat: Seat | null, deal: Deal): void {
  if (seat === OVERLORD) return;
  concealHand(state, deal);
  concealChests(state, deal);
  concealAreas(state, deal);
  questRules(state).conceal?.(state, deal);
}

function concealHand({ overlord: { hand, deck } }: State, deal: Deal): void {
  const pool = [...deck.unseen, ...hand].sort();
  for (let i = 0; i < hand.length; i++) hand[i] = deal(pool);
  deck.unseen.splice(0, deck.unseen.length, ...pool.sort());
}

function concealChests(state: State, deal: Deal): void {
  for (const colour of TREASURE_COLOURS) {
    const closed = state.markers.filter(({ what }) => what.kind === 'chest' && what.colour === colour);
    const pool = [...state.chests[colour], ...closed.map(({ number }) => number)].sort(byNumber);
    for (const marker of closed) {
      const number = deal(pool);
      state.markers = state.markers.map(one => (one === marker ? { ...one, number } : one));
    }
    state.chests[colour].splice(0, state.chests[colour].length, ...pool.sort(byNumber));
  }
}

const byNumber = (a: number, b: number): number => a - b;

/** Unnamed monsters of one size change places, and so do potions, coins and chests; the rest is the quest's own. */
function concealAreas(state: State, deal: Deal): void {
  const hidden = state.areas.filter(({ revealed }) => !revealed);
  const monsters = new Map<string, { kind: AreaMonster['kind']; rank: AreaMonster['rank'] }[]>();
  const markers: AreaMarker[] = [];
  for (const { contents } of hidden) {
    for (const one of contents.monsters) {
      if (one.named !== null) continue;
      const pool = monsters.get(sizeOf(one)) ?? [];
      pool.push({ kind: one.kind, rank: one.rank });
      monsters.set(sizeOf(one), pool);
    }
    markers.push(...contents.markers.filter(isCommon));
  }
  state.areas = state.areas.map(area => {
    const { contents } = area;
    if (area.revealed) return area;
    const changed: AreaContents = {
      ...contents,
      monsters: contents.monsters.map(one =>
        one.named === null ? { ...one, ...deal(monsters.get(sizeOf(one)) ?? []) } : one,
      ),
      markers: contents.markers.map(one => (isCommon(one) ? { ...deal(markers), square: one.square } : one)),
    };
    return { ...area, contents: freeze(changed) };
  });
}

/** Monsters of one size fit wherever another does. */
const sizeOf = ({ kind }: AreaMonster): string => {
  const { width, height } = MONSTERS[kind].shape;
  return `${width}x${height}`;
};

const isCommon = ({ kind }: AreaMarker): boolean =>
  kind === 'money' || kind === 'healing' || kind === 'vitality' || kind === 'chest';
