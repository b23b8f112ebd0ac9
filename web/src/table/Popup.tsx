import { Popover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface PopupProps {
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly className?: string;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** A small panel at the button that opens it. */
export function Popup({ label, trigger, className, side, align, children }: PopupProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={className === undefined ? 'panel pop' : `panel pop ${className}`}
          {...(side === undefined ? {} : { side })}
          {...(align === undefined ? {} : { align })}
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Closes the panel in which it stands. */
export const PopupClose = Popover.Close;

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly now: T;
  text(value: T): string;
  choose(value: T): void;
  readonly children?: ReactNode;
}

/** One of a few, written out. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, name, values, now, text, choose, children } = props;
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} checked={now === value} onChange={() => choose(value)} />
          {text(value)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
