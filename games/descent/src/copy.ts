import type { Deck } from '@tenebrae/kernel';
import type {
  Ally,
  Attack,
  Familiar,
  Hero,
  HeroTurn,
  Monster,
  Overlord,
  OverlordTurn,
  QuestState,
  State,
} from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what is
 * read-only in the state: the grid, areas, doors, glyphs, markers, what a hero carries and knows, tokens, decks of treasures and
 * skills. Rules put something else in its place and never change it.
 */
export const copy = (state: State): State => ({
  ...state,
  phase: { ...state.phase },
  quest: copyQuest(state.quest),
  obstacles: state.obstacles.slice(),
  staircases: state.staircases.slice(),
  chests: copyLists(state.chests),
  heroes: state.heroes.map(copyHero),
  familiars: state.familiars.map(copyFamiliar),
  monsters: state.monsters.map(copyMonster),
  allies: state.allies.map(copyAlly),
  overlord: copyOverlord(state.overlord),
  treasures: { ...state.treasures },
  skills: { ...state.skills },
  runekeys: state.runekeys.slice(),
  opened: state.opened.slice(),
  turn: state.turn && copyTurn(state.turn),
  attacks: state.attacks.map(copyAttack),
  tally: { ...state.tally, kills: { ...state.tally.kills }, deaths: { ...state.tally.deaths } },
});

const copyHero = (hero: Hero): Hero => ({ ...hero });
const copyMonster = (monster: Monster): Monster => ({ ...monster });
const copyAlly = (ally: Ally): Ally => ({ ...ally });
const copyFamiliar = (familiar: Familiar): Familiar => ({ ...familiar });

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

export const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});
