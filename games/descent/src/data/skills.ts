import { FROM_AFAR, type Standing } from './standing.ts';

/** In the order of the traits melee, ranged, magic. */
export const SKILL_DECKS = ['fighting', 'subterfuge', 'wizardry'] as const;
export type SkillDeck = (typeof SKILL_DECKS)[number];

export interface SkillCard {
  readonly deck: SkillDeck;
  readonly standing: readonly Standing[];
  /** What it does beyond `standing` is in effects/skills.ts. */
  readonly code: boolean;
}

/** The 36 skills, twelve a deck (DJ-CRD-01, DJ-CRD-02). */
export const SKILLS = {
  'able-warrior': coded('fighting'),
  'battle-cry': coded('fighting'),
  'enduring': coded('fighting'),
  'mighty': plain('fighting', { kind: 'damage', on: ['melee'], count: 2 }),
  'parry': plain('fighting', { kind: 'armor', against: ['melee'], count: 1 }),
  'relentless': coded('fighting'),
  'tough': plain('fighting', { kind: 'max-wounds', count: 4 }),
  'weapon-mastery': plain('fighting', { kind: 'free-surges', on: ['melee'], count: 2 }),
  'leadership': coded('fighting'),
  'cleaving': coded('fighting'),
  'counter-attack': coded('fighting'),
  'taunt': coded('fighting'),

  'swift': plain('subterfuge', { kind: 'speed', count: 2 }),
  'crack-shot': coded('subterfuge'),
  'cautious': plain('subterfuge', { kind: 'threat-income', count: -1 }, { kind: 'trap-wounds', count: -1 }),
  'precision': coded('subterfuge'),
  'master-archer': plain('subterfuge', { kind: 'free-surges', on: ['ranged'], count: 2 }),
  'skilled': plain('subterfuge', { kind: 'max-fatigue', count: 2 }),
  'marksman': plain('subterfuge', { kind: 'range', on: FROM_AFAR, count: 3 }),
  'deflect-arrows': plain('subterfuge', { kind: 'armor', against: ['ranged'], count: 1 }),
  'rapid-fire': coded('subterfuge'),
  'acrobat': coded('subterfuge'),
  'alertness': coded('subterfuge'),
  'ambidextrous': coded('subterfuge'),

  'wild-talent': plain(
    'wizardry',
    { kind: 'ability', ability: 'sorcery', rank: 1 },
    { kind: 'trap-dice', count: 1 },
  ),
  'blessing': plain('wizardry', { kind: 'ability', ability: 'command', rank: 1 }),
  'quick-casting': coded('wizardry'),
  'willpower': plain('wizardry', { kind: 'armor', against: ['magic'], count: 1 }),
  'prodigy': plain('wizardry', { kind: 'free-surges', on: ['magic'], count: 2 }),
  'inner-fire': plain(
    'wizardry',
    { kind: 'range', on: FROM_AFAR, count: 2 },
    { kind: 'damage', on: FROM_AFAR, count: 1 },
  ),
  'divine-retribution': coded('wizardry'),
  // The familiars of these two are handed out when the skill is gained (DJ-FAM-01).
  'boggs-the-rat': plain('wizardry'),
  'mata-and-kata': plain('wizardry'),
  'holy-aura': plain('wizardry', { kind: 'ability', ability: 'aura', rank: 1 }),
  'spiritwalker': coded('wizardry'),
  'telekinesis': coded('wizardry'),
} as const satisfies Record<string, SkillCard>;
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];

type CodeOf<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly code: true } ? Id : never;
}[keyof Table];
/** The skills that do more than their data say. */
export type CodedSkillId = CodeOf<typeof SKILLS>;

export const skillsOfDeck = (deck: SkillDeck): SkillId[] => SKILL_IDS.filter(id => SKILLS[id].deck === deck);

function plain(deck: SkillDeck, ...standing: readonly Standing[]): SkillCard & { readonly code: false } {
  return { deck, standing, code: false };
}

function coded(deck: SkillDeck): SkillCard & { readonly code: true } {
  return { deck, standing: [], code: true };
}
