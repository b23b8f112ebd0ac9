import {
  type Amount,
  type Condition,
  CONDITIONS,
  type Effect,
  type HamletSkill,
  LAIR_GOLD,
  type MonsterSkill,
  type QuestCard,
  type Range,
  type ResolveCard,
  type RoomRule,
  type SkillCard,
  type Trinket,
  type TrinketSide,
  UNHOLY_STRESS,
} from '@tenebrae/darkest-dungeon/data';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import type { LookSay, LookText } from './words/look-words.ts';

/** Who speaks, and the Level for which amounts count; without one they are said by Level. */
export interface CardSay {
  readonly say: GameSay;
  readonly look: LookSay;
  readonly level?: number;
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

function amountText(amount: Amount | string, { look, level }: CardSay): string {
  if (typeof amount !== 'object') return String(amount);
  const each = 'perHeroLevel' in amount ? amount.perHeroLevel : amount.perDungeonLevel;
  return level === undefined ? look('fx-per-level', { amount: each }) : String(each * level);
}

const isCondition = (word: string): word is Condition => (CONDITIONS as readonly string[]).includes(word);

/** Effects whose words need nothing but themselves. */
const PLAIN: ReadonlySet<string> = new Set([
  'trinket',
  'lose-provision',
  'lose-food',
  'cure-quirk',
  'disease',
  'cure-disease',
  'reveal-adjacent',
  'fewer-dice',
  'take-chest',
]);
const COUNTED: ReadonlySet<string> = new Set(['roll-provisions', 'reveal']);
const SIGNED: ReadonlySet<string> = new Set([
  'stress',
  'light',
  'actions',
  'acc-this-turn',
  'damage-this-turn',
]);

/** One word of a card, said. */
export function effectText(effect: Effect, words: CardSay): string {
  const { say, look } = words;
  const [word, ...values] = effect as readonly [string, ...unknown[]];
  const [first, second] = values;
  if (isCondition(word))
    return values.length === 2
      ? look('fx-stack', { condition: say(word), wounds: Number(first), count: Number(second) })
      : look('fx-condition', { condition: say(word), count: Number(first) });
  if (PLAIN.has(word)) return look(`fx-${word}` as LookText);
  if (COUNTED.has(word)) return look(`fx-${word}` as LookText, { count: Number(first) });
  if (SIGNED.has(word))
    return look(`fx-${word}` as LookText, {
      amount: typeof first === 'number' ? signed(first) : `+${amountText(first as Amount, words)}`,
    });
  switch (word) {
    case 'heal':
      return first === 'all'
        ? look('fx-heal-all')
        : look('fx-heal', { amount: amountText(first as Amount, words) });
    case 'provision':
      return look('fx-provision', { provision: say(String(first)) });
    case 'gain-quirk':
      return look('fx-gain-quirk', { positive: first === 'positive' });
    case 'remove':
      return look('fx-remove', { conditions: values.map(one => say(String(one))).join(', ') });
    case 'slot':
      return look(Number(first) > 0 ? 'fx-forward' : 'fx-back', { count: Math.abs(Number(first)) });
    case 'become':
      return look('fx-become', { beast: first === 'beast' });
    case 'special':
      return look(`fx-${String(first)}` as LookText);
    case 'others':
    case 'all':
    case 'area':
      return look(`fx-${word}`, { what: effectText(first as Effect, words) });
    case 'odd-even':
      return look('fx-odd-even', {
        odd: effectText(first as Effect, words),
        even: effectText(second as Effect, words),
      });
    case 'or-else':
      return look('fx-or-else', {
        first: effectText(first as Effect, words),
        second: effectText(second as Effect, words),
      });
    case 'd10':
      return branchesText(values as readonly Branch[], words);
    default:
      return look(`fx-${word}` as LookText, { amount: amountText(first as Amount, words) });
  }
}

type Branch = readonly [number, readonly Effect[]];
const branchesText = (branches: readonly Branch[], words: CardSay): string =>
  branches
    .map(([to, effects], nth) =>
      words.look('fx-d10', {
        from: (branches[nth - 1]?.[0] ?? 0) + 1,
        to,
        what: effectsText(effects, words),
      }),
    )
    .join('; ');

export const effectsText = (effects: readonly Effect[], words: CardSay): string =>
  effects.map(effect => effectText(effect, words)).join(', ') || words.look('fx-nothing');

export function rangeText(range: Range, look: LookSay): string {
  if (range === 'self') return look('range-self');
  if (range === 'anywhere') return look('range-anywhere');
  const [first = 0] = range;
  const last = range.at(-1) ?? first;
  return look('range', { range: first === last ? String(first) : `${first}–${last}` });
}

/** A Skill Card in lines: whom it concerns, what is special about it, what it does to whom. */
export function skillLines(card: SkillCard | MonsterSkill, words: CardSay): string[] {
  const { say, look } = words;
  const { enemies = 0, allies = 0, bonus = [], self = [], target = [], ally = [] } = card;
  const whom = [
    ...(enemies > 0 ? [look('card-enemies', { count: enemies })] : []),
    ...(allies > 0 ? [look('card-allies', { count: allies })] : []),
  ];
  const head = [
    whom.length === 0 ? look('card-user') : whom.join(', '),
    ...(card.critical === undefined ? [] : [look('card-critical', { amount: card.critical })]),
    ...bonus.map(([against, amount]) =>
      look('card-bonus', { amount, whom: against === 'shaken' ? look('card-shaken') : say(against) }),
    ),
    ...(card.ignores === undefined ? [] : [look('card-ignores', { what: say(card.ignores) })]),
  ];
  return [
    `${capital(head.join(', '))}.${card.acc === undefined ? ` ${look('card-no-roll')}` : ''}`,
    ...(target.length === 0 ? [] : [look('card-target', { what: effectsText(target, words) })]),
    ...(ally.length === 0 ? [] : [look('card-ally', { what: effectsText(ally, words) })]),
    ...(self.length === 0 ? [] : [look('card-self', { what: effectsText(self, words) })]),
  ];
}

interface Reacting {
  readonly when?: string;
  readonly effects?: readonly Effect[];
  readonly adjusts?: string;
  readonly by?: Amount | 'half';
}

/** What a Quirk or a Disease does. */
export function reactionText({ when, effects = [], adjusts, by = 0 }: Reacting, words: CardSay): string {
  const { look } = words;
  if (when !== undefined) return look(`when-${when}` as LookText, { what: effectsText(effects, words) });
  if (adjusts === undefined) return '';
  const change =
    by === 'half' ? look('adjusts-half') : typeof by === 'number' ? signed(by) : `+${amountText(by, words)}`;
  return look(`adjusts-${adjusts}` as LookText, { by: change });
}

export const resolveText = ({ upTo, effects, after = [] }: ResolveCard, words: CardSay): string =>
  words.look('resolve-text', { upTo, what: effectsText([...effects, ...after], words) });

/** One side of a Trinket: when it may be used, and what it changes. */
export function sideText(side: TrinketSide, words: CardSay): string {
  const { say, look } = words;
  const moments = typeof side.at === 'string' ? [side.at] : side.at;
  const when = [
    moments.map(moment => look(`trinket-${moment}`)).join(', '),
    ...(side.stance === undefined ? [] : [look('trinket-stance', { stance: say(side.stance) })]),
    ...(side.notStance === undefined ? [] : [look('trinket-not-stance', { stance: say(side.notStance) })]),
    ...(side.lightFrom === undefined ? [] : [look('trinket-light-from', { light: side.lightFrom })]),
    ...(side.lightTo === undefined ? [] : [look('trinket-light-to', { light: side.lightTo })]),
  ];
  const numbers: readonly (readonly [LookText, number | undefined])[] = [
    ['trinket-acc', side.acc],
    ['trinket-crit', side.crit],
    ['trinket-damage', side.damage],
    ['trinket-dodge', side.dodge],
    ['trinket-speed', side.speed],
    ['trinket-healing', side.healing],
    ['trinket-virtue', side.virtueChance],
    ['trinket-turns', side.turns],
  ];
  const what = [
    ...numbers.flatMap(([text, amount]) =>
      amount === undefined ? [] : [look(text, { amount: signed(amount) })],
    ),
    ...(side.target === undefined ? [] : [look('trinket-target', { what: effectsText(side.target, words) })]),
    ...(side.self === undefined ? [] : [effectsText(side.self, words)]),
    ...(side.food === undefined ? [] : [look('trinket-food')]),
    ...(side.special === undefined ? [] : [look(`trinket-${side.special}`)]),
  ];
  return capital(look('trinket-side', { when: when.join(', '), what: what.join(', ') }));
}

export const trinketLines = ({ positive, negative }: Trinket, words: CardSay): [string, string] => [
  sideText(positive, words),
  sideText(negative, words),
];

/** What a Hero may do with a day instead of a visit. */
export function hamletSkillText(skill: HamletSkill, words: CardSay): string {
  const { look, level = 1 } = words;
  const heals =
    skill.heals === undefined ? [] : [look('hamlet-heals', { amount: skill.heals[level - 1] ?? 0 })];
  const target = [...heals, ...(skill.target ?? []).map(effect => effectText(effect, words))];
  return [
    ...(target.length === 0
      ? []
      : [look(skill.on === 'party' ? 'hamlet-party' : 'hamlet-hero', { what: target.join(', ') })]),
    ...(skill.self === undefined ? [] : [look('hamlet-self', { what: effectsText(skill.self, words) })]),
    ...(skill.special === undefined ? [] : [look(`hamlet-${skill.special}`)]),
    ...(skill.once === undefined ? [] : [look('hamlet-once')]),
  ].join(' ');
}

/** What a line of the Room Card does where it applies. */
export function roomRuleText(rule: RoomRule, words: CardSay): string {
  const { look } = words;
  switch (rule.kind) {
    case 'effect':
      return look('room-effect', {
        when: rule.when.map(moment => look(`room-${moment}`)).join(', '),
        who: look(`room-${rule.who}`),
        what: effectsText(rule.effects, words),
      });
    case 'interact':
      return look('room-interact', { count: rule.actions, what: effectsText(rule.effects, words) });
    case 'no-healing':
    case 'sanctuary':
      return look(`room-${rule.kind}`, { who: look(`room-${rule.who}`) });
    case 'far-acc':
      return look('room-far-acc', { acc: signed(rule.acc), who: look(`room-${rule.who}`) });
    case 'slow':
      return look('room-slow', { speed: signed(rule.speed), who: look(`room-${rule.who}`) });
    case 'mend-unless-held':
      return look('room-mend-unless-held', { heal: rule.heal });
    case 'stress-for-monsters':
    case 'stress-in-the-dark':
    case 'chest-stress':
      return look(`room-${rule.kind}`, { stress: rule.stress });
    case 'walk-to':
    case 'weigh':
      return look(`room-${rule.kind}`);
  }
}

/** Where a line of the Room Card applies; null for the whole Room. */
export function areasOfRule(rule: RoomRule): readonly string[] | null {
  if ('areas' in rule) return rule.areas === 'all' ? null : rule.areas;
  return 'area' in rule ? [rule.area] : null;
}

/** What a Quest gives experience for, and what is special about it. */
export function questLines({ objective, rules = [] }: QuestCard, { say, look }: CardSay): string[] {
  const goal = (): string => {
    switch (objective.kind) {
      case 'rooms-cleared':
        return objective.type === 'any'
          ? look('quest-rooms-any', { each: objective.each })
          : look('quest-rooms', { type: say(`${objective.type}@room`) });
      case 'gold-given':
        return look('quest-gold', { each: objective.each });
      case 'tasks':
        return look('quest-tasks');
      case 'boss':
        return look('quest-boss');
    }
  };
  const special = rules.map(rule => look(`quest-${rule}`, { gold: LAIR_GOLD, stress: UNHOLY_STRESS }));
  return rules.includes('the-old-road') ? special : [goal(), ...special];
}
