import { expect, test } from 'vitest';
import { ARROWS, placeOf } from '../src/arrows.ts';
import { tryRule } from './tester.ts';

const from = (at: string, to: string) => ({ at, code: `import '${to}';` });
const wrong = (at: string, to: string, why: string) => ({ ...from(at, to), says: [why] });

test('every arrow of the table points down', () => {
  const tops = ['cli', 'web', 'server', 'lab', 'protocol', 'tools', 'lint'];
  const order = [...tops, 'bots', 'games', 'board', 'kernel'];
  for (const [folder, { imports }] of Object.entries(ARROWS)) {
    for (const target of imports) {
      const [name = ''] = target.split('/');
      expect(order.indexOf(name)).toBeGreaterThan(order.indexOf(folder));
    }
  }
});

test('a file has a workspace and a part', () => {
  const place = { folder: 'games', workspace: 'games/descent', name: 'descent' };
  expect(placeOf('games/descent/src/rules/attack.ts')).toEqual({ ...place, part: 'src' });
  expect(placeOf('games/descent/testing/heroes.ts')).toEqual({ ...place, part: 'testing' });
  expect(placeOf('games/descent/test/attack.test.ts')).toEqual({ ...place, part: 'test' });
  expect(placeOf('tools/start.mjs')).toMatchObject({ workspace: 'tools', part: 'src' });
  expect(placeOf('eslint.config.js')).toBeNull();
  expect(placeOf('attic/old.ts')).toBeNull();
});

tryRule('arrows', {
  good: [
    from('vitest.config.ts', 'vitest/config'),
    from('eslint.config.js', './lint/src/index.ts'),

    from('kernel/src/run.ts', './rule.ts'),
    from('kernel/testing/script.ts', '../src/rule.ts'),
    from('kernel/test/run.test.ts', '../testing/script.ts'),
    from('kernel/test/run.test.ts', '@tenebrae/kernel/testing'),
    from('kernel/test/run.test.ts', 'vitest'),
    from('board/test/path.test.ts', 'fast-check'),

    from('games/descent/src/rules/attack.ts', '../state.ts'),
    from('games/descent/src/rules/attack.ts', '@tenebrae/kernel'),
    from('games/descent/src/words/en.ts', '@tenebrae/kernel/words'),
    from('games/descent/src/rules/attack.ts', '@tenebrae/board'),
    from('games/descent/testing/heroes.ts', '@tenebrae/kernel/testing'),
    from('games/descent/testing/heroes.ts', '@tenebrae/board/testing'),
    from('games/descent/test/attack.test.ts', '@tenebrae/descent'),
    from('games/descent/test/attack.test.ts', '@tenebrae/bots'),
    from('games/descent/test/attack.test.ts', '@tenebrae/tools'),
    from('games/descent/test/attack.test.ts', 'node:fs'),

    from('bots/src/greedy.ts', '@tenebrae/kernel'),
    from('bots/test/greedy.test.ts', '@tenebrae/kernel/testing'),
    from('protocol/src/messages.ts', '@tenebrae/kernel'),
    from('server/src/tables.ts', '@tenebrae/protocol'),
    from('server/src/tables.ts', '@tenebrae/descent'),
    from('server/src/tables.ts', 'node:http'),
    from('server/src/page.ts', '@tenebrae/tools/static'),
    from('web/src/shell/table.tsx', '@tenebrae/protocol'),
    from('lab/src/balance.ts', '@tenebrae/bots'),
    from('cli/src/main.ts', '@tenebrae/server'),
    from('cli/src/main.ts', '@tenebrae/tools'),
    from('cli/src/fuzz.ts', '@tenebrae/kernel/testing'),
    from('tools/src/check.ts', 'node:fs'),
  ],
  bad: [
    wrong('attic/old.ts', './other.ts', 'unknown'),

    wrong('kernel/src/run.ts', '@tenebrae/board', 'arrow'),
    wrong('kernel/src/run.ts', '@tenebrae/descent', 'arrow'),
    wrong('kernel/src/run.ts', 'node:fs', 'outside'),
    wrong('kernel/src/run.ts', 'zod', 'outside'),
    wrong('kernel/src/run.ts', '../testing/script.ts', 'testing'),
    wrong('kernel/src/run.ts', '@tenebrae/kernel/testing', 'testing'),
    wrong('kernel/testing/script.ts', 'vitest', 'outside'),
    wrong('kernel/testing/script.ts', '../test/toy.ts', 'testing'),
    wrong('kernel/test/run.test.ts', '@tenebrae/bots', 'arrow'),
    wrong('board/src/path.ts', '@tenebrae/kernel', 'arrow'),
    wrong('board/test/path.test.ts', '@tenebrae/kernel', 'arrow'),

    wrong('games/descent/src/rules/attack.ts', '@tenebrae/darklight', 'arrow'),
    wrong('games/descent/test/attack.test.ts', '@tenebrae/darklight', 'arrow'),
    wrong('games/descent/src/rules/attack.ts', '../../../darklight/src/index.ts', 'climbs'),
    wrong('games/descent/src/rules/attack.ts', '../../../../kernel/src/index.ts', 'climbs'),
    wrong('games/descent/test/attack.test.ts', '../../../kernel/src/index.ts', 'climbs'),
    wrong('games/descent/src/rules/attack.ts', '/games/descent/src/index.ts', 'climbs'),
    wrong('games/descent/src/rules/attack.ts', '@tenebrae/bots', 'arrow'),
    wrong('games/descent/testing/heroes.ts', '@tenebrae/bots', 'arrow'),
    wrong('games/descent/src/rules/attack.ts', '@tenebrae/kernel/src/rule.ts', 'insides'),
    wrong('games/descent/test/attack.test.ts', '@tenebrae/kernel/src', 'insides'),
    wrong('games/descent/test/attack.test.ts', '@tenebrae/kernel/testing/script.ts', 'insides'),
    wrong('games/descent/src/rules/attack.ts', '@tenebrae/kernel/testing', 'testing'),
    wrong('games/descent/src/rules/attack.ts', '../../testing/heroes.ts', 'testing'),
    wrong('games/descent/src/rules/attack.ts', 'lodash', 'outside'),

    wrong('bots/src/greedy.ts', '@tenebrae/descent', 'arrow'),
    wrong('bots/src/greedy.ts', '@tenebrae/board', 'arrow'),
    wrong('bots/src/greedy.ts', 'node:worker_threads', 'outside'),
    wrong('protocol/src/messages.ts', '@tenebrae/server', 'arrow'),
    wrong('lab/src/balance.ts', '@tenebrae/protocol', 'arrow'),
    wrong('server/src/tables.ts', '@tenebrae/web', 'arrow'),
    wrong('server/src/tables.ts', '@tenebrae/lint', 'arrow'),
    wrong('server/src/tables.ts', '@tenebrae/kernel/testing', 'testing'),
    wrong('web/src/shell/table.tsx', '@tenebrae/server', 'arrow'),
    wrong('cli/src/main.ts', '@tenebrae/board/testing', 'testing'),
    wrong('cli/src/main.ts', '../../kernel/src/index.ts', 'climbs'),
    wrong('tools/src/check.ts', '@tenebrae/kernel', 'arrow'),
    wrong('lint/src/index.ts', '@tenebrae/tools', 'arrow'),

    ...[
      "export { attack } from '@tenebrae/bots';",
      "export * from '@tenebrae/bots';",
      "import type { Bot } from '@tenebrae/bots';",
      "export const bots = import('@tenebrae/bots');",
      "export type Bot = import('@tenebrae/bots').Bot;",
      "import bots = require('@tenebrae/bots'); export { bots };",
    ].map(code => ({ at: 'kernel/src/run.ts', code, says: ['arrow'] })),
  ],
});
