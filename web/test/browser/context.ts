import type { Browser, BrowserContext } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const SMALL = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The same phone, held in landscape, and a smaller one. */
export const LANDSCAPE = { width: 844, height: 390 } as const;
export const SMALL_LANDSCAPE = { width: 667, height: 375 } as const;

/** Played by touch. */
export const isHeld = (viewport: unknown): boolean =>
  viewport === PHONE || viewport === LANDSCAPE || viewport === SMALL_LANDSCAPE;

/** What a player has set before; the names are those of the settings page. */
export interface Set {
  readonly language?: 'en' | 'fr';
  readonly theme?: 'night' | 'parchment';
  readonly look?: 'drawn' | 'plain';
  readonly motion?: 'full' | 'reduced';
  readonly markers?: boolean;
  readonly pace?: 'slow' | 'calm' | 'quick' | 'at-once';
}

export interface Visit {
  readonly address?: string;
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly set?: Set;
  /** An empty page, which the test sends on its way itself. */
  readonly isBlank?: boolean;
  /** The test takes the network or the server away: what the browser says about that is no fault of the page. */
  readonly mayBeCutOff?: boolean;
  /** Lets the page keep itself for offline use; costs a second of loading. */
  readonly keepsItself?: boolean;
}

const QUICKLY: Set = { language: 'en', motion: 'reduced', pace: 'at-once' };

/** A browser of its own for one player, with nothing kept in it. */
export async function newContext(
  browser: Browser,
  { viewport, touch, set, keepsItself }: Visit,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewport ?? DESKTOP,
    locale: 'en-GB',
    serviceWorkers: keepsItself === true ? 'allow' : 'block',
    acceptDownloads: true,
    ...(touch === true ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(
    given => {
      // A player's later choices stay.
      if (localStorage.getItem('tenebrae-settings') === null)
        localStorage.setItem('tenebrae-settings', JSON.stringify({ state: given, version: 0 }));
    },
    { ...QUICKLY, ...set },
  );
  return context;
}
