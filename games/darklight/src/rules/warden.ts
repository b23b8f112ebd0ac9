import { ask, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { type JudgementId, JUDGEMENTS, LOWEST_SANITY, WARDEN_PRICE_A_LEVEL } from '../data/settlements.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';
import { rollD3, rollD6 } from './dice.ts';
import { isPresent, presentAccursed } from './figures.ts';
import { collect, pay, totalOf } from './group.ts';
import { checkSanity, sufferInsanity } from './insanity.ts';
import { dashboardOf, healthOf, initiativeOf } from './profile.ts';
import { maim } from './road.ts';
import { figureOf } from './tell.ts';

/** DL-SRV-14: in Initiative order each Accursed is bought off, by whoever pays, or judged. The marker is moved by the caller. */
export function* callOfTheWarden(table: Table<State>): Rule {
  const { state } = table;
  table.tell({ type: 'warden-called', rule: 'DL-SRV-14' });
  const called = presentAccursed(state).sort((a, b) => initiativeOf(state, b) - initiativeOf(state, a));
  for (const accursed of called) if (isPresent(accursed)) yield* answerTheWarden(table, accursed);
}

/** DL-SRV-14: 3 souls a level of its own, doubled if he has waited. */
export const wardenPrice = ({ level, deferred }: Accursed): number =>
  WARDEN_PRICE_A_LEVEL * level * (deferred ? 2 : 1);

function* answerTheWarden(table: Table<State>, accursed: Accursed): Rule {
  const price = wardenPrice(accursed);
  const canPay = totalOf(table.state, 'souls') >= price;
  const options = [...(canPay ? [{ id: 'buy-off', about: { amount: price } }] : []), { id: 'be-judged' }];
  const { id } = yield* ask('warden-calls', accursed.seat, options, 'DL-SRV-14', {
    about: { who: accursed.id, amount: price },
  });
  accursed.deferred = false;
  if (id === 'buy-off') {
    yield* collect(table, 'souls', price, 'DL-SRV-14');
    table.tell({ type: 'bought-off', rule: 'DL-SRV-14', who: accursed.id, amount: price });
    return;
  }
  const judgement = JUDGEMENTS[
    (yield* rollD6('wardens-judgement', 'DL-SRV-14', accursed.seat)) - 1
  ] as JudgementId;
  table.tell({
    type: 'was-judged',
    rule: 'DL-SRV-14',
    who: accursed.id,
    figure: figureOf(accursed),
    judgement,
  });
  yield* judge(table, accursed, judgement);
}

/** DL-SRV-14: the Judgement chart. */
function* judge(table: Table<State>, accursed: Accursed, judgement: JudgementId): Rule {
  switch (judgement) {
    case 'judged-maimed':
      return yield* maim(table, accursed);
    case 'judged-diminished':
      yield* loseSanity(table, accursed, 'DL-SRV-14');
      return yield* sufferDread(table, accursed);
    case 'judged-robbed':
      pay(table, accursed, 'souls', accursed.souls, 'DL-SRV-14');
      return yield* sufferDread(table, accursed);
    case 'judged-broken':
      accursed.wounds = Math.max(accursed.wounds, healthOf(table.state, accursed) - 1);
      yield* sufferInsanity(table, accursed, 1, 'DL-SRV-14');
      return;
    case 'judged-taxed':
      return pay(table, accursed, 'souls', Math.ceil(accursed.souls / 2), 'DL-SRV-14');
    case 'judged-spared':
      accursed.deferred = true;
      return;
    default:
      return unreachable(judgement);
  }
}

function* sufferDread(table: Table<State>, accursed: Accursed): Rule {
  if (!isPresent(accursed)) return;
  const insanity = yield* rollD3('judgement-insanity', 'DL-SRV-14');
  yield* sufferInsanity(table, accursed, insanity, 'DL-SRV-14');
}

/** DL-SRV-14, DL-SRV-33: Sanity falls by 1 for good, never below 4. */
export function* loseSanity(table: Table<State>, accursed: Accursed, rule: RuleId): Rule {
  if (dashboardOf(accursed).sanity - accursed.lostSanity <= LOWEST_SANITY) return;
  accursed.lostSanity += 1;
  table.tell({ type: 'sanity-lost', rule, who: accursed.id, figure: figureOf(accursed) });
  yield* checkSanity(table, accursed);
}
