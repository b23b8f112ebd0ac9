/** English words: campaign. */
export const CAMPAIGN_EN = {} as const satisfies Record<string, string>;
