import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, it } from 'vitest';
import { plugin } from '../src/index.ts';

RuleTester.describe = describe;
RuleTester.it = it;

type RuleName = keyof typeof plugin.rules;
type AnyRule = Parameters<RuleTester['run']>[1];

interface Snippet {
  code: string;
  /** Its path from the root, for the rule that looks at it. */
  at?: string;
}

interface Cases {
  /** Declarations that stand before every snippet; the rule then sees types. */
  given?: string;
  good: readonly (string | Snippet)[];
  /** With the ids of the messages that the code gets. */
  bad: readonly (Snippet & { says: readonly string[] })[];
}

/** Shows a rule good code and bad. */
export function tryRule(rule: RuleName, { given, good, bad }: Cases): void {
  const tester = new RuleTester({
    languageOptions: { parser, parserOptions: given === undefined ? {} : WITH_TYPES },
  });
  const written = ({ code, at }: Snippet) => ({
    name: at === undefined ? code : `${at}: ${code}`,
    code: (given ?? '') + code,
    ...(at !== undefined && { filename: at }),
  });
  tester.run(rule, plugin.rules[rule] as unknown as AnyRule, {
    valid: good.map(it => written(typeof it === 'string' ? { code: it } : it)),
    invalid: bad.map(it => ({ ...written(it), errors: it.says.map(messageId => ({ messageId })) })),
  });
}

const WITH_TYPES = {
  tsconfigRootDir: import.meta.dirname,
  projectService: { allowDefaultProject: ['*.ts'], defaultProject: '../../tsconfig.base.json' },
};
