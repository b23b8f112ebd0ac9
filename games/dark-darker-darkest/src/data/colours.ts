/** The colours of code chips, code tokens and code icons on equipment. */
// ours: may be tuned
export const CODE_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white'] as const;
export type CodeColour = (typeof CODE_COLOURS)[number];

/** The colours of the survivors' boards and cubes: purple, blue, yellow and green are printed. */
export const SURVIVOR_COLOURS = ['purple', 'red', 'green', 'blue', 'yellow'] as const;
export type SurvivorColour = (typeof SURVIVOR_COLOURS)[number];

/** The colours of hit locations on creature boards and of zones on nemesis boards. */
export const HIT_COLOURS = ['orange', 'blue', 'red', 'white'] as const;
export type HitColour = (typeof HIT_COLOURS)[number];

export const HIT_EFFECTS = ['ignore-bite', 'movement-less', 'attack-less', 'ignore-reinforcement'] as const;
export type HitEffect = (typeof HIT_EFFECTS)[number];

/** DDD-CRE-04 to DDD-CRE-07, DDD-FIN-32: what each covered location, or emptied zone, of a colour does. */
export const HIT_COLOUR_EFFECTS = {
  orange: 'ignore-bite',
  blue: 'movement-less',
  red: 'attack-less',
  white: 'ignore-reinforcement',
} as const satisfies Record<HitColour, HitEffect>;
