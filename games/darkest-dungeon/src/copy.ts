import type { Deck } from '@tenebrae/kernel';
import type {
  Battle,
  Campaign,
  Circus,
  Decks,
  Dungeon,
  Hamlet,
  Hero,
  Monster,
  Quest,
  Stack,
  State,
} from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what no
 * rule changes in place: the options, the dead, and the Quests that are over.
 */
export const copy = (state: State): State => ({
  ...state,
  phase: { ...state.phase },
  heroes: state.heroes.map(copyHero),
  joining: state.joining.map(copyHero),
  fallen: state.fallen.slice(),
  trackers: {
    heroes: state.trackers.heroes.slice(),
    monsters: state.trackers.monsters.slice(),
    red: state.trackers.red.slice(),
    blue: state.trackers.blue.slice(),
  },
  campaign: copyCampaign(state.campaign),
  decks: copyDecks(state.decks),
  quest: state.quest && copyQuest(state.quest),
  battle: state.battle && copyBattle(state.battle),
  hamlet: state.hamlet && copyHamlet(state.hamlet),
  circus: state.circus && copyCircus(state.circus),
  tutorial: state.tutorial && { ...state.tutorial, seen: state.tutorial.seen.slice() },
});

const copyHero = (hero: Hero): Hero => ({
  ...hero,
  conditions: hero.conditions.map(copyStack),
  skills: { ...hero.skills },
  equipped: hero.equipped.slice(),
  forged: { ...hero.forged },
  quirks: hero.quirks.slice(),
  trinkets: hero.trinkets.map(trinket => ({ ...trinket })),
  reacting: hero.reacting.slice(),
  history: { ...hero.history },
});

const copyMonster = (monster: Monster): Monster => ({
  ...monster,
  conditions: monster.conditions.map(copyStack),
});

const copyStack = (stack: Stack): Stack => ({ ...stack });

const copyCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  questLog: campaign.questLog.slice(),
  provisions: { ...campaign.provisions },
  buildings: { ...campaign.buildings },
  next: { ...campaign.next, faces: campaign.next.faces.slice() },
});

export const copyDecks = (decks: Decks): Decks => ({
  monsters: copyDeck(decks.monsters),
  rooms: copyDeck(decks.rooms),
  curios: copyDeck(decks.curios),
  positiveQuirks: copyDeck(decks.positiveQuirks),
  negativeQuirks: copyDeck(decks.negativeQuirks),
  diseases: copyDeck(decks.diseases),
  afflictions: copyDeck(decks.afflictions),
  virtues: copyDeck(decks.virtues),
  trinkets: [copyDeck(decks.trinkets[0]), copyDeck(decks.trinkets[1]), copyDeck(decks.trinkets[2])],
  loot: copyDeck(decks.loot),
  events: copyDeck(decks.events),
  quests: copyDeck(decks.quests),
  bosses: copyDeck(decks.bosses),
});

const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});

const copyQuest = (quest: Quest): Quest => ({
  ...quest,
  dungeon: quest.dungeon && copyDungeon(quest.dungeon),
  cleared: { ...quest.cleared },
});

const copyDungeon = (dungeon: Dungeon): Dungeon => ({
  ...dungeon,
  tokens: { ...dungeon.tokens },
  cleared: { ...dungeon.cleared },
  unseen: dungeon.unseen.slice(),
  randomTypes: dungeon.randomTypes.slice(),
  objectiveAmong: dungeon.objectiveAmong.slice(),
  visited: dungeon.visited.slice(),
  camps: dungeon.camps.slice(),
  way: dungeon.way && {
    ...dungeon.way,
    to: dungeon.way.to.slice(),
    dice: dungeon.way.dice.map(one => ({ ...one, faces: one.faces.slice() })),
  },
});

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  named: battle.named.slice(),
  initiative: copyDeck(battle.initiative),
  monsters: battle.monsters.map(copyMonster),
  spent: battle.spent.slice(),
  chests: battle.chests.slice(),
  turn: battle.turn && { ...battle.turn, used: battle.turn.used.slice() },
  used: battle.used.slice(),
  usedThisRound: battle.usedThisRound.slice(),
  pews: battle.pews.slice(),
  nothingness: battle.nothingness.slice(),
});

const copyHamlet = (hamlet: Hamlet): Hamlet => ({
  ...hamlet,
  closedToday: hamlet.closedToday.slice(),
  closed: hamlet.closed.slice(),
  visits: hamlet.visits.map(visit => ({ ...visit })),
  done: hamlet.done.slice(),
  wagon: hamlet.wagon && hamlet.wagon.slice(),
  sold: hamlet.sold.slice(),
  usedSkills: hamlet.usedSkills.slice(),
  declined: hamlet.declined.slice(),
});

/** Who plays for whom never changes. */
const copyCircus = (circus: Circus): Circus => ({ ...circus });
