import { test } from './a-page.ts';
import { check } from './axe.ts';
import { isHeld } from './context.ts';
import { ALL_SIZES, goTo, type Screen, SIZES } from './screens.ts';

/** Lets axe look at screens, one test each. They are in several files so that two can be looked at at a time. */
export function lookAtAll(screens: Readonly<Record<string, Screen>>): void {
  const looked = Object.entries(screens).filter(([, { axe }]) => axe?.length !== 0);
  test.for(looked)('axe finds nothing wrong at any size, in either theme: %s', async ([, screen], {
    visit,
  }) => {
    const [first = 'desktop', ...others] = screen.axe ?? screen.sizes ?? ALL_SIZES;
    const page = await visit({
      viewport: SIZES[first],
      touch: isHeld(SIZES[first]),
      ...(screen.path === undefined ? {} : { path: screen.path }),
      ...(screen.set === undefined ? {} : { set: screen.set }),
    });
    await goTo(screen, page);
    await check(page, first);
    for (const size of others) {
      await page.setViewportSize(SIZES[size]);
      await check(page, size);
    }
  });
}
