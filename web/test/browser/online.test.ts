import type { Save } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { type Node, startNode } from './online-node.ts';
import {
  answerHere,
  begin,
  comeIn,
  follow,
  moved,
  openTable,
  playTogether,
  sitDown,
} from './online-people.ts';
import { tap } from './online-wiretap.ts';
import { turn } from './player.ts';

/** The answers before which the server is killed, and the one before which a browser is cut off. */
const KILLS = [3, 7, 11];
const CUT = 5;

test('two browsers and a bot play a whole game online, through a cut and three falls of the server', async ({
  visit,
  onTestFinished,
}) => {
  const node = await startNode();
  onTestFinished(node.stop);
  const how = { address: node.address, mayBeCutOff: true, set: { look: 'plain' } } as const;
  const ilse = await visit(how);
  const maud = await visit({ ...how, isBlank: true });
  const taps = [tap(ilse), tap(maud)];

  await comeIn(ilse, 'Ilse');
  const link = await openTable(ilse, { players: 3, bots: [2] });
  await follow(maud, link, 'Maud');
  await sitDown(maud);
  await begin(ilse);
  await maud.locator('.tt').waitFor();

  let cuts = 0;
  let kills = 0;
  const answers = await playTogether([ilse, maud], 'together', {
    async interlude(given, asked) {
      if (cuts === 0 && given >= CUT && asked === maud) {
        cuts += 1;
        await cutOffInMidDecision(maud);
        return 'answered';
      }
      if (given < (KILLS[kills] ?? Infinity)) return 'go-on';
      kills += 1;
      await killInMidAnswer(node, asked);
      return 'answered';
    },
  });
  console.log(
    `${answers} answers of two people, ${taps.map(({ sockets }) => sockets).join(' and ')} sockets`,
  );
  expect({ cuts, kills }).toEqual({ cuts: 1, kills: 3 });

  // How it ended is the same for both.
  const ends = [ilse, maud].map(page => page.locator('.t-end h1').textContent());
  const [ending, other] = await Promise.all(ends);
  expect(ending).not.toBe('');
  expect(other).toBe(ending);
  // Every answer that was acknowledged is in the match, once and in its order; and no other of theirs.
  const save = await savedMatch(ilse);
  const people = new Set(taps.flatMap(({ acknowledged }) => acknowledged.map(({ seat }) => seat)));
  const kept = save.journal.flatMap(entry =>
    entry.kind === 'answer' && people.has(entry.seat) ? [`${entry.seat} ${entry.option}`] : [],
  );
  const acknowledged = taps
    .flatMap(one => one.acknowledged)
    .toSorted((one, two) => one.asking - two.asking)
    .map(({ seat, option }) => `${seat} ${option}`);
  expect(people).toEqual(new Set(['player-1', 'player-2']));
  expect(acknowledged).toEqual(kept);
  expect(taps.every(({ sockets }) => sockets > 3)).toBe(true);

  // Nothing is secret any more: what a bot makes of the match can be seen here too.
  await ilse.getByRole('button', { name: 'Review' }).click();
  await ilse.locator('.rv-chart').waitFor();
  await ilse.getByRole('dialog').getByRole('button', { name: 'How it ended' }).click();

  // The end is no dead end, here either.
  await ilse.getByRole('button', { name: 'Replay', exact: true }).click();
  await ilse.getByRole('button', { name: 'Back to now' }).waitFor();
  await maud.getByRole('button', { name: 'Back to the lobby' }).click();
  await maud.locator('.tl li').filter({ hasText: 'Over' }).waitFor();

  // Whoever wants to know what might have been branches off on their own device: a bot sits where Maud sat.
  await ilse.getByRole('slider', { name: 'History' }).fill('4');
  await ilse.getByRole('button', { name: 'Branch off here' }).click();
  await ilse.waitForURL(/#\/table\//);
  expect((await turn(ilse)).isOver).toBe(false);
  await answerHere(ilse, 'what if');
  await ilse.getByRole('link', { name: 'Tenebrae' }).click();
  await ilse.getByRole('button', { name: 'Tables on this device' }).click();
  const branch = ilse.locator('.tl li').filter({ hasText: 'branched off at moment 5' });
  await branch.waitFor();
  expect(await branch.locator('.sts .bot').count()).toBe(2);
});

/** The network goes while somebody decides; the answer given meanwhile arrives when it is back. */
async function cutOffInMidDecision(page: Page): Promise<void> {
  const before = await page.locator('.tt').getAttribute('data-moment');
  await page.context().setOffline(true);
  await page.getByText('Cut off. Trying again…').waitFor();
  await answerHere(page, 'kept');
  await page.getByText('Your answer is kept').waitFor();
  expect(await page.locator('.tt').getAttribute('data-moment')).toBe(before);
  await page.context().setOffline(false);
  await page.getByText('Cut off. Trying again…').waitFor({ state: 'detached' });
  expect(await moved(page, Number(before), 10_000)).toBe(true);
}

/** The server falls while an answer is on its way. */
async function killInMidAnswer(node: Node, page: Page): Promise<void> {
  await answerHere(page, 'fallen');
  await node.kill();
  await page.getByText('Cut off. Trying again…').waitFor();
  await node.start();
  await page.getByText('Cut off. Trying again…').waitFor({ state: 'detached' });
}

/** The match as the server has it; nothing is secret once it is over. */
const savedMatch = (page: Page): Promise<Save> =>
  page.evaluate(async () => {
    const table = location.hash.replace('#/online/', '');
    return (await (await fetch(`/api/tables/${table}/save`)).json()) as Save;
  });
