import type { AccursedClass } from './accursed.ts';
import type { Bonus } from './numbers.ts';

/** What a skill lets its owner do where the rules ask for it; the rules name the talent, never the skill. */
export const TALENTS = [
  'catalyst',
  'cleaves-past-an-ally',
  'cleaves-on-after-survivor',
  'channels-on-1',
  'faith-on-5',
  'faith-always',
  'chooses-a-miracle',
  'fourth-miracle',
  'eases-resurrection',
  'censers-fill-the-tile',
  'first-miracle-cheaper',
  'dual-wields-freely',
  'draws-two-from-chests',
  'changes-hands-late',
  'picks-locks',
  'shoots-when-adjacent',
  'threatened-by-its-own-only',
] as const;
export type Talent = (typeof TALENTS)[number];

/** How often something may be used; refreshed when the next turn, round, combat or dungeon starts. */
export type Once = 'turn' | 'round' | 'combat' | 'dungeon';

export interface Skill extends Bonus {
  readonly class: AccursedClass;
  readonly level: number;
  readonly once?: Once;
  /** Further uses with limits of their own, by their names. */
  readonly besides?: Readonly<Record<string, Once>>;
  readonly talents?: readonly Talent[];
  /** Teaches one spell of at most this Source Cost. */
  readonly learns?: number;
  /** Code in effects/skills/. */
  readonly coded?: true;
}

/** DL-ACC-02, DL-ACC-04: 20 a class, 4 of them at Level 1. Ours but for a few names; may be tuned. */
export const SKILLS = {
  // warrior
  'war-determination': { class: 'warrior', level: 1, once: 'turn', coded: true },
  'war-charge': { class: 'warrior', level: 1, coded: true },
  'war-combat-stance': { class: 'warrior', level: 1, coded: true },
  'war-brawler': { class: 'warrior', level: 1, once: 'turn', coded: true },
  'war-second-wind': { class: 'warrior', level: 2, gives: { recovered: 1 } },
  'war-heavy-hand': { class: 'warrior', level: 2, coded: true },
  'war-sunder': { class: 'warrior', level: 2, coded: true },
  'war-rooted': { class: 'warrior', level: 2, immune: ['prone'] },
  'war-wide-arc': { class: 'warrior', level: 3, talents: ['cleaves-past-an-ally'] },
  'war-ironclad': { class: 'warrior', level: 3, coded: true },
  'war-whirlwind': { class: 'warrior', level: 4, once: 'combat', coded: true },
  'war-grudge': { class: 'warrior', level: 4, coded: true },
  'war-executioner': { class: 'warrior', level: 5, coded: true },
  'war-rally': { class: 'warrior', level: 5, once: 'dungeon', coded: true },
  'war-third-strike': { class: 'warrior', level: 6, gives: { meleeAttacks: 1 } },
  'war-parry': { class: 'warrior', level: 6, once: 'round', coded: true },
  'war-interpose': { class: 'warrior', level: 7, once: 'round', coded: true },
  'war-vengeance': { class: 'warrior', level: 8, coded: true },
  'war-deathless': { class: 'warrior', level: 9, once: 'dungeon', coded: true },
  'war-champion': {
    class: 'warrior',
    level: 10,
    gives: { strength: 1 },
    once: 'turn',
    talents: ['cleaves-on-after-survivor'],
  },
  // witchcraft
  'wit-soul-branded': { class: 'witchcraft', level: 1, talents: ['catalyst'] },
  'wit-blood-is-power': { class: 'witchcraft', level: 1, coded: true },
  'wit-gifted-mind': { class: 'witchcraft', level: 1, gives: { castRoll: 1 } },
  'wit-deep-focus': { class: 'witchcraft', level: 1, once: 'turn', coded: true },
  'wit-soulkinesis': {
    class: 'witchcraft',
    level: 2,
    once: 'turn',
    besides: { 'soul-push': 'combat' },
    coded: true,
  },
  'wit-blood-cult': { class: 'witchcraft', level: 2, coded: true },
  'wit-ethereal-projection': { class: 'witchcraft', level: 2, gives: { evasion: 2 }, learns: 7 },
  'wit-siphon': { class: 'witchcraft', level: 2, coded: true },
  'wit-open-vein': { class: 'witchcraft', level: 3, coded: true },
  'wit-shroud': { class: 'witchcraft', level: 3, gives: { shotToHit: -1 } },
  'wit-iron-mind': { class: 'witchcraft', level: 4, once: 'round', coded: true },
  'wit-undertow': { class: 'witchcraft', level: 4, talents: ['channels-on-1'] },
  'wit-blood-mirror': { class: 'witchcraft', level: 5, once: 'combat', coded: true },
  'wit-fourth-verse': { class: 'witchcraft', level: 5, learns: 9 },
  'wit-far-reach': { class: 'witchcraft', level: 6, gives: { spellRange: 2 } },
  'wit-crimson-feast': { class: 'witchcraft', level: 6, coded: true },
  'wit-unburnt': { class: 'witchcraft', level: 7, gives: { burnLevel: -1 } },
  'wit-hex': { class: 'witchcraft', level: 8, once: 'turn', coded: true },
  'wit-twin-cast': { class: 'witchcraft', level: 9, once: 'combat', coded: true },
  'wit-coven-mother': { class: 'witchcraft', level: 10, gives: { mind: 1, castRoll: 2 } },
  // exorcism
  'exo-fervour': { class: 'exorcism', level: 1, talents: ['faith-on-5'] },
  'exo-healing-hands': { class: 'exorcism', level: 1, coded: true },
  'exo-smite': { class: 'exorcism', level: 1, once: 'turn', coded: true },
  'exo-litany': { class: 'exorcism', level: 1, talents: ['chooses-a-miracle'] },
  'exo-hallowed-steel': { class: 'exorcism', level: 2, coded: true },
  'exo-deep-faith': { class: 'exorcism', level: 2, gives: { faithLimit: 2 } },
  'exo-clean-blood': { class: 'exorcism', level: 2, gives: { poisonResistance: 3 } },
  'exo-last-rites': { class: 'exorcism', level: 2, talents: ['eases-resurrection'] },
  'exo-aegis': { class: 'exorcism', level: 3, coded: true },
  'exo-banish': { class: 'exorcism', level: 3, once: 'combat', coded: true },
  'exo-zeal': { class: 'exorcism', level: 4, gives: { meleeAttacks: 1 } },
  'exo-shared-burden': { class: 'exorcism', level: 4, coded: true },
  'exo-fourth-prayer': { class: 'exorcism', level: 5, talents: ['fourth-miracle'] },
  'exo-censer-cloud': { class: 'exorcism', level: 5, talents: ['censers-fill-the-tile'] },
  'exo-ward': { class: 'exorcism', level: 6, once: 'combat', coded: true },
  'exo-second-breath': { class: 'exorcism', level: 6, once: 'turn', coded: true },
  'exo-wrath': { class: 'exorcism', level: 7, coded: true },
  'exo-martyr': { class: 'exorcism', level: 8, once: 'combat', coded: true },
  'exo-thrift': { class: 'exorcism', level: 9, once: 'turn', talents: ['first-miracle-cheaper'] },
  'exo-living-saint': { class: 'exorcism', level: 10, gives: { charisma: 1 }, talents: ['faith-always'] },
  // stalker
  'out-steady-aim': { class: 'stalker', level: 1, coded: true },
  'out-knife-dance': { class: 'stalker', level: 1, talents: ['dual-wields-freely'] },
  'out-nimble': { class: 'stalker', level: 1, gives: { tumbleCost: -1 } },
  'out-scavenger': { class: 'stalker', level: 1, talents: ['draws-two-from-chests'] },
  'out-quick-hands': { class: 'stalker', level: 2, once: 'turn', talents: ['changes-hands-late'] },
  'out-venom': { class: 'stalker', level: 2, once: 'turn', coded: true },
  'out-locksmith': { class: 'stalker', level: 2, talents: ['picks-locks'] },
  'out-long-shot': { class: 'stalker', level: 2, gives: { weaponRange: 2 } },
  'out-slippery': { class: 'stalker', level: 3, gives: { evasion: 2 } },
  'out-backstab': { class: 'stalker', level: 3, coded: true },
  'out-point-blank': { class: 'stalker', level: 4, talents: ['shoots-when-adjacent'] },
  // Once for each Event card: it is used up under the name of the card.
  'out-trap-sense': { class: 'stalker', level: 4, once: 'dungeon', coded: true },
  'out-rapid-fire': { class: 'stalker', level: 5, gives: { rangedAttacks: 1 } },
  'out-ghost-step': { class: 'stalker', level: 5, talents: ['threatened-by-its-own-only'] },
  'out-cripple': { class: 'stalker', level: 6, coded: true },
  'out-opportunist': { class: 'stalker', level: 6, once: 'turn', coded: true },
  'out-assassin': { class: 'stalker', level: 7, coded: true },
  'out-smoke': { class: 'stalker', level: 8, once: 'combat', coded: true },
  'out-killer': { class: 'stalker', level: 9, gives: { criticalDamage: 3 } },
  'out-nameless': { class: 'stalker', level: 10, gives: { agility: 1, perception: 1 } },
} as const satisfies Record<string, Skill>;
export type SkillId = keyof typeof SKILLS;

/** Skills of a class that need code: each has an entry in effects/skills/<class>.ts, counted by the compiler. */
export type CodedSkillId<Class extends AccursedClass = AccursedClass> = {
  [Id in SkillId]: (typeof SKILLS)[Id] extends { readonly coded: true; readonly class: Class } ? Id : never;
}[SkillId];
