/** A rule of a ledger. */
export interface LedgerRule {
  readonly id: string;
  /** Why no code can show it, or null: it is then neither cited nor tested, and need not be. */
  readonly notObservable: string | null;
}

const RULE = /^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*(.*)$/;
const SUB_BULLET = /^\s+- (.*)$/;
const NOT_OBSERVABLE = /^not observable: *(\S.*)$/i;
const NOT_OBSERVABLE_INLINE = /\(not observable: *(\S[^)]*)\)/i;

/** The rules of a ledger, in its order: lines that start with `- **DDD-GEN-01**`. */
export function parseLedger(markdown: string): LedgerRule[] {
  const rules: { id: string; notObservable: string | null }[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE.exec(line);
    const note = open ? SUB_BULLET.exec(line)?.[1] : undefined;
    const last = rules.at(-1);
    if (rule !== null) {
      rules.push({
        id: rule[1] ?? '',
        notObservable: NOT_OBSERVABLE_INLINE.exec(rule[2] ?? '')?.[1] ?? null,
      });
      open = true;
    } else if (note !== undefined && last !== undefined) {
      last.notObservable ??= NOT_OBSERVABLE.exec(note)?.[1] ?? null;
    } else {
      open = open && line.trim() !== '' && /^\s/.test(line);
    }
  }
  return rules;
}
