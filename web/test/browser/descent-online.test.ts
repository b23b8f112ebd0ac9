import type { ServerMessage } from '@tenebrae/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { begin, comeIn, follow, sitDown } from './online-people.ts';
import { online } from './online-test.ts';
import { byBoard, type Chooser, lookAt, type Offer, play } from './player.ts';

/** What of a scene tells about the overlord. */
interface Sight {
  readonly round: number;
  readonly overlord: { readonly hand: readonly string[] | null; readonly discard: readonly string[] };
}

interface Ear {
  /** Everything that the server has said to this browser, by whatever way. */
  readonly heard: string[];
  sight: Sight | null;
}

function listenTo(page: Page): Ear {
  const ear: Ear = { heard: [], sight: null };
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      ear.heard.push(String(payload));
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.kind === 'welcome' || message.kind === 'scene')
        ear.sight = (message.scene?.view as Sight | undefined) ?? ear.sight;
    }),
  );
  page.on('response', async response => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    ear.heard.push(await response.text().catch(() => ''));
  });
  return ear;
}

/** Aiming and dodging are orders of heroes, too: of these two only the card itself is looked for. A key is no card. */
const ORDERS: ReadonlySet<string> = new Set(['aim', 'dodge']);

const isOrder = (card: string): boolean => ORDERS.has(card.replace(/-\d$/, ''));

const namesOf = (card: string): RegExp =>
  isOrder(card)
    ? new RegExp(`overlord-card:${card}"|play:${card}"|discard:${card}"`)
    : new RegExp(`[":]${card}"(?!:)`);

/** Opens a door as soon as there is one to open, and lets everything else be. */
const opener: Chooser = (sight, rng) => {
  const { offers } = sight;
  const first = (on: Offer['on'], name: RegExp): Offer | undefined =>
    offers.find(offer => offer.on === on && name.test(offer.name));
  return (
    first('board', /^door:/) ??
    first('question', /^(done|pass|end-turn|decline)$/) ??
    first('hand', /^(Advance|Run)/) ??
    byBoard(sight, rng)
  );
};

/** Goes to the lit space that is nearest to the door. */
const seeker =
  (door: { readonly x: number; readonly y: number } | null): Chooser =>
  (sight, rng) => {
    const fields = sight.offers.filter(({ on, name }) => on === 'board' && name.startsWith('square:'));
    const away = ({ x, y }: Offer): number => Math.hypot(x - (door?.x ?? x), y - (door?.y ?? y));
    const [nearest] = fields.toSorted((one, other) => away(one) - away(other));
    const isAtDoor = sight.offers.some(({ on, name }) => on === 'board' && name.startsWith('door:'));
    return nearest !== undefined && door !== null && !isAtDoor ? nearest : opener(sight, rng);
  };

async function doorOn(page: Page): Promise<{ x: number; y: number } | null> {
  const box = await page
    .locator('[data-thing^="door:"]')
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  return box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const MOST = 260;

online(
  'the overlord plays from a second browser; nothing that the hero’s browser hears tells his hand',
  {
    timeout: 240_000,
  },
  async ({ visit, node }) => {
    const how = { address: node.address, mayBeCutOff: true } as const;
    const hero = await visit(how);
    const overlord = await visit({ ...how, isBlank: true });
    const [heroHears, overlordHears] = [listenTo(hero), listenTo(overlord)];

    await comeIn(hero, 'Ilse');
    await hero.locator('.poster[data-game=descent]').click();
    const form = hero.locator('.panel[data-game=descent] #set-online');
    await form.getByRole('radio', { name: '2', exact: true }).check();
    await form.locator('.sl select').nth(0).selectOption('friend');
    await form.locator('.sl select').nth(1).selectOption('you');
    await hero.getByRole('button', { name: 'Open the table' }).click();
    await hero.getByText('your seat').waitFor();
    await follow(overlord, await hero.getByLabel('Invitation').inputValue(), 'Maud');
    await sitDown(overlord);
    await begin(hero);
    await overlord.locator('.tt').waitFor();

    const held = new Set<string>();
    const turns = { hero: 0, overlord: 0 };
    let hasOpened = false;
    let shown = 0;
    for (let answers = 0; answers < MOST && (heroHears.sight?.round ?? 0) < 4; ) {
      const seen = await Promise.all([lookAt(hero), lookAt(overlord)]);
      if (seen.some(({ isOver }) => isOver)) break;
      const [ofHero, ofOverlord] = seen;
      if (ofHero.moment !== ofOverlord.moment || (!ofHero.isMine && !ofOverlord.isMine)) {
        await hero.waitForTimeout(20);
        continue;
      }
      // What he holds has not been said on the other side, in no message so far.
      for (const card of overlordHears.sight?.overlord.hand ?? []) {
        held.add(card);
        const name = namesOf(card);
        expect(
          heroHears.heard.filter(message => name.test(message)),
          card,
        ).toEqual([]);
      }
      answers += 1;
      turns[ofHero.isMine ? 'hero' : 'overlord'] += 1;
      if (ofHero.isMine) {
        const door = hasOpened ? null : await doorOn(hero);
        await play(hero, { seed: `hero ${answers}`, most: 1, choose: seeker(door) });
        hasOpened ||= (await hero.locator('[data-thing^="monster:"]').count()) > 0;
      } else {
        shown = Math.max(shown, await overlord.locator('.dj-dark-card').count());
        await play(overlord, { seed: `overlord ${answers}`, most: 1, choose: byBoard });
      }
    }
    console.log(`${JSON.stringify(turns)}, ${held.size} cards held, round ${heroHears.sight?.round}`);
    expect(turns.overlord).toBeGreaterThan(8);
    expect(held.size).toBeGreaterThan(4);
    expect(heroHears.sight?.overlord.hand).toBeNull();
    expect(await hero.locator('.dj-dark-card').count()).toBe(0);
    expect(shown).toBeGreaterThan(2);
    // The same look finds what has been laid open, and what the overlord himself has heard.
    const open = (heroHears.sight?.overlord.discard ?? []).filter(card => !isOrder(card));
    for (const card of open)
      expect(
        heroHears.heard.some(message => namesOf(card).test(message)),
        card,
      ).toBe(true);
    for (const card of [...held].filter(one => !isOrder(one)))
      expect(
        overlordHears.heard.some(message => namesOf(card).test(message)),
        card,
      ).toBe(true);
  },
);
