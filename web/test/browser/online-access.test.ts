import { check } from './axe.ts';
import { isHeld } from './context.ts';
import { tour } from './online-screens.ts';
import { online } from './online-test.ts';
import { SIZES } from './screens.ts';

/** Others show the same and more. */
const ALIKE: ReadonlySet<string> = new Set(['online-people', 'online-paused']);

online.for(['desktop', 'phone'] as const)(
  'axe finds nothing wrong with the online screens in either theme: %s',
  { timeout: 240_000 },
  async (size, { visit, node }) => {
    // The drawn board is looked at elsewhere, and is slow to look at.
    const how = { address: node.address, mayBeCutOff: true, set: { look: 'plain' } } as const;
    const page = await visit({ ...how, viewport: SIZES[size], touch: isHeld(SIZES[size]) });
    const friend = await visit(how);
    await tour(page, friend, async name => {
      if (!ALIKE.has(name)) await check(page, name);
    });
  },
);
