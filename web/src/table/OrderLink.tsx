import { ORDERS, type Order, type Orders } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import type { Say } from '../words/speech.ts';

interface Props {
  /** The window, by its question's id. */
  readonly window: string;
  readonly orders: Orders;
  readonly say: Say;
  order(order: Order): void;
}

/** The standing order for one kind of interruption: whether to be asked again. */
export function OrderLink({ window, orders, say, order }: Props) {
  const now = orders[window] ?? orders['default'] ?? 'ask';
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="link">
          {say('ask-less-often')}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="panel pop"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('standing-order')}
        >
          <fieldset className="choices">
            <legend>{say('standing-order')}</legend>
            {ORDERS.map(one => (
              <label key={one}>
                <input type="radio" name="order" checked={now === one} onChange={() => order(one)} />
                {say(`window-${one}`)}
              </label>
            ))}
          </fieldset>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
