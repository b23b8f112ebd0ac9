import type { Deck } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, Ally, Dungeon, Monster, MonstersTurn, Phase, State } from './state.ts';
import type { Campaign, Journey, Settlement } from './survival-state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what is
 * read-only in the state: rules put something else in its place and never change it.
 */
export const copy = (state: State): State => ({
  ...state,
  phase: copyPhase(state.phase),
  accursed: state.accursed.map(copyAccursed),
  dungeon: state.dungeon && copyDungeon(state.dungeon),
  campaign: state.campaign && copyCampaign(state.campaign),
  tally: { ...state.tally },
});

function copyPhase(phase: Phase): Phase {
  if (phase.kind === 'accursed-turn') return { kind: phase.kind, turn: copyTurn(phase.turn) };
  if (phase.kind === 'monsters-turn') return { kind: phase.kind, turn: copyMonstersTurn(phase.turn) };
  if (phase.kind === 'events')
    return { kind: phase.kind, waiting: phase.waiting === null ? null : phase.waiting.slice() };
  return { ...phase };
}

const copyTurn = (turn: AccursedTurn): AccursedTurn => ({
  ...turn,
  threats: turn.threats.slice(),
  made: turn.made.map(one => ({ ...one, weapons: one.weapons.slice() })),
  wounded: turn.wounded.slice(),
});

const copyMonstersTurn = (turn: MonstersTurn): MonstersTurn => ({
  ...turn,
  waiting: turn.waiting.slice(),
  threatened: turn.threatened.slice(),
  shots: turn.shots.map(shot => ({ ...shot })),
});

const copyAccursed = (one: Accursed): Accursed => ({
  ...one,
  consumables: one.consumables.slice(),
  stamina: { ...one.stamina },
  used: one.used.slice(),
  woundedBy: one.woundedBy.slice(),
});

const copyDungeon = (dungeon: Dungeon): Dungeon => ({
  ...dungeon,
  quest: { ...dungeon.quest },
  darkness: { ...dungeon.darkness },
  heart: { ...dungeon.heart },
  monsters: dungeon.monsters.map(copyMonster),
  allies: dungeon.allies.map(copyAlly),
  props: dungeon.props.map(prop => ({ ...prop })),
  chests: dungeon.chests.map(chest => ({ ...chest })),
  events: dungeon.events.map(event => ({ ...event })),
  combat: dungeon.combat && {
    cards: dungeon.combat.cards.map(one => ({ ...one, monsters: one.monsters.slice() })),
  },
  turns: { ...dungeon.turns, acted: dungeon.turns.acted.slice() },
  declared: { ...dungeon.declared },
});

const copyMonster = (monster: Monster): Monster => ({ ...monster });
const copyAlly = (ally: Ally): Ally => ({ ...ally });

const copyCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  completed: campaign.completed.slice(),
  last: campaign.last && { ...campaign.last },
  journey: campaign.journey && copyJourney(campaign.journey),
  settlement: campaign.settlement && copySettlement(campaign.settlement),
  rites: campaign.rites.slice(),
  ready: campaign.ready.slice(),
});

const copyJourney = (journey: Journey): Journey => ({ ...journey, hazards: copyDeck(journey.hazards) });

const copySettlement = (settlement: Settlement): Settlement => ({
  ...settlement,
  stock: settlement.stock.map(card => ({ ...card })),
  acted: settlement.acted.slice(),
  idle: settlement.idle.slice(),
  noDeal: settlement.noDeal.map(one => ({ ...one })),
  record: settlement.record.map(one => ({ ...one })),
});

const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});
