import type { ReactNode } from 'react';

/** What every thing on a board has: words, whether it can be chosen, and whether the tab key stops at it. */
export interface ThingProps {
  readonly thing: string;
  readonly label: string;
  /** It can be chosen. */
  readonly isOption: boolean;
  /** The ids of the options that are taken at it. */
  readonly options: string | undefined;
  /** The key on its cap; of many options some have none. */
  readonly cap: string;
  readonly hinted: boolean;
  readonly stop: boolean;
}

/** What a board says of a thing to make it one. */
export type AsThing = (thing: string, label: string) => ThingProps;

export interface ThingShape extends ThingProps {
  readonly kind: string;
  readonly children: ReactNode;
}

export function Thing({
  ids,
  thing,
  label,
  isOption,
  options,
  hinted,
  stop,
  kind,
  children,
}: ThingShape & { readonly ids: string }) {
  return (
    <g
      data-thing={thing}
      data-options={options}
      role={isOption ? 'button' : 'img'}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      className={`${ids}-thing ${kind}${isOption ? ' option' : ''}${hinted ? ' hinted' : ''}`}
    >
      {children}
    </g>
  );
}
