import { type Facts, hasWords, LANGUAGES, type Language, type Passage, say, start } from '@tenebrae/kernel';
import { decide, habit } from '@tenebrae/bots';
import { newRng } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../src/describe.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { words } from '../src/words/index.ts';
import { aGame, at } from '../testing/index.ts';

const told = (state: State, language: Language = 'en'): string[] =>
  describeTable(state, null).flatMap(({ title, about, lines }) => [
    `# ${say(words[language], language, title, about)}`,
    ...lines.map(line => say(words[language], language, line.text, line.about)),
  ]);

const under = (state: State, title: string): string[] => {
  const lines = told(state);
  const from = lines.indexOf(`# ${title}`);
  if (from < 0) return [];
  const to = lines.findIndex((line, place) => place > from && line.startsWith('#'));
  return lines.slice(from + 1, to < 0 ? undefined : to);
};

describe('the table in words', () => {
  const { state } = aGame({
    survivors: {
      leo: { wounds: 3, xp: 4, skills: ['leo-stealth'], virus: 1, chips: ['c3-05'] },
      jack: { room: at(2, 2) },
    },
    zombies: [
      [at(2, 2), 3],
      [at(2, 2), 1, { down: true }],
    ],
    creature: ['zombie-dog', at(1, 3), { hits: [1, 0, 0, 0] }],
    locks: [
      [at(4, 3), at(3, 3), 'c2-03'],
      [at(4, 3), at(4, 2), 3],
    ],
    fire: at(3, 4),
    burn: [[at(3, 4), 2]],
  });

  test('DDD-SUR-01 a survivor is told with place, energy, action points, cards and chips', () => {
    expect(under(state, 'Leo Friedkin, firefighter')).toEqual([
      'Stands in the entrance hall.',
      'Energy 5 of 8, 3 AP left.',
      'Experience: 4 XP.',
      'Skills learnt: Stealth.',
      'One virus token.',
      'In hand: fire axe.',
      'Code chips: no. 26 (red, yellow and white).',
    ]);
  });

  test('DDD-HOU-10 where a survivor stands, the ways and the locked doors are told', () => {
    expect(under(state, 'Room: entrance hall')).toEqual([
      'Here: Leo.',
      'Shows: fire directions.',
      'Ways lead to r4c4.',
      'A locked door to r3c3: chip no. 3 (red and green).',
      'A locked door to r4c2: a chip with 3 icons, face down.',
    ]);
  });

  test('DDD-GEN-07 hordes are counted, those that differ apart', () => {
    expect(under(state, `Room: ${at(2, 2)}`).slice(0, 3)).toEqual([
      'Here: Jack.',
      '3 zombies.',
      'One zombie, on the floor.',
    ]);
    expect(under(state, 'Enemies')).toContain('The blue location is covered.');
    expect(under(state, `Room: ${at(3, 4)}`)).toEqual(['The fire burns here.', '2 burn markers.']);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('every sentence of a played game has words, and so has everything that it names', () => {
    const match = start(game, {
      players: 3,
      seed: 'described',
      options: { mode: 'dark', radioactive: true, 'guts-tokens': 5 },
    });
    const missing = new Set<string>();
    const rng = newRng('described');
    for (let answers = 0; answers < 250 && match.request?.kind === 'question'; answers++) {
      for (const passage of describeTable(match.state, null)) lacking(passage, language, missing);
      const [seat = ''] = match.asked();
      match.answer(decide(habit, match, seat, rng), seat);
    }
    expect([...missing]).toEqual([]);
  });
});

function lacking({ title, about, lines }: Passage, language: Language, missing: Set<string>): void {
  for (const { text, about: facts } of [{ text: title, about }, ...lines]) {
    if (!hasWords(words[language], text)) missing.add(text);
    for (const name of names(facts)) if (!hasWords(words[language], name)) missing.add(name);
    if (/[{}]/.test(say(words[language], language, text, facts))) missing.add(`${text} is not filled`);
  }
}

const names = (facts: Facts = {}): string[] =>
  Object.values(facts)
    .flat()
    .filter(value => typeof value === 'string' && value !== '') as string[];
