import { expect } from 'vitest';
import { test } from './a-page.ts';
import { axeOn, check, faults } from './axe.ts';
import { ALL_SIZES, goTo, SCREENS, SIZES } from './screens.ts';

const LOOKED_AT = Object.entries(SCREENS).filter(([, { axe }]) => axe?.length !== 0);

test.for(LOOKED_AT)('axe finds nothing wrong at any size, in either theme: %s', async ([, screen], {
  visit,
}) => {
  const [first = 'desktop', ...others] = screen.axe ?? screen.sizes ?? ALL_SIZES;
  const page = await visit({
    viewport: SIZES[first],
    touch: first === 'phone',
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

test('axe would find it', async ({ visit }) => {
  const page = await visit({ path: '#/about' });
  await page.locator('h1').waitFor();
  await page.locator('h1').evaluate(heading => {
    heading.insertAdjacentHTML(
      'afterend',
      '<p style="color:#444;background:#333">dim</p><img src="/icon.svg">',
    );
  });
  const found = await faults(axeOn(page));
  expect(found.map(fault => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'color-contrast']),
  );
});
