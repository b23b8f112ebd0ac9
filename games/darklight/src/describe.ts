import type { Facts, Passage, Seat } from '@tenebrae/kernel';
import { DARKNESS_WHEEL, DREAD_WHEEL } from './data/wheel.ts';
import { ATTRIBUTES } from './data/numbers.ts';
import { awake, ground, litTiles, tilesOf } from './rules/figures.ts';
import { tilesAt } from './rules/ground.ts';
import {
  armourOf,
  attributeOf,
  faithLimitOf,
  healthOf,
  initiativeOf,
  movementOf,
  sanityOf,
  sourceLimitOf,
  weightLimitOf,
  weightOf,
} from './rules/profile.ts';
import { archwaysOf } from './rules/plan.ts';
import { isEquipped } from './rules/sources.ts';
import type { Accursed, Dungeon, Figure, Monster, State, TileNumber } from './state.ts';
import type { Campaign } from './survival-state.ts';

type Line = Passage['lines'][number];

/** The whole table in words: the quest and its tracks, the Accursed, the Monsters, the tiles, and what lies outside. */
export function describe(state: State, seat: Seat | null): Passage[] {
  const { dungeon, campaign } = state;
  return [
    tracks(state, dungeon),
    ...(campaign === null ? [] : survival(campaign)),
    ...state.accursed.map(one => accursedPassage(state, one)),
    ...(dungeon === null
      ? []
      : [
          monsters(state, dungeon),
          ...dungeon.plan.tiles.map((_, tile) => tilePassage(state, dungeon, tile, seat)),
        ]),
  ].filter(({ lines }) => lines.length > 0);
}

const line = (text: string, about?: Facts): Line => (about === undefined ? { text } : { text, about });
const when = (condition: boolean, text: string, about?: Facts): Line[] =>
  condition ? [line(text, about)] : [];

/** DL-RND-02, DL-DRK-03, DL-HRT-01: the round, the Darkness Wheel, the Heart. */
function tracks(state: State, dungeon: Dungeon | null): Passage {
  const { phase, leader } = state;
  const turn = 'turn' in phase ? phase.turn : null;
  const acting = turn === null ? '' : 'who' in turn ? turn.who : turn.kind;
  const phaseLine = line(`table.phase.${phase.kind}`, acting === '' ? {} : { who: acting });
  if (dungeon === null) return { title: 'table.outside', lines: [phaseLine] };
  const { quest, round, darkness, heart, monsterLevel } = dungeon;
  return {
    title: 'table.round',
    about: { round, quest: quest.id },
    lines: [
      phaseLine,
      line(quest.revealed === null ? 'table.quest-room-hidden' : 'table.quest-room-found', {
        quest: quest.id,
        aim: `${quest.id}.help`,
      }),
      ...when(quest.progress > 0, 'table.progress', { progress: quest.progress }),
      line('table.darkness', {
        marker: darkness.marker,
        spaces: DARKNESS_WHEEL.length,
        space: `space.${DARKNESS_WHEEL[darkness.marker - 1] ?? 'empty'}`,
      }),
      ...when(darkness.roll !== null, 'table.darkness-roll', { roll: darkness.roll ?? 0 }),
      line('table.heart', { uses: heart.uses, most: heart.most, ...(leader !== null && { who: leader }) }),
      ...when(monsterLevel > 1, 'table.monster-level', { level: monsterLevel }),
    ],
  };
}

/** DL-SRV-03, DL-SRV-12: what outlives a dungeon, the road and the settlement. */
function survival(campaign: Campaign): Passage[] {
  const { dread, completed, journey, settlement, pact, drivenOut } = campaign;
  return [
    {
      title: 'table.campaign',
      lines: [
        line('table.dread', {
          dread,
          spaces: DREAD_WHEEL.length,
          space: `space.${DREAD_WHEEL[dread - 1] ?? 'quiet'}`,
        }),
        line('table.completed', { count: completed.length, quests: completed }),
        ...when(pact, 'table.pact'),
        ...when(drivenOut, 'table.driven-out'),
      ],
    },
    ...(journey === null
      ? []
      : [
          {
            title: 'table.journey',
            about: { to: journey.to },
            lines: [line('table.days', { day: journey.day, length: journey.length })],
          },
        ]),
    ...(settlement === null
      ? []
      : [
          {
            title: 'table.settlement',
            about: { settlement: settlement.kind },
            lines: [
              line('table.patience', { day: settlement.day, patience: settlement.patience }),
              ...when(settlement.coven, 'table.coven'),
              ...when(settlement.stock.length > 0, 'table.stock', {
                items: settlement.stock.map(({ item }) => item),
              }),
            ],
          },
        ]),
  ];
}

/** DL-ATR-01 to DL-ATR-15: a Dashboard and what lies on it. */
function accursedPassage(state: State, accursed: Accursed): Passage {
  const { id, seat, level, status } = accursed;
  const about = { who: id, seat, level };
  if (status.kind === 'lost')
    return { title: 'table.accursed', about, lines: [line(`table.lost-${status.how}`)] };
  return {
    title: 'table.accursed',
    about,
    lines: [
      ...when(status.kind === 'escaped', 'table.escaped'),
      ...when(status.kind === 'dead', 'table.dead', {
        injury: status.kind === 'dead' ? status.injury : '',
        healed: healthOf(state, accursed) - accursed.wounds,
      }),
      ...when(state.leader === id, 'table.leader'),
      line('table.health', { wounds: accursed.wounds, health: healthOf(state, accursed) }),
      ...conditions(accursed),
      line('table.profile', {
        armour: armourOf(state, accursed),
        movement: movementOf(state, accursed),
        initiative: initiativeOf(state, accursed),
      }),
      line(
        'table.attributes',
        Object.fromEntries(ATTRIBUTES.map(one => [one, attributeOf(state, accursed, one)])),
      ),
      line('table.sanity', { insanity: accursed.insanity, sanity: sanityOf(state, accursed) }),
      ...pools(state, accursed),
      ...belongings(state, accursed),
    ],
  };
}

/** DL-ACC-08, DL-CHN-03, DL-FTH-02. */
function pools(state: State, accursed: Accursed): Line[] {
  const { stamina, source, faith, spells, miracles } = accursed;
  return [
    line('table.stamina', { ...stamina }),
    ...when(spells.length > 0, 'table.source', { source, most: sourceLimitOf(state, accursed) }),
    ...when(miracles.length > 0, 'table.faith', { faith, most: faithLimitOf(state, accursed) }),
  ];
}

/** DL-EQP-01, DL-EQP-08, DL-EQP-14: what it wears, carries, knows and has won. */
function belongings(state: State, accursed: Accursed): Line[] {
  const { items, consumables, skills, spells, miracles, injuries, souls, crowns, trophies } = accursed;
  const worn = items.filter(isEquipped).map(item => item.id);
  const packed = items.filter(item => !isEquipped(item)).map(item => item.id);
  return [
    ...when(worn.length > 0, 'table.worn', { items: worn }),
    ...when(packed.length > 0, 'table.packed', { items: packed }),
    line('table.weight', { weight: weightOf(accursed), most: weightLimitOf(state, accursed) }),
    ...when(consumables.length > 0, 'table.belt', { consumables }),
    ...when(skills.length > 0, 'table.skills', { skills }),
    ...when(spells.length > 0, 'table.spells', { spells: spells.map(spell => spell.id) }),
    ...when(miracles.length > 0, 'table.miracles', { miracles }),
    ...when(injuries.length > 0, 'table.injuries', { injuries }),
    line('table.purse', { souls, crowns }),
    ...when(trophies.length > 0, 'table.trophies', { trophies: trophies.map(trophy => trophy.kind) }),
  ];
}

/** DL-CND-01 to DL-CND-11, and effects in force. */
const conditions = ({ prone, poison, fire, effects }: Figure): Line[] => [
  ...when(prone, 'table.prone'),
  ...when(poison > 0, 'table.poison', { poison }),
  ...when(fire !== 'none', `table.fire-${fire}`),
  ...when(effects.length > 0, 'table.effects', { effects: effects.map(effect => effect.id) }),
];

/** DL-MON-01: each Monster with its Wounds, its place and its target. */
function monsters(state: State, { monsters: all, combat }: Dungeon): Passage {
  return {
    title: 'table.monsters',
    lines: [
      ...when(combat !== null && awake(state).length > 0, 'table.combat', { count: awake(state).length }),
      ...all.flatMap(monster => [monsterLine(state, monster), ...conditions(monster)]),
    ],
  };
}

const monsterLine = (state: State, monster: Monster): Line =>
  line(monster.asleep ? 'table.sleeper' : 'table.monster', {
    who: monster.kind,
    wounds: monster.wounds,
    health: monster.health,
    armour: armourOf(state, monster),
    number: (tilesOf(state, monster)[0] ?? 0) + 1,
    ...(monster.target !== null && { target: monster.target }),
  });

/** DL-TRM-02, DL-LOS-03: who and what is on a tile, its light and its ways. */
function tilePassage(state: State, dungeon: Dungeon, tile: TileNumber, seat: Seat | null): Passage {
  const { card } = dungeon.plan.tiles[tile] ?? { card: 'stairway-up' };
  const here = (one: Accursed): boolean => one.status.kind === 'in' && tilesOf(state, one).includes(tile);
  const who = state.accursed.filter(here).map(one => one.id);
  const fallen = state.accursed
    .filter(one => one.status.kind === 'dead' && tilesOf(state, one).includes(tile))
    .map(one => one.id);
  const kinds = dungeon.monsters.filter(one => tilesOf(state, one).includes(tile)).map(one => one.kind);
  const allies = dungeon.allies.filter(one => one.status === 'in' && tilesOf(state, one).includes(tile));
  const props = dungeon.props.filter(
    one => one.carrier === null && tilesAt(ground(state), one.square).includes(tile),
  );
  return {
    title: 'table.tile',
    about: { tile: card, number: tile + 1 },
    lines: [
      line(litTiles(state).has(tile) ? 'table.lit' : 'table.dark'),
      ...when(who.length > 0, 'table.here', { who }),
      ...when(fallen.length > 0, 'table.fallen', { who: fallen }),
      ...when(kinds.length > 0, 'table.monsters-here', { kinds }),
      ...when(allies.length > 0, 'table.allies-here', { allies: allies.map(one => one.id) }),
      ...when(props.length > 0, 'table.props-here', { props: props.map(one => one.name) }),
      ...chestLines(dungeon, tile),
      ...eventLines(dungeon, tile),
      ...archwaysOf(dungeon, tile).map(archway => archwayLine(dungeon, tile, archway, seat)),
    ],
  };
}

const chestLines = ({ chests }: Dungeon, tile: TileNumber): Line[] =>
  chests
    .filter(chest => chest.tile === tile)
    .map(({ open, front }) =>
      line(open ? 'table.chest-open' : front === 'locked' ? 'table.chest-locked' : 'table.chest-closed'),
    );

const eventLines = ({ events }: Dungeon, tile: TileNumber): Line[] =>
  events
    .filter(event => event.tile === tile)
    .map(({ card }) => (card === null ? line('table.event-hidden') : line('table.event', { event: card })));

/** DL-TRM-07, DL-JUN-03: where a door leads, or how many cards lie behind it; and the top card, for who has seen it. */
function archwayLine({ plan, cards }: Dungeon, tile: TileNumber, at: number, seat: Seat | null): Line {
  const archway = plan.archways[at];
  if (archway === undefined) return line('table.wall');
  const { from, to, door, deck } = archway;
  const other = from === tile ? to : from;
  const beyond = other === null ? undefined : plan.tiles[other];
  if (other !== null && beyond !== undefined)
    return line(`table.way-${door}`, { tile: beyond.card, number: other + 1 });
  const places = cards.decks[deck] ?? [];
  const top = places[0];
  const isKnown =
    top !== undefined && (top.knownTo === null || (seat !== null && top.knownTo.includes(seat)));
  return line('table.unexplored', {
    door: `door.${door}`,
    count: places.length,
    ...(isKnown && top.card !== null && { tile: top.card }),
  });
}
