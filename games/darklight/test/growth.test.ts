import { describe, expect, test } from 'vitest';
import { gainLevel, learnable, soulsForNext } from '../src/rules/growth.ts';
import { attributeOf, healthOf, meleeOf, sanityOf } from '../src/rules/profile.ts';
import { playSettlement } from '../src/rules/settlement.ts';
import { type AccursedSet, d3, perform } from '../testing/index.ts';
import { campaignIn, inSettlement, outside } from '../testing/survival.ts';

const rite = (accursed: AccursedSet, ...script: (string | number | number[])[]) => {
  const game = inSettlement('town', { 'black-knight': accursed });
  perform(playSettlement(game.table), 'do:guild-rite', ...script);
  return game;
};

describe('the Rite of the Warden', () => {
  test('DL-SRV-30 the souls of the next level, once in a Survival phase', () => {
    const game = rite({ souls: 25 }, 'skill:war-rooted', 'attribute:agility', d3(1), 6);
    expect(game.accursed('black-knight')).toMatchObject({ level: 2, souls: 17 });
    expect(campaignIn(game).rites).toEqual(['black-knight']);
    const { asked } = perform(playSettlement(game.table), 'done');
    expect(asked[0]?.options.some(({ id }) => id === 'do:guild-rite')).toBe(false);
  });

  test('DL-SRV-31 8, 12, 16, 22, 28, 34, 42, 50, 60', () => {
    const { state } = outside({ 'outcast': {} });
    const [outcast] = state.accursed;
    const prices = Array.from(
      { length: 10 },
      (_, at) => outcast && soulsForNext({ ...outcast, level: at + 1 }),
    );
    expect(prices).toEqual([8, 12, 16, 22, 28, 34, 42, 50, 60, null]);
  });

  test('DL-SRV-33 1d3 Insanity, and on half the new level or less a point of Sanity', () => {
    const spared = rite({ souls: 8 }, 'skill:war-rooted', 'attribute:agility', d3(3), 2);
    expect(spared.accursed('black-knight')).toMatchObject({ insanity: 3, lostSanity: 0 });
    const paid = rite({ souls: 8 }, 'skill:war-rooted', 'attribute:agility', d3(3), 1);
    expect(sanityOf(paid.state, paid.accursed('black-knight'))).toBe(7);
    const least = rite({ souls: 8, lostSanity: 4 }, 'skill:war-rooted', 'attribute:agility', d3(1), 1);
    expect(least.accursed('black-knight').lostSanity).toBe(4);
  });
});

describe('a level', () => {
  const grown = (accursed: AccursedSet, ...script: string[]) => {
    const game = outside({ 'black-knight': accursed });
    perform(gainLevel(game.table, game.accursed('black-knight')), ...script);
    return game;
  };

  test('DL-SRV-32 +1 Health, a skill of the own class that may be taken, an attribute at even levels', () => {
    const game = grown({}, 'skill:war-rooted', 'attribute:agility');
    const knight = game.accursed('black-knight');
    expect(knight).toMatchObject({ level: 2, skills: ['war-rooted'] });
    expect(healthOf(game.state, knight)).toBe(19);
    expect(attributeOf(game.state, knight, 'agility')).toBe(4);
    expect(learnable(knight)).not.toContain('war-rooted');
    expect(learnable(knight)).not.toContain('war-wide-arc');
  });

  test('DL-SRV-32 at most 3 above the value of Level 1; nothing but a skill at level 3', () => {
    const game = outside({
      'black-knight': { level: 3, gains: { attributes: { agility: 3 }, melee: 0, ranged: 0 } },
    });
    const { asked } = perform(
      gainLevel(game.table, game.accursed('black-knight')),
      'skill:war-rooted',
      'attribute:mind',
    );
    expect(asked.at(-1)?.options.map(({ id }) => id)).not.toContain('attribute:agility');
    expect(grown({ level: 2 }, 'skill:war-rooted').accursed('black-knight').level).toBe(3);
  });

  test('DL-SRV-32 levels 5 and 10 improve a To Hit value, down to 2+', () => {
    const game = grown({ level: 4 }, 'skill:war-rooted', 'to-hit:melee');
    expect(meleeOf(game.state, game.accursed('black-knight')).toHit).toBe(3);
    const best = grown(
      { level: 9, gains: { attributes: {}, melee: 2, ranged: 0 } },
      'skill:war-rooted',
      'attribute:mind',
    );
    expect(best.accursed('black-knight').gains).toMatchObject({ melee: 2, ranged: 1 });
  });

  test('DL-SPL-10 a skill that teaches a spell does so at once', () => {
    const game = outside({ 'blood-witch': { level: 1 } });
    const teaching = learnable({ ...game.accursed('blood-witch'), level: 2 });
    expect(teaching.length).toBeGreaterThan(0);
  });
});
