import { DropdownMenu } from 'radix-ui';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { Offer } from './offers.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly label: string;
  readonly say: GameSay;
  readonly at: { readonly x: number; readonly y: number };
  readonly hint: string | null;
  choose(option: string): void;
  close(): void;
}

/** Several things can be done with one thing: a small menu at it. */
export function OptionMenu({ offers, label, say, at, hint, choose, close }: Props) {
  return (
    <DropdownMenu.Root open onOpenChange={open => !open && close()}>
      <DropdownMenu.Trigger
        className="ddd-anchor"
        style={{ left: at.x, top: at.y }}
        tabIndex={-1}
        aria-label={label}
      />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="ddd-menu"
          side="bottom"
          align="center"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <OfferItems {...{ offers, say, hint, choose }} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type ItemsProps = Pick<Props, 'offers' | 'say' | 'hint' | 'choose'>;

export function OfferItems({ offers, say, hint, choose }: ItemsProps) {
  return offers.map(({ option, key }) => (
    <DropdownMenu.Item
      key={option.id}
      className={option.id === hint ? 'ddd-menu-item hinted' : 'ddd-menu-item'}
      onSelect={() => choose(option.id)}
    >
      <kbd className="key">{key.toUpperCase()}</kbd>
      <span>{optionText(option, say)}</span>
    </DropdownMenu.Item>
  ));
}
