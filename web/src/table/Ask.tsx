import type { ReactNode } from 'react';

interface Props {
  readonly kind?: string;
  /** A group of answers; else it only says something. */
  readonly role?: 'group' | 'alert';
  readonly who?: ReactNode;
  readonly title: ReactNode;
  /** What explains it: small things in one line. */
  readonly sub: ReactNode;
  /** Buttons beside the words where they fit, else under them. */
  readonly children?: ReactNode;
}

/** The bar under the board: who, what, and what can be answered. */
export function Ask({ kind, role, who, title, sub, children }: Props) {
  return (
    <section
      className={kind === undefined ? 'q' : `q ${kind}`}
      {...(role === undefined ? {} : { role })}
      aria-labelledby="question"
      data-region="question"
      tabIndex={-1}
    >
      {who !== undefined && <div className="who">{who}</div>}
      <div className="q-words">
        <h2 id="question">{title}</h2>
        <div className="sub">{sub}</div>
      </div>
      {children}
    </section>
  );
}
