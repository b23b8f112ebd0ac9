import type { Deck } from '@tenebrae/kernel';
import { changed } from './changed.ts';
import type {
  Activation,
  Ally,
  Attack,
  Familiar,
  Hero,
  HeroTurn,
  Monster,
  Overlord,
  OverlordTurn,
  Phase,
  QuestState,
  RolledDie,
  State,
} from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what is
 * read-only in the state: the grid, areas, doors, glyphs, markers, what a hero carries and knows, tokens, decks of treasures and
 * skills. Rules put something else in its place and never change it. Every field is named, in the order in which the thing was
 * made: then copy and original are alike to the machine, and code that has learnt to read one reads the other as fast.
 */
export const copy = (state: State): State => ({
  options: state.options,
  players: state.players,
  phase: copyPhase(state.phase),
  round: state.round,
  quest: copyQuest(state.quest),
  conquest: state.conquest,
  grid: state.grid,
  areaOf: state.areaOf,
  areas: state.areas,
  doors: state.doors,
  obstacles: state.obstacles.slice(),
  glyphs: state.glyphs,
  staircases: state.staircases.slice(),
  markers: state.markers,
  nextMarker: state.nextMarker,
  chests: {
    copper: state.chests.copper.slice(),
    silver: state.chests.silver.slice(),
    gold: state.chests.gold.slice(),
  },
  heroes: copyHeroes(state.heroes),
  familiars: changed(state.familiars, copyFamiliar),
  pico: state.pico,
  monsters: copyMonsters(state.monsters),
  nextMonster: state.nextMonster,
  allies: changed(state.allies, copyAlly),
  overlord: copyOverlord(state.overlord),
  gust: state.gust,
  shop: state.shop,
  treasures: {
    copper: state.treasures.copper,
    silver: state.treasures.silver,
    gold: state.treasures.gold,
  },
  skills: {
    fighting: state.skills.fighting,
    subterfuge: state.skills.subterfuge,
    wizardry: state.skills.wizardry,
  },
  relics: state.relics,
  training: state.training,
  runekeys: state.runekeys.slice(),
  opened: state.opened.slice(),
  turn: state.turn && copyTurn(state.turn),
  attacks: changed(state.attacks, copyAttack),
  tally: {
    kills: { ...state.tally.kills },
    deaths: { ...state.tally.deaths },
    chests: state.tally.chests,
    glyphs: state.tally.glyphs,
    cardsPlayed: state.tally.cardsPlayed,
  },
});

/** After the set-up a phase is only a name, which is replaced by the next. */
const copyPhase = (phase: Phase): Phase =>
  phase.kind === 'set-up' ? { kind: phase.kind, step: phase.step, hero: phase.hero } : phase;

const copyHero = (hero: Hero): Hero => ({
  id: hero.id,
  seat: hero.seat,
  place: hero.place,
  wounds: hero.wounds,
  fatigue: hero.fatigue,
  coins: hero.coins,
  items: hero.items,
  potions: hero.potions,
  held: hero.held,
  skills: hero.skills,
  training: hero.training,
  order: hero.order,
  acted: hero.acted,
  tokens: hero.tokens,
  fallen: hero.fallen,
  monkey: hero.monkey,
  memory: hero.memory,
});

/** These two lists are the longest, so that each has a loop of its own. */
function copyHeroes(list: readonly Hero[]): Hero[] {
  const all = list.slice();
  for (let at = 0; at < all.length; at++) all[at] = copyHero(all[at] as Hero);
  return all;
}

function copyMonsters(list: readonly Monster[]): Monster[] {
  const all = list.slice();
  for (let at = 0; at < all.length; at++) all[at] = copyMonster(all[at] as Monster);
  return all;
}

const copyMonster = (monster: Monster): Monster => ({
  id: monster.id,
  kind: monster.kind,
  rank: monster.rank,
  named: monster.named,
  mimic: monster.mimic,
  place: monster.place,
  wounds: monster.wounds,
  tokens: monster.tokens,
  burnedBy: monster.burnedBy,
  fallen: monster.fallen,
  carries: monster.carries,
});

const copyAlly = (ally: Ally): Ally => ({
  id: ally.id,
  place: ally.place,
  last: ally.last,
  wounds: ally.wounds,
  stun: ally.stun,
  fallen: ally.fallen,
});

const copyFamiliar = (familiar: Familiar): Familiar => ({
  id: familiar.id,
  owner: familiar.owner,
  place: familiar.place,
  carries: familiar.carries,
  exhausted: familiar.exhausted,
});

/** What a quest keeps secret is a value or a list of plain values, which its rules replace. */
const copyQuest = (quest: QuestState): QuestState => ({
  id: quest.id,
  told: quest.told.slice(),
  counters: { ...quest.counters },
  lists: copyLists(quest.lists),
  secrets: { ...quest.secrets },
});

function copyLists(lists: Readonly<Record<string, string[]>>): Record<string, string[]> {
  const copies: Record<string, string[]> = {};
  for (const key in lists) copies[key] = (lists[key] ?? []).slice();
  return copies;
}

const copyOverlord = (overlord: Overlord): Overlord => ({
  threat: overlord.threat,
  hand: overlord.hand.slice(),
  deck: copyDeck(overlord.deck),
  powers: overlord.powers.slice(),
  turn: overlord.turn && copyOverlordTurn(overlord.turn),
});

const copyOverlordTurn = (turn: OverlordTurn): OverlordTurn => ({
  stage: turn.stage,
  powerPlayed: turn.powerPlayed,
  spawnPlayed: turn.spawnPlayed,
  eventPlayed: turn.eventPlayed,
  trapPlayed: turn.trapPlayed,
  activated: turn.activated.slice(),
  active: turn.active && copyActivation(turn.active),
  used: turn.used.slice(),
});

const copyActivation = (active: Activation): Activation => ({
  monster: active.monster,
  points: active.points,
  attacks: active.attacks,
  half: active.half,
  webbed: active.webbed,
  begun: active.begun,
  used: active.used.slice(),
});

const copyTurn = (turn: HeroTurn): HeroTurn => ({
  hero: turn.hero,
  stage: turn.stage,
  action: turn.action,
  points: turn.points,
  bought: turn.bought,
  spent: turn.spent,
  attacks: turn.attacks,
  attacked: turn.attacked,
  half: turn.half,
  orderPlaced: turn.orderPlaced,
  webbed: turn.webbed,
  glyphUsed: turn.glyphUsed,
  potionsDrunk: turn.potionsDrunk,
  heading: turn.heading,
  halted: turn.halted,
  moved: turn.moved.slice(),
  used: turn.used.slice(),
  over: turn.over,
});

/** Beats end between attacks, so that there is hardly ever one to copy. */
const copyAttack = (attack: Attack): Attack => ({
  ...attack,
  template: attack.template.slice(),
  dice: changed(attack.dice, copyDie),
  tokens: { ...attack.tokens },
  braved: attack.braved.slice(),
  killed: attack.killed.slice(),
});

const copyDie = (die: RolledDie): RolledDie => ({ colour: die.colour, face: die.face, added: die.added });

export const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});
