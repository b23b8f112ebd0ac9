import {
  type Facts,
  hasWords,
  LANGUAGES,
  type Language,
  newRng,
  type Passage,
  say,
  start,
  throwDie,
} from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../src/describe.ts';
import { game } from '../src/index.ts';
import { takeUpCards } from '../src/rules/dungeon-deck.ts';
import { dungeonOf } from '../src/rules/figures.ts';
import type { State } from '../src/state.ts';
import { words } from '../src/words/index.ts';
import { aGame } from '../testing/index.ts';

const told = (state: State, seat: string | null = null): string[] =>
  describeTable(state, seat).flatMap(({ title, about, lines }) => [
    `# ${say(words.en, 'en', title, about)}`,
    ...lines.map(line => say(words.en, 'en', line.text, line.about)),
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
    lay: [{ card: 'storage-room', by: 'N2', exits: ['S2'] }],
    accursed: {
      'black-knight': { at: [1, 2, 0], wounds: 3, poison: 2, souls: 1, skills: ['war-charge'] },
      'exorcist': { at: [0, 0, 0], miracles: ['purge'], faith: 2, consumables: ['serum'] },
    },
    monsters: [{ kind: 'seeker', at: [1, 3, 0], wounds: 1, target: 'black-knight' }],
    dungeon: { chests: [{ id: 1, tile: 1, front: null, token: null, open: false }] },
  });

  test('DL-DRK-03 DL-HRT-01 the wheel, the roll and the Heart', () => {
    expect(told(state).slice(1, 6)).toEqual([
      'Turn of the Black Knight.',
      expect.stringContaining('The Quest Room is not found yet.'),
      'Darkness Wheel: space 1 of 12 (the Heart regains a use).',
      'Darkness Roll of this round: 3.',
      'The Cursed Heart of the Black Knight: 6 of 6 uses left.',
    ]);
  });

  test('DL-ATR-01 an Accursed is told with Wounds, conditions, numbers and belongings', () => {
    const lines = under(state, 'Black Knight, Level 1 (Player 1)');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Carries the Cursed Heart: the leader.',
        'Wounds: 3 of 18.',
        '2 Poison tokens.',
        'Strength 4, Perception 2, Mind 2, Charisma 2, Agility 3, Endurance 4.',
        'One soul, 0 crowns.',
      ]),
    );
    expect(under(state, 'Exorcist, Level 1 (Player 2)')).toContain('Faith: 2 of 6.');
  });

  test('DL-MON-01 DL-BEH-03 Monsters are told with their place and their target', () => {
    expect(under(state, 'Monsters')).toEqual([
      'Combat with one Monster.',
      'Seeker on tile 2: Wounds 1 of 4, Armour 2; target: Black Knight.',
    ]);
  });

  test('DL-TRM-02 DL-JUN-03 a tile is told with its light, who is there, and its ways', () => {
    const lines = under(state, `Tile 2: ${say(words.en, 'en', 'storage-room')}`);
    expect(lines).toEqual(
      expect.arrayContaining(['Lit.', 'Here: Black Knight.', 'Monsters: Seeker.', 'A Closed Chest.']),
    );
    expect(lines.at(-1)).toMatch(/^A closed door to the unknown: \d+ cards\.$/);
  });

  test('a Dungeon card that one seat has seen is told to it alone', () => {
    const [deck] = takeUpCards(dungeonOf(state)).decks;
    deck?.splice(0, 1, { half: 'first', card: 'ossuary', knownTo: ['player-2'] });
    const name = say(words.en, 'en', 'ossuary');
    expect(told(state, 'player-2').join()).toContain(`on top: ${name}`);
    expect(told(state, 'player-1').join()).not.toContain(name);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('every sentence of a played game has words, and so has everything that it names', () => {
    const missing = new Set<string>();
    const rng = newRng('described');
    for (const play of ['quest', 'campaign']) {
      const match = start(game, { players: 3, seed: 'described', options: { play, quest: 'random' } });
      for (let answers = 0; answers < 250 && match.request?.kind === 'question'; answers++) {
        for (const passage of describeTable(match.state, 'player-1')) lacking(passage, language, missing);
        match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0]);
      }
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
