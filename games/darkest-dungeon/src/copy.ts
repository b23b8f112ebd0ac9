import type { Deck } from '@tenebrae/kernel';
import type {
  Battle,
  Campaign,
  Circus,
  Decks,
  Dungeon,
  Hamlet,
  Hero,
  History,
  Monster,
  NextQuest,
  Quest,
  Stack,
  State,
  TrinketInPlay,
  Turn,
  Way,
} from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Every field is named, in
 * the order in which it is first made: whatever a rule looks at then has one shape, copied or not. Shared is what no rule changes
 * in place: the options, the phase, the dead, the Quests that are over, the Levels of Skills, and
 * what is known of the Rooms.
 */
export const copy = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  heroes: copyEach(state.heroes, copyHero),
  joining: copyEach(state.joining, copyHero),
  fallen: copyList(state.fallen),
  trackers: {
    heroes: copyList(state.trackers.heroes),
    monsters: copyList(state.trackers.monsters),
    red: copyList(state.trackers.red),
    blue: copyList(state.trackers.blue),
  },
  campaign: copyCampaign(state.campaign),
  decks: copyDecks(state.decks),
  quest: state.quest && copyQuest(state.quest),
  battle: state.battle && copyBattle(state.battle),
  hamlet: state.hamlet && copyHamlet(state.hamlet),
  circus: state.circus && copyCircus(state.circus),
  tutorial: state.tutorial && { seen: copyList(state.tutorial.seen) },
});

/** Most lists are empty most of the time. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

function copyEach<T>(list: readonly T[], copyOne: (one: T) => T): T[] {
  const copied: T[] = [];
  for (const one of list) copied.push(copyOne(one));
  return copied;
}

const copyHero = (hero: Hero): Hero => ({
  kind: hero.kind,
  id: hero.id,
  seat: hero.seat,
  side: hero.side,
  level: hero.level,
  xp: hero.xp,
  skills: hero.skills,
  equipped: copyList(hero.equipped),
  forged: hero.forged,
  form: hero.form,
  wounds: hero.wounds,
  stress: hero.stress,
  resolve: hero.resolve,
  quirks: copyList(hero.quirks),
  disease: hero.disease,
  trinkets: copyEach(hero.trinkets, copyTrinket),
  reacting: copyList(hero.reacting),
  conditions: copyEach(hero.conditions, copyStack),
  area: hero.area,
  turnsLeft: hero.turnsLeft,
  profile: hero.profile,
  history: copyHistory(hero.history),
});

const copyTrinket = ({ id, up, used }: TrinketInPlay): TrinketInPlay => ({ id, up, used });

const copyHistory = (history: History): History => ({
  joined: history.joined,
  kills: history.kills,
  bosses: history.bosses,
  woundsDealt: history.woundsDealt,
  woundsSuffered: history.woundsSuffered,
  woundsHealed: history.woundsHealed,
  stressSuffered: history.stressSuffered,
  criticals: history.criticals,
  deathblows: history.deathblows,
  quirksGained: history.quirksGained,
  diseases: history.diseases,
  resolveTests: history.resolveTests,
  quests: history.quests,
});

const copyMonster = (monster: Monster): Monster => ({
  kind: monster.kind,
  id: monster.id,
  card: monster.card,
  level: monster.level,
  side: monster.side,
  wounds: monster.wounds,
  conditions: copyEach(monster.conditions, copyStack),
  area: monster.area,
  turnsLeft: monster.turnsLeft,
  moreLife: monster.moreLife,
  moreDodge: monster.moreDodge,
});

const copyStack = ({ condition, tokens, wounds }: Stack): Stack => ({ condition, tokens, wounds });

const copyCampaign = (campaign: Campaign): Campaign => ({
  act: campaign.act,
  questsDone: campaign.questsDone,
  questLog: copyList(campaign.questLog),
  threat: campaign.threat,
  gold: campaign.gold,
  light: campaign.light,
  provisions: { ...campaign.provisions },
  waiting: campaign.waiting,
  stagecoachXp: campaign.stagecoachXp,
  buildings: { ...campaign.buildings },
  cancelled: campaign.cancelled,
  next: copyNext(campaign.next),
});

const copyNext = (next: NextQuest): NextQuest => ({
  dice: next.dice,
  faces: copyList(next.faces),
  reveals: next.reveals,
  light: next.light,
  merchants: next.merchants,
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
  top: copyList(deck.top),
  unseen: copyList(deck.unseen),
  bottom: copyList(deck.bottom),
  discard: copyList(deck.discard),
});

const copyQuest = (quest: Quest): Quest => ({
  id: quest.id,
  boss: quest.boss,
  firewood: quest.firewood,
  dungeon: quest.dungeon && copyDungeon(quest.dungeon),
  cleared: quest.cleared,
  tasks: quest.tasks,
  goldGiven: quest.goldGiven,
  battles: quest.battles,
  bossDead: quest.bossDead,
});

const copyDungeon = (dungeon: Dungeon): Dungeon => ({
  tile: dungeon.tile,
  party: dungeon.party,
  tokens: dungeon.tokens,
  cleared: dungeon.cleared,
  unseen: copyList(dungeon.unseen),
  randomTypes: copyList(dungeon.randomTypes),
  objectiveAmong: copyList(dungeon.objectiveAmong),
  visited: copyList(dungeon.visited),
  scouted: dungeon.scouted,
  scoutBonus: dungeon.scoutBonus,
  fewerDice: dungeon.fewerDice,
  fled: dungeon.fled,
  camps: copyList(dungeon.camps),
  way: dungeon.way && copyWay(dungeon.way),
});

const copyWay = ({ kind, to, dice }: Way): Way => ({
  kind,
  to: copyList(to),
  dice: dice.map(({ hero, faces }) => ({ hero, faces: copyList(faces) })),
});

const copyBattle = (battle: Battle): Battle => ({
  room: battle.room,
  boss: battle.boss,
  form: battle.form,
  named: copyList(battle.named),
  round: battle.round,
  initiative: copyDeck(battle.initiative),
  monsters: copyEach(battle.monsters, copyMonster),
  spent: copyList(battle.spent),
  chests: copyList(battle.chests),
  turn: battle.turn && copyTurn(battle.turn),
  used: copyList(battle.used),
  usedThisRound: copyList(battle.usedThisRound),
  task: battle.task,
  pews: copyList(battle.pews),
  nothingness: copyList(battle.nothingness),
  doom: battle.doom,
  respawned: battle.respawned,
  deaths: battle.deaths,
});

const copyTurn = (turn: Turn): Turn => ({
  figure: turn.figure,
  actions: turn.actions,
  used: copyList(turn.used),
  acc: turn.acc,
  damage: turn.damage,
  mustMove: turn.mustMove,
  speedLeft: turn.speedLeft,
});

const copyHamlet = (hamlet: Hamlet): Hamlet => ({
  event: hamlet.event,
  day: hamlet.day,
  days: hamlet.days,
  caretaker: hamlet.caretaker,
  closedToday: copyList(hamlet.closedToday),
  closed: copyList(hamlet.closed),
  visits: hamlet.visits.map(({ hero, building }) => ({ hero, building })),
  done: copyList(hamlet.done),
  dayOver: hamlet.dayOver,
  barred: hamlet.barred,
  mourner: hamlet.mourner,
  wagon: hamlet.wagon && copyList(hamlet.wagon),
  sold: copyList(hamlet.sold),
  usedSkills: copyList(hamlet.usedSkills),
  declined: copyList(hamlet.declined),
});

/** Who plays for whom never changes. */
const copyCircus = (circus: Circus): Circus => ({ ...circus });
