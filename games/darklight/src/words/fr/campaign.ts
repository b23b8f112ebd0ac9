/** French words: campaign. */
export const CAMPAIGN_FR = {} as const satisfies Record<string, string>;
