import type { Deck } from '@tenebrae/kernel';
import type { Attack, Hero, HeroTurn, Monster, Overlord, OverlordTurn, QuestState, State } from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what is
 * read-only in the state: the grid, the areas and what lies in them, obstacles, doors' edges. Rules put something else in
 * its place and never change it.
 */
export const copy = (state: State): State => ({
  ...state,
  phase: { ...state.phase },
  quest: copyQuest(state.quest),
  areas: state.areas.map(area => ({ ...area })),
  doors: state.doors.map(door => ({ ...door })),
  obstacles: state.obstacles.slice(),
  glyphs: state.glyphs.map(glyph => ({ ...glyph })),
  staircases: state.staircases.slice(),
  markers: state.markers.map(marker => ({ ...marker })),
  chests: copyLists(state.chests),
  heroes: state.heroes.map(copyHero),
  familiars: state.familiars.map(familiar => ({ ...familiar })),
  monsters: state.monsters.map(copyMonster),
  allies: state.allies.map(ally => ({ ...ally })),
  overlord: copyOverlord(state.overlord),
  shop: state.shop.slice(),
  treasures: {
    copper: copyDeck(state.treasures.copper),
    silver: copyDeck(state.treasures.silver),
    gold: copyDeck(state.treasures.gold),
  },
  skills: {
    fighting: copyDeck(state.skills.fighting),
    subterfuge: copyDeck(state.skills.subterfuge),
    wizardry: copyDeck(state.skills.wizardry),
  },
  relics: state.relics.slice(),
  training: { ...state.training },
  runekeys: state.runekeys.slice(),
  opened: state.opened.slice(),
  turn: state.turn && copyTurn(state.turn),
  attacks: state.attacks.map(copyAttack),
  tally: { ...state.tally, kills: { ...state.tally.kills }, deaths: { ...state.tally.deaths } },
});

/** What a quest keeps secret is a value or a list of plain values, which its rules replace. */
const copyQuest = (quest: QuestState): QuestState => ({
  ...quest,
  told: quest.told.slice(),
  counters: { ...quest.counters },
  lists: copyLists(quest.lists),
  secrets: { ...quest.secrets },
});

function copyLists<K extends string, T>(lists: Readonly<Record<K, T[]>>): Record<K, T[]> {
  const copies = {} as Record<K, T[]>;
  for (const key in lists) copies[key] = lists[key].slice();
  return copies;
}

const copyHero = (hero: Hero): Hero => ({
  ...hero,
  items: hero.items.map(item => ({ ...item })),
  potions: { healing: { ...hero.potions.healing }, vitality: { ...hero.potions.vitality } },
  held: hero.held.slice(),
  skills: hero.skills.map(skill => ({ ...skill })),
  training: { ...hero.training },
  tokens: { ...hero.tokens },
  monkey: { ...hero.monkey },
  memory: hero.memory.slice(),
});

const copyMonster = (monster: Monster): Monster => ({
  ...monster,
  tokens: { ...monster.tokens },
  carries: monster.carries.slice(),
});

const copyOverlord = (overlord: Overlord): Overlord => ({
  ...overlord,
  hand: overlord.hand.slice(),
  deck: copyDeck(overlord.deck),
  powers: overlord.powers.slice(),
  turn: overlord.turn && copyOverlordTurn(overlord.turn),
});

const copyOverlordTurn = (turn: OverlordTurn): OverlordTurn => ({
  ...turn,
  activated: turn.activated.slice(),
  active: turn.active && { ...turn.active, used: turn.active.used.slice() },
  used: turn.used.slice(),
});

const copyTurn = (turn: HeroTurn): HeroTurn => ({
  ...turn,
  moved: turn.moved.slice(),
  used: turn.used.slice(),
});

const copyAttack = (attack: Attack): Attack => ({
  ...attack,
  template: attack.template.slice(),
  dice: attack.dice.map(die => ({ ...die })),
  tokens: { ...attack.tokens },
  braved: attack.braved.slice(),
  killed: attack.killed.slice(),
});

const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});
