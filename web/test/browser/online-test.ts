import { test } from './a-page.ts';
import { type Node, startNode } from './online-node.ts';

/** A test with a browser, and a server for all tests of its file. */
export const online = test.extend<{ $file: { node: Node } }>({
  node: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
    async ({}, use) => {
      const node = await startNode();
      await use(node);
      await node.stop();
    },
    { scope: 'file' },
  ],
});
