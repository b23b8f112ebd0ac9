import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { optionText, optionTitle } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { Kit } from './kit.ts';
import { idsOf, type Offer } from './offers.ts';

interface MenuProps {
  readonly kit: Kit;
  readonly offers: readonly Offer[];
  readonly label: string;
  readonly say: GameSay;
  readonly at: { readonly x: number; readonly y: number };
  readonly hint: string | null;
  choose(option: string): void;
  close(): void;
}

/** Several things can be done with one thing: a small menu at it. */
export function OptionMenu({ kit, offers, label, say, at, hint, choose, close }: MenuProps) {
  return (
    <DropdownMenu.Root open onOpenChange={open => !open && close()}>
      <DropdownMenu.Trigger
        className={`${kit.ids}-anchor`}
        style={{ left: at.x, top: at.y }}
        tabIndex={-1}
        aria-label={label}
      />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`${kit.ids}-menu`}
          side="bottom"
          align="center"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <OfferItems {...{ kit, offers, say, hint, choose }} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export type ItemsProps = Pick<MenuProps, 'offers' | 'say' | 'hint' | 'choose'>;

export function OfferItems({ kit, offers, say, hint, choose }: ItemsProps & Pick<MenuProps, 'kit'>) {
  return offers.map(({ option, key }) => (
    <DropdownMenu.Item
      key={option.id}
      data-options={option.id}
      className={`${kit.ids}-menu-item${option.id === hint ? ' hinted' : ''}`}
      onSelect={() => choose(option.id)}
    >
      <kbd className="key">{key.toUpperCase()}</kbd>
      <span>{optionTitle(option, say)}</span>
    </DropdownMenu.Item>
  ));
}

export interface OfferButtonProps {
  readonly offers: readonly Offer[];
  readonly say: GameSay;
  choose(option: string): void;
  readonly hint: string | null;
  /** What the thing is called; its option is added. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Somebody points at it, or no longer does. */
  onPoint?(on: boolean): void;
}

/** A thing off the board that may be an option: a button with its key, or one that opens a menu, or only the thing. */
export function OfferButton(props: OfferButtonProps & { readonly kit: Kit }) {
  const { kit, offers, say, choose, hint, label, className, children, onPoint } = props;
  const look = kit.useSay();
  const pointed =
    onPoint === undefined
      ? {}
      : {
          onPointerEnter: () => onPoint(true),
          onPointerLeave: () => onPoint(false),
          onFocus: () => onPoint(true),
          onBlur: () => onPoint(false),
        };
  const [first] = offers;
  if (first === undefined) return <div className={className}>{children}</div>;
  const lit = offers.some(({ option }) => option.id === hint) ? ' offered hinted' : ' offered';
  if (offers.length === 1) {
    const words = optionText(first.option, say);
    return (
      <button
        type="button"
        className={className + lit}
        data-options={idsOf(offers)}
        aria-label={words.toLowerCase().includes(label.toLowerCase()) ? words : `${label}: ${words}`}
        onClick={() => choose(first.option.id)}
        {...pointed}
      >
        {children}
        <kbd className="key">{first.key.toUpperCase()}</kbd>
      </button>
    );
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className={className + lit}
        data-options={idsOf(offers)}
        aria-label={look('several', { thing: label, count: offers.length })}
      >
        {children}
        <kbd className="key">{`×${offers.length}`}</kbd>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`${kit.ids}-menu`}
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <OfferItems {...{ kit, offers, say, hint, choose }} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
