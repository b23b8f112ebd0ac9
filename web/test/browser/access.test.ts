import { expect } from 'vitest';
import { test } from './a-page.ts';
import { lookAtAll } from './access.ts';
import { axeOn, faults } from './axe.ts';
import { DUNGEON_SCREENS } from './darkest-dungeon-screens.ts';
import { DARKLIGHT_SCREENS } from './darklight-screens.ts';
import { DESCENT_SCREENS } from './descent-screens.ts';
import { PLAY_SCREENS, SCREENS } from './screens.ts';

const ELSEWHERE = { ...PLAY_SCREENS, ...DUNGEON_SCREENS, ...DARKLIGHT_SCREENS, ...DESCENT_SCREENS };

lookAtAll(Object.fromEntries(Object.entries(SCREENS).filter(([name]) => !Object.hasOwn(ELSEWHERE, name))));

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
