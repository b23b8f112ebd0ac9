import type { RuleId } from './ledger.ts';

/** DDD-MUL-03: the cycle of the event track. */
export const EVENTS = ['zombie', 'fire', 'clock'] as const;
export type EventId = (typeof EVENTS)[number];

export const ACTION_BOXES = ['left', 'centre', 'right'] as const;
export type ActionBox = (typeof ACTION_BOXES)[number];

export interface DarknessSpace {
  readonly space: number;
  readonly icon: 'none' | 'fire';
}

interface Tracks {
  /** In the order of the marker's way; after the last comes the first again (DDD-UPK-02). */
  readonly events: readonly EventId[];
  readonly firstEventSpace: EventId;
  readonly firstDarknessSpace: number;
  readonly darkness: readonly DarknessSpace[];
}
export interface MultitrackerFront extends Tracks {
  /** Upper boxes, with as many below for the teams that have acted. */
  readonly teamBoxes: number;
}
export interface MultitrackerReverse extends Tracks {
  readonly actionBoxes: readonly ActionBox[];
}

/** DDD-MUL-01 to DDD-MUL-04: the side used until the showdown. */
// ours: may be tuned (the space of the fire icon)
export const MULTITRACKER_FRONT = {
  teamBoxes: 5,
  events: EVENTS,
  firstEventSpace: 'clock',
  firstDarknessSpace: 1,
  darkness: [
    { space: 1, icon: 'none' },
    { space: 2, icon: 'none' },
    { space: 3, icon: 'fire' },
    { space: 4, icon: 'none' },
    { space: 5, icon: 'none' },
  ],
} as const satisfies MultitrackerFront;

/** DDD-FIN-09, DDD-FIN-13: the side of the showdown. */
// ours: may be tuned (its darkness track)
export const MULTITRACKER_REVERSE = {
  actionBoxes: ACTION_BOXES,
  events: EVENTS,
  firstEventSpace: 'clock',
  firstDarknessSpace: 1,
  darkness: [
    { space: 1, icon: 'none' },
    { space: 2, icon: 'none' },
    { space: 3, icon: 'none' },
    { space: 4, icon: 'none' },
    { space: 5, icon: 'none' },
  ],
} as const satisfies MultitrackerReverse;

export interface DarknessCause {
  readonly spaces: number;
  readonly rule: RuleId;
}

/** DDD-DRK-02: what moves the darkness marker before the showdown. */
export const DARKNESS_CAUSES = {
  'clock-event': { spaces: 1, rule: 'DDD-UPK-05' },
  'tile-destroyed': { spaces: 1, rule: 'DDD-DRK-03' },
  'survivor-eliminated': { spaces: 1, rule: 'DDD-DRK-04' },
  'code-token-removed': { spaces: 1, rule: 'DDD-DRK-05' },
  'icon-unmatched': { spaces: 1, rule: 'DDD-DRK-06' },
} as const satisfies Record<string, DarknessCause>;
export type DarknessCauseId = keyof typeof DARKNESS_CAUSES;
