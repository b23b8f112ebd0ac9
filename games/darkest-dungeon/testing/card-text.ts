import { CONDITIONS } from '../src/data/conditions.ts';
import type { Amount, Effect } from '../src/data/effects.ts';
import type { SkillCard } from '../src/data/skill-card.ts';
import type { Stance } from '../src/data/stances.ts';

/** Cards in the shorthand of the ledger, so that a test can hold a whole table of them. */

export const stancesText = (stances: readonly Stance[]): string =>
  stances.map(stance => stance.charAt(0).toUpperCase()).join('');

export const rangeText = ({ range }: SkillCard): string =>
  typeof range === 'string' ? range : range.length === 1 ? `${range[0]}` : `${range[0]}-${range.at(-1)}`;

/** `M2`, `H1`, `M2+H2`, `self`. */
export const targetsText = ({ enemies = 0, allies = 0 }: SkillCard): string =>
  [enemies > 0 ? `M${enemies}` : '', allies > 0 ? `H${allies}` : ''].filter(text => text !== '').join('+') ||
  'self';

/** `C1/12 Acc 9/7`, `Acc 10`, `auto`. */
export function rollText({ acc, crit, critical, damage, heals }: SkillCard): string {
  if (acc === undefined) return 'auto';
  const value = damage ?? heals;
  const criticalText = critical === undefined ? '' : `/${critical}`;
  return `${crit === undefined ? '' : `C${crit}${criticalText} `}Acc ${acc}${value === undefined ? '' : `/${value}`}`;
}

/** `heals; self: pull 1; T: +2 unholy, stun 1t; ally: remove stun mark`, or a dash. */
export function effectsText({
  heals,
  ignores,
  bonus = [],
  self = [],
  target = [],
  ally = [],
}: SkillCard): string {
  const more = bonus.map(([against, damage]) => `+${damage} ${against}`);
  const parts = [
    heals === undefined ? '' : 'heals',
    ignores === undefined ? '' : `ignores ${ignores}`,
    self.length === 0 ? '' : `self: ${self.map(effectText).join(', ')}`,
    more.length + target.length === 0 ? '' : `T: ${[...more, ...target.map(effectText)].join(', ')}`,
    ally.length === 0 ? '' : `ally: ${ally.map(effectText).join(', ')}`,
  ];
  return parts.filter(text => text !== '').join('; ') || '-';
}

/** `bleed 2/3t`, `buff 2t`, `stress +1`, `heal 2 per HL`, `others stress +1`, `d10: 1-4 disease; 5-10 stress +1`. */
export function effectText(effect: Effect): string {
  const [word, ...values] = effect;
  if (word === 'bleed' || word === 'blight') return `${word} ${values.join('/')}t`;
  if (isCondition(word)) return `${word} ${values.join('')}t`;
  if (word === 'd10') return `d10: ${branchesText(values as Branch[])}`;
  if (word === 'odd-even' || word === 'or-else')
    return `${word}: ${(values as Effect[]).map(effectText).join('; ')}`;
  return [word, ...values.map(value => valueText(word, value))].join(' ');
}

const isCondition = (word: string): boolean => (CONDITIONS as readonly string[]).includes(word);

function valueText(word: string, value: unknown): string {
  if (Array.isArray(value)) return effectText(value as unknown as Effect);
  if (typeof value === 'object') return amountText(value as Amount);
  const sign = (word === 'stress' || word === 'light') && Number(value) > 0 ? '+' : '';
  return `${sign}${String(value)}`;
}

type Branch = readonly [number, readonly Effect[]];
const branchesText = (branches: readonly Branch[]): string =>
  branches
    .map(([most, effects], nth) => {
      const from = (branches[nth - 1]?.[0] ?? 0) + 1;
      return `${from}-${most} ${effects.map(effectText).join(', ') || 'nothing'}`;
    })
    .join('; ');

function amountText(amount: Amount): string {
  if (typeof amount !== 'object') return `${amount}`;
  return 'perHeroLevel' in amount ? `${amount.perHeroLevel} per HL` : `${amount.perDungeonLevel} per DL`;
}
