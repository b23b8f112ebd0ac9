import type { RoomId } from '@tenebrae/board';
import { ask, RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CORNER_FUNCTIONS, type CornerFunction, type CornerFunctionId } from '../data/corner-functions.ts';
import type { State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { removeBurnMarkers } from './fire.ts';
import { isInfected, removeSecondVirus } from './infection.ts';
import { load, loadableWeapons } from './loading.ts';
import { hasIcon, tileAt, tileIndex } from './rooms.ts';
import { tileOption } from './tile-options.ts';
import { heal } from './wounds.ts';

/** DDD-COR-01, DDD-COR-02, DDD-COR-03: once per round each corner room, by anybody who can pay, for function or terminal. */
export function canUseCorner(state: State, survivor: Survivor): boolean {
  return (
    hasTerminal(state, survivor.room) &&
    !state.cornersUsed.includes(tileIndex(state, survivor.room)) &&
    maySpend(state, survivor, ACTIONS['corner-function'].ap)
  );
}

export function markCornerUsed(state: State, survivor: Survivor): void {
  state.cornersUsed.push(tileIndex(state, survivor.room));
}

/** DDD-COR-10: a destroyed corner room shows neither terminal nor function. */
const hasTerminal = (state: State, room: RoomId): boolean => hasIcon(state, room, 'terminal');

/** DDD-COR-01, DDD-FIN-33, DDD-TWK-03: offered where it would do something, in the showdown too. */
export function offerCorner(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (!canUseCorner(state, survivor) || state.options['no-corner-functions']) return;
  const id = cornerFunctionAt(state, survivor.room);
  if (id === undefined) return;
  const corner: CornerFunction = CORNER_FUNCTIONS[id];
  if (!CORNER_USES[corner.kind].helps(state, survivor)) return;
  options.push({
    id: `use-corner:${survivor.id}`,
    text: `use-${id}`,
    action: 'use-corner',
    about: { room: survivor.room, ap: ACTIONS['corner-function'].ap },
    on: [`room:${survivor.room}`],
  });
}

/** DDD-COR-01: 2 AP for the room's own function. */
export function* useCorner(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  const id = cornerFunctionAt(state, survivor.room);
  if (id === undefined) throw new RuleBug(`DDD-COR-01: ${survivor.room} has no function`);
  pay(state, survivor, ACTIONS['corner-function'].ap);
  markCornerUsed(state, survivor);
  const corner: CornerFunction = CORNER_FUNCTIONS[id];
  table.tell({ type: 'corner-used', rule: corner.rule, survivor: survivor.id, room: survivor.room });
  yield* CORNER_USES[corner.kind].use(table, survivor, corner);
}

function cornerFunctionAt(state: State, room: RoomId): CornerFunctionId | undefined {
  for (const id of CORNER_FUNCTION_IDS) if (hasIcon(state, room, id)) return id;
  return undefined;
}

const CORNER_FUNCTION_IDS = Object.keys(CORNER_FUNCTIONS) as CornerFunctionId[];

interface CornerUse {
  helps(state: State, survivor: Survivor): boolean;
  use(table: Table<State>, survivor: Survivor, corner: CornerFunction): Rule;
}

const CORNER_USES = {
  // DDD-FIN-07: in the showdown not even the sprinklers remove burn markers.
  'clear-burn-markers': {
    helps: state => state.showdown === null && state.tiles.some(tile => tile.burn > 0),
    use: sprinkle,
  },
  // DDD-COR-05
  'remove-second-virus': {
    helps: (_, survivor) => isInfected(survivor),
    *use(table, survivor, { rule }) {
      removeSecondVirus(table, survivor, rule);
    },
  },
  // DDD-COR-06
  'heal': {
    helps: (_, survivor) => survivor.wounds > 0,
    *use(table, survivor) {
      heal(table, survivor, CORNER_FUNCTIONS['medic-bay'].wounds, 'DDD-COR-06');
    },
  },
  'load': {
    helps: (_, survivor) => loadableWeapons(survivor).length > 0,
    use: loadFromReserve,
  },
} as const satisfies Record<CornerFunction['kind'], CornerUse>;

/** DDD-COR-04: all burn markers of any one tile; the fire token goes with them (DDD-EXT-02). */
function* sprinkle(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  const burning = state.tiles.flatMap((tile, index) => (tile.burn > 0 ? [index] : []));
  const { tile } = yield* ask(
    'sprinkle',
    survivor.seat,
    burning.map(index => tileOption(state, index)),
    'DDD-COR-04',
    { about: { survivor: survivor.id } },
  );
  removeBurnMarkers(table, tile, tileAt(state, tile).burn, 'DDD-COR-04');
}

/** DDD-COR-07: 4 cubes on one weapon of his. */
function* loadFromReserve(table: Table<State>, survivor: Survivor): Rule {
  const { weapon } = yield* ask(
    'reserve-weapon',
    survivor.seat,
    loadableWeapons(survivor).map(card => ({
      id: `card:${card.id}`,
      text: 'reserve-load',
      weapon: card,
      about: { card: card.id, ammo: card.ammo },
      on: [`card:${card.id}`],
    })),
    'DDD-COR-07',
    { about: { survivor: survivor.id } },
  );
  load(table, survivor, weapon, CORNER_FUNCTIONS['ammo-reserve'].ammo, 'DDD-COR-07');
}
