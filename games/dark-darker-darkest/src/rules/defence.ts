import type { RoomId } from '@tenebrae/board';
import { ask, kept, PARTY, PASS, type Rule, type Table, take } from '@tenebrae/kernel';
import { CREATURE_ICONS, type CreatureIcon, type SurvivorIcon } from '../data/dice.ts';
import { DEFENSE_ROOM_DICE } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import { countIcons, rollSurvivorDice, survivorDice } from './dice.ts';
import { isIn, itemIdOf, skillEffect, survivorsAt } from './figures.ts';
import { hasIcon } from './rooms.ts';
import { useCard } from './using-items.ts';

/**
 * DDD-REA-18: the defence roll of a room against these dice; each success cancels one of the players' choice. Some bites
 * may be sure (DDD-SPZ-06). Takes the cancelled dice out of `icons`.
 */
export function* defend(table: Table<State>, room: RoomId, icons: CreatureIcon[], sureBites: number): Rule {
  const { state } = table;
  const dice = yield* rollSurvivorDice('defence', defenceDice(state, room), 'DDD-REA-18');
  if (hasArmor(state, room)) yield* rerollWithArmor(table, room, dice, cancellable(icons, sureBites));
  const successes = countIcons(dice, 'success');
  table.tell({ type: 'defence-rolled', rule: 'DDD-REA-18', room, dice: dice.length, successes });
  if (successes > 0) yield* cancelDice(table, icons, sureBites, successes);
}

/** DDD-REA-18, DDD-ENT-11: one for each survivor in the room. DDD-SKL-23: Guardian adds two. DDD-ADV-03: a defense room has four. */
export function defenceDice(state: State, room: RoomId): number {
  if (state.options['advanced-rules'] && hasIcon(state, room, 'defense-room')) return DEFENSE_ROOM_DICE;
  let dice = 0;
  for (const one of state.survivors)
    if (one.room === room && isIn(one)) dice += 1 + (skillEffect(one, 'defense-dice')?.dice ?? 0);
  return survivorDice(dice);
}

/** DDD-ITM-10: each armor in hand in the room may reroll one die; only one without success can be worth it. */
function* rerollWithArmor(table: Table<State>, room: RoomId, dice: SurvivorIcon[], wanted: number): Rule {
  for (const { survivor, card } of armors(table.state, room)) {
    const failed = dice.findIndex(icon => icon !== 'success');
    const successes = countIcons(dice, 'success');
    if (failed < 0 || successes >= wanted) return;
    const answer = yield* ask('use-armor', survivor.seat, [armorOption(card), PASS], 'DDD-ITM-10', {
      about: { survivor: survivor.id, successes, dice: dice.length },
      window: true,
      concerns: [survivor.seat],
    });
    if (answer.id === PASS.id) continue;
    useCard(table, survivor, card);
    const [second] = yield* rollSurvivorDice('armor-reroll', 1, 'DDD-ITM-10');
    dice[failed] = second as SurvivorIcon;
  }
}

function hasArmor(state: State, room: RoomId): boolean {
  for (const one of state.survivors)
    if (one.room === room && isIn(one)) for (const card of one.cards) if (isArmor(card)) return true;
  return false;
}

const isArmor = (card: Card): boolean => card.inHand && itemIdOf(card) === 'armor';

const armors = (state: State, room: RoomId): { survivor: Survivor; card: Card }[] =>
  survivorsAt(state, room).flatMap(survivor =>
    survivor.cards.filter(isArmor).map(card => ({ survivor, card })),
  );

const armorOption = (card: Card) => ({
  id: `reroll:${card.id}`,
  text: 'reroll-defence',
  about: { card: card.id },
  on: [`card:${card.id}`],
});

/** DDD-REA-18: the players choose die after die; none is left out while a success is left. */
function* cancelDice(table: Table<State>, icons: CreatureIcon[], sureBites: number, successes: number): Rule {
  for (let left = successes; left > 0; left--) {
    const options: CancelOption[] = [];
    for (const icon of CREATURE_ICONS)
      if (canCancel(icons, sureBites, icon)) options.push(cancelOption(icon));
    if (options.length === 0) return;
    // Where every die will be cancelled, there is nothing to choose.
    if (left >= cancellable(icons, sureBites)) options.length = 1;
    const { icon } = yield* ask('cancel-die', PARTY, options, 'DDD-REA-18', { about: { left } });
    take(icons, icon);
    table.tell({ type: 'die-cancelled', rule: 'DDD-REA-18', icon });
  }
}

const cancelOption = kept((icon: CreatureIcon) => ({
  id: `cancel:${icon}`,
  text: 'cancel-enemy-die',
  icon,
  about: { icon },
}));
type CancelOption = ReturnType<typeof cancelOption>;

const canCancel = (icons: readonly CreatureIcon[], sureBites: number, icon: CreatureIcon): boolean =>
  countIcons(icons, icon) > (icon === 'bite' ? sureBites : 0);

/** How many of these dice the defence can cancel. */
const cancellable = (icons: readonly CreatureIcon[], sureBites: number): number =>
  icons.length - Math.min(sureBites, countIcons(icons, 'bite'));
