import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { Offer } from './offers.ts';
import { OfferItems } from './OptionMenu.tsx';

interface Props {
  readonly offers: readonly Offer[];
  readonly say: GameSay;
  choose(option: string): void;
  readonly hint: string | null;
  /** What the thing is called; its option is added. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing off the board that may be an option: a button with its key, or one that opens a menu, or only the thing. */
export function OfferButton({ offers, say, choose, hint, label, className, children }: Props) {
  const [first] = offers;
  if (first === undefined) return <div className={className}>{children}</div>;
  const hinted = offers.some(({ option }) => option.id === hint) ? ' hinted' : '';
  if (offers.length === 1) {
    const words = optionText(first.option, say);
    return (
      <button
        type="button"
        className={`${className} offered${hinted}`}
        aria-label={words.toLowerCase().includes(label.toLowerCase()) ? words : `${label}: ${words}`}
        onClick={() => choose(first.option.id)}
      >
        {children}
        <kbd className="key">{first.key.toUpperCase()}</kbd>
      </button>
    );
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className={`${className} offered${hinted}`}
        aria-label={say('look.several', { thing: label, count: offers.length })}
      >
        {children}
        <kbd className="key">{`×${offers.length}`}</kbd>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="ddd-menu"
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <OfferItems {...{ offers, say, hint, choose }} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
