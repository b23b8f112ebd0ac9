import { ask, RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import { STARTING_SKILLS, type StartingSkill } from '../data/skills.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { agrees, hasDeclined } from './agreement.ts';
import { isActing } from './entrapment.ts';
import { boardOf, isIn } from './figures.ts';
import { keptByNumber } from './kept.ts';
import { otherNamed } from './using-items.ts';

/** DDD-SKL-01, DDD-SUR-08: his special ability, which he always has. */
export const startingSkillOf = (survivor: Survivor): StartingSkill =>
  STARTING_SKILLS[boardOf(survivor).startingSkill];

const SHARE = 'bruce-share-ap';

/** DDD-SKL-16: once per round, one way, with one member of his team wherever he stands; neither of them entrapped. */
export function offerSharing(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (startingSkillOf(survivor).effect.kind !== 'share-ap' || survivor.used.includes(SHARE)) return;
  if (state.showdown !== null || survivor.entrapped !== 'no') return;
  for (const other of state.survivors) {
    if (other === survivor || !isIn(other) || other.entrapped !== 'no' || !isActing(state, other)) continue;
    const give = giveApOption(other.id, Math.min(survivor.ap, MOST_SHARED));
    if (survivor.ap > 0 && !hasDeclined(state, give.id)) options.push(give);
    const take = takeApOption(other.id, Math.min(other.ap, MOST_SHARED));
    if (other.ap > 0 && !hasDeclined(state, take.id)) options.push(take);
  }
}

const shareOption = (action: 'give-ap' | 'take-ap') =>
  keptByNumber(
    (other: SurvivorId, most): ActionOption => ({
      id: `${action}:${other}`,
      action,
      other,
      about: { survivor: other, most },
      on: [`survivor:${other}`],
    }),
  );
const giveApOption = shareOption('give-ap');
const takeApOption = shareOption('take-ap');

const MOST_SHARED = STARTING_SKILLS[SHARE].effect.most;

/** DDD-SKL-16: up to 3 unspent AP, the other player agreeing; what he gains may exceed his energy value. */
export function* shareAp(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const other = otherNamed(table.state, option);
  const [giver, taker] = option.action === 'give-ap' ? [survivor, other] : [other, survivor];
  const { amount } = yield* ask('share-amount', survivor.seat, amountOptions(giver.ap), 'DDD-SKL-16', {
    about: { giver: giver.id, taker: taker.id },
  });
  const about = { survivor: survivor.id, giver: giver.id, taker: taker.id, amount, other: other.id };
  if (!(yield* agrees(table, 'accept-share', survivor, other, option.id, 'DDD-SKL-16', about))) return;
  survivor.used.push(SHARE);
  giver.ap -= amount;
  taker.ap += amount;
  table.tell({ type: 'ap-shared', rule: 'DDD-SKL-16', giver: giver.id, taker: taker.id, amount });
}

function amountOptions(
  unspent: number,
): { id: string; text: string; amount: number; about: { amount: number } }[] {
  const most = Math.min(unspent, MOST_SHARED);
  if (most < 1) throw new RuleBug('DDD-SKL-16: no unspent AP to share');
  return Array.from({ length: most }, (_, less) => most - less).map(amount => ({
    id: `amount:${amount}`,
    text: 'share-ap',
    amount,
    about: { amount },
  }));
}
