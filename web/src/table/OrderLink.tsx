import { ORDERS, type Order, type Orders } from '@tenebrae/kernel';
import type { Say } from '../words/speech.ts';
import { Choices, Popup } from './Popup.tsx';

interface Props {
  /** The window, by its question's id. */
  readonly window: string;
  readonly orders: Orders;
  readonly say: Say;
  order(order: Order): void;
}

/** The standing order for one kind of interruption: whether to be asked again. */
export function OrderLink({ window, orders, say, order }: Props) {
  const trigger = (
    <button type="button" className="link">
      {say('ask-less-often')}
    </button>
  );
  return (
    <Popup label={say('standing-order')} trigger={trigger} side="top">
      <Choices
        legend={say('standing-order')}
        name="order"
        values={ORDERS}
        now={orders[window] ?? orders['default'] ?? 'ask'}
        text={one => say(`window-${one}`)}
        choose={order}
      />
    </Popup>
  );
}
