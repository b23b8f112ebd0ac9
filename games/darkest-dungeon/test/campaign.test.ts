import { expect, test } from 'vitest';
import { HERO_IDS } from '../src/data/heroes.ts';
import { PARTIES, PARTY_IDS } from '../src/data/parties.ts';
import { rosterOf } from '../src/data/skills.ts';
import { playChooseHeroes } from '../src/rules/campaign.ts';
import { aCampaign, perform, replacedBy } from '../testing/index.ts';

test('DD-CAM-01, DD-SET-13 each player in turn chooses a Hero, each Hero once, until the party has four', () => {
  const campaign = aCampaign({ boss: 'prophet' }, 3);
  const first = perform(playChooseHeroes(campaign.table), ...replacedBy('jester'));
  expect(first.asked[0]?.options).toHaveLength(HERO_IDS.length);
  const second = perform(playChooseHeroes(campaign.table), ...replacedBy('vestal'));
  expect(second.asked[0]?.options.map(({ id }) => id)).not.toContain('hero:jester');
  expect(campaign.state.phase.kind).toBe('choose-heroes');
  perform(playChooseHeroes(campaign.table), ...replacedBy('crusader'));
  perform(playChooseHeroes(campaign.table), ...replacedBy('hellion'));
  expect(campaign.state.heroes.map(({ seat }) => seat)).toEqual([
    'player-1',
    'player-2',
    'player-3',
    'player-1',
  ]);
  expect(campaign.state.trackers.heroes).toEqual(['jester', 'vestal', 'crusader', 'hellion']);
  expect(campaign.told('hero-joined')).toMatchObject([
    { card: 'jester:1' },
    { card: 'vestal:1' },
    { card: 'crusader:1' },
    { card: 'hellion:1' },
  ]);
});

test('DD-SET-14, DD-SET-15 a new Hero owns seven Skills of Level 1, equips three and has nothing else', () => {
  const { table, hero } = aCampaign({});
  perform(
    playChooseHeroes(table),
    'hero:occultist',
    'equip:occultist:wyrd-reconstruction',
    'equip:occultist:daemons-pull',
    'equip:occultist:sacrificial-stab',
  );
  expect(hero('occultist')).toMatchObject({
    level: 1,
    xp: 0,
    wounds: 0,
    stress: 0,
    quirks: [],
    disease: null,
    trinkets: [],
    conditions: [],
    resolve: null,
    equipped: ['occultist:wyrd-reconstruction', 'occultist:daemons-pull', 'occultist:sacrificial-stab'],
  });
  expect(Object.keys(hero('occultist').skills)).toEqual([...rosterOf('occultist')]);
  expect(new Set(Object.values(hero('occultist').skills))).toEqual(new Set([1]));
});

test('DD-CAM-09, DD-SET-11, DD-SET-12, DD-BOS-01 after the fourth Hero a Level 1 Threat is drawn, and the first Quest follows', () => {
  const { table, state, told } = aCampaign({ party: 'group-1-adventuring-party' });
  perform(playChooseHeroes(table), 'collector');
  expect(state.campaign.threat).toBe('collector');
  expect(state.decks.bosses.unseen).toEqual(['fanatic', 'necromancer', 'prophet']);
  expect(told('threat-drawn')).toMatchObject([
    { boss: 'collector', level: 1, dungeon: 'collector-1-dungeon', hamlet: 'collector-1-hamlet' },
  ]);
  expect(state.phase).toEqual({ kind: 'choose-quest' });
  expect(state.hamlet).toBeNull();
});

test('DD-SET-11 a table may settle on its first Threat', () => {
  const { table, state } = aCampaign({ party: 'group-4-the-dancers', boss: 'fanatic' });
  perform(playChooseHeroes(table));
  expect(state.campaign.threat).toBe('fanatic');
  expect(state.decks.bosses.unseen).not.toContain('fanatic');
});

test.each(PARTY_IDS)('DD-SET-16 %s comes in Stance order with its Skills', party => {
  const { table, state, told } = aCampaign({ party, boss: 'prophet' }, 2);
  perform(playChooseHeroes(table));
  expect(state.trackers.heroes).toEqual(PARTIES[party].map(([id]) => id));
  expect(state.heroes.map(({ equipped }) => equipped)).toEqual(PARTIES[party].map(([, skills]) => skills));
  expect(told('party-formed')).toMatchObject([{ party }]);
});

test('DD-SET-16 a random party is drawn Hero by Hero; the players choose its Skills', () => {
  const { table, state } = aCampaign({ party: 'random', boss: 'prophet' });
  const [, ...skills] = replacedBy('arbalest');
  perform(playChooseHeroes(table), 'arbalest', ...skills);
  expect(state.heroes.map(({ id }) => id)).toEqual(['arbalest']);
  expect(state.phase.kind).toBe('choose-heroes');
});
