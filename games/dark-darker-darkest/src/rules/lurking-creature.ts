import { ask, DONE, NOTHING, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { SurvivorIcon } from '../data/dice.ts';
import type { State, Survivor } from '../state.ts';
import { countIcons, rollSurvivorDice } from './dice.ts';
import { inHand, survivorsAt } from './figures.ts';
import { hasIcon } from './rooms.ts';
import { makeCreatureAppear } from './terror.ts';

/**
 * DDD-ADV-01, DDD-ADV-04, DDD-ADV-07: with the advanced rules, a survivor who comes by any means into a room with this
 * icon rolls a die for each survivor there; a failure brings a creature (DDD-ADV-05).
 */
export function lookForLurkingCreature(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  if (!state.options['advanced-rules'] || state.creature !== null) return NOTHING;
  return hasIcon(state, survivor.room, 'lurking-creature') ? rollForCreature(table, survivor) : NOTHING;
}

function* rollForCreature(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  const { room } = survivor;
  const rolled = yield* rollSurvivorDice('lurking-roll', survivorsAt(state, room).length, 'DDD-ADV-04');
  const icons = yield* offerNightVision(table, survivor, rolled);
  if (countIcons(icons, 'failure') > 0) yield* makeCreatureAppear(table, 'DDD-ADV-05');
}

/** DDD-ITM-21: night vision in hand in this room lets its owner roll any number of the dice again, once. */
function* offerNightVision(
  table: Table<State>,
  entering: Survivor,
  rolled: readonly SurvivorIcon[],
): Rule<readonly SurvivorIcon[]> {
  let icons = rolled;
  for (const owner of survivorsAt(table.state, entering.room)) {
    const card = inHand(owner, 'night-vision');
    if (card === undefined || countIcons(icons, 'failure') === 0) continue;
    const use = { id: `use:${card.id}`, text: 'use-night-vision', on: [`card:${card.id}`] };
    const choice = yield* ask('lurking-reroll', owner.seat, [use, PASS], 'DDD-ITM-21', {
      about: { survivor: owner.id, room: entering.room, icons: [...icons] },
      window: true,
      concerns: [owner.seat, entering.seat],
    });
    if (choice === PASS) continue;
    icons = yield* rollAgain(table, owner, icons);
  }
  return icons;
}

/** He picks dice until he is done; they are rolled again together. */
function* rollAgain(
  table: Table<State>,
  owner: Survivor,
  icons: readonly SurvivorIcon[],
): Rule<readonly SurvivorIcon[]> {
  const kept = [...icons];
  while (kept.length > 0) {
    const dice = [...new Set(kept)].map(icon => ({
      id: `die:${icon}`,
      text: 'reroll-die',
      icon,
      about: { icon },
    }));
    const choice = yield* ask(
      'reroll-dice',
      owner.seat,
      kept.length < icons.length ? [...dice, DONE] : dice,
      'DDD-ITM-21',
      { about: { survivor: owner.id } },
    );
    if (!('icon' in choice)) break;
    kept.splice(kept.indexOf(choice.icon), 1);
  }
  const again = yield* rollSurvivorDice('lurking-roll', icons.length - kept.length, 'DDD-ITM-21');
  table.tell({ type: 'dice-rerolled', rule: 'DDD-ITM-21', survivor: owner.id, count: again.length });
  return [...kept, ...again];
}
