export type WheelSpace = 'heart' | 'encounter' | 'empty';

/** DL-DRK-03 to DL-DRK-06: the Darkness Wheel, space 1 first. The kinds are printed, their order is ours and may be tuned. */
// biome-ignore format: a wheel
export const DARKNESS_WHEEL = [
  'heart', 'encounter', 'empty', 'encounter', 'encounter', 'empty', 'encounter', 'empty', 'encounter', 'encounter',
  'empty', 'encounter',
] as const satisfies readonly WheelSpace[];

export type DreadSpace = 'quiet' | 'omen' | 'warden';

/** DL-SRV-12: the Dread Wheel, space 1 first. Ours; may be tuned. */
// biome-ignore format: a wheel
export const DREAD_WHEEL = [
  'quiet', 'quiet', 'quiet', 'omen', 'quiet', 'quiet', 'quiet', 'omen', 'quiet', 'quiet', 'quiet', 'warden',
] as const satisfies readonly DreadSpace[];

/** DL-DRK-06: on 1 to 3 an Encounter card, otherwise an Event card. */
export const ENCOUNTER_ON = 3;
