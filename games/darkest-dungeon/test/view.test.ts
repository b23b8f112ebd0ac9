import { expect, test } from 'vitest';
import type { View } from '../src/view.ts';
import { game } from '../src/index.ts';
import { aBout, aFight, aGame, knows } from '../testing/index.ts';

const seen = (state: ReturnType<typeof aGame>['state'], seat: string | null = null): View =>
  game.view(state, seat) as unknown as View;

test('decks are seen by their number, discard piles and known cards openly', () => {
  const { state } = aGame({ onTop: { curios: ['alms-box'] } });
  state.decks.rooms.discard.push('ruins-3');
  state.decks.rooms.unseen = state.decks.rooms.unseen.filter(id => id !== 'ruins-3');
  const { decks } = seen(state);
  expect(decks.rooms).toEqual({ left: 8, discard: ['ruins-3'] });
  expect(decks.curios.left).toBe(24);
  expect(decks.trinkets.map(({ left }) => left).every(left => left > 0)).toBe(true);
  expect(JSON.stringify(decks)).not.toContain('unseen');
});

test('DD-LGT-02 everyone is seen with Stance, Life, Dodge and Speed as they count now', () => {
  const { state } = aGame({
    light: 5,
    battle: { room: 'ruins-9', monsters: [['bone-captain'], ['bone-soldier']] },
  });
  const { figures } = seen(state);
  expect(figures['crusader']).toEqual({ stance: 'aggressive', life: 17, dodge: 1, speed: 1 });
  // Behind a Large Monster, which takes two slots.
  expect(figures['bone-soldier:1']?.stance).toBe('ranged');
});

test('DD-PVP-07 a Hero of the Circus without a place on a tracker has no Stance', () => {
  const { state } = aBout({ red: [['crusader-1', '2']], blue: [['vestal-1', '9']] });
  state.trackers.blue = [];
  expect(seen(state).figures['vestal']).toMatchObject({ stance: null });
  expect(seen(state).figures['crusader']).toEqual({ stance: 'aggressive', life: 25, dodge: 1, speed: 1 });
});

test('every seat and a spectator see the same, and nothing of it is the state itself', () => {
  const { state } = aGame({ players: 2, battle: { room: 'ruins-9', monsters: [['maggot']] } });
  expect(seen(state, 'player-1')).toEqual(seen(state, null));
  seen(state).heroes[0]?.conditions.push({ condition: 'stun', tokens: 1, wounds: 0 });
  expect(state.heroes[0]?.conditions).toEqual([]);
});

test('DD-SKL-07 the Hero who acts sees whom each Skill reaches and the rolls that hit', () => {
  const { state } = aFight(
    { crusader: knows('crusader:smite', 'crusader:inspiring-cry') },
    { heroes: { crusader: 'C' }, monsters: [['bone-soldier', 'C']] },
    { light: 4 },
  );
  const aims = seen(state).aims['crusader'] ?? [];
  const smite = aims.find(({ skill }) => skill === 'crusader:smite');
  expect(smite?.areas.map(({ area }) => area)).toEqual(['C']);
  // Acc 9 against Dodge 0, Crit 0 and one more for the Light.
  expect(smite?.areas[0]?.targets).toEqual([{ figure: 'bone-soldier:1', hit: 9, crit: 1 }]);
  // A cry needs no roll.
  const cry = aims.find(({ skill }) => skill === 'crusader:inspiring-cry');
  expect(cry?.areas[0]?.targets[0]).toMatchObject({ hit: null, crit: null });
});

test('DD-MON-04 every Monster shows whom it would choose', () => {
  const { state } = aGame({ battle: { room: 'ruins-9', monsters: [['bone-soldier']] } });
  const [aim] = seen(state).aims['bone-soldier:1'] ?? [];
  expect(aim?.areas[0]?.targets[0]?.figure).toBe('crusader');
  expect(seen(aGame({}).state).aims).toEqual({});
});
