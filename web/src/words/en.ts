/** What the shell says, in English. */
export const EN = {
  'tenebrae': 'Tenebrae',
  'loading': 'The candle is being lit…',
} as const satisfies Record<string, string>;
