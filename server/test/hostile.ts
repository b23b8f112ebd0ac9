import { expect } from 'vitest';
import type { Evening } from './a-match.ts';

/** After whatever was done to them, people play on as if nothing had happened. */
export async function playsOn({ anns, bobs, eves }: Evening): Promise<void> {
  const asked = anns.scene?.asking;
  const moment = anns.scene?.moment;
  expect(anns.scene).toMatchObject({ mine: ['ann'], fault: null });
  expect(await anns.answer('ann', 0)).toMatchObject({ kind: 'done' });
  for (const page of [bobs, eves]) await page.until(({ scene }) => scene?.asking !== asked);
  expect(bobs.scene).toMatchObject({ moment: (moment ?? 0) + 1, mine: ['bob'] });
  expect(Object.keys(Object.prototype)).toEqual([]);
}
