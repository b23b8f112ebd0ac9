export type { Answer } from './answer.ts';
export { ORDERS, type Fault, type Order, type Orders, type Told } from './book.ts';
export {
  cardsLeft,
  type Deck,
  discard,
  draw,
  drawOrReshuffle,
  isEmpty,
  newDeck,
  putOnTop,
  putUnder,
  reshuffle,
  shuffleIn,
  take,
} from './deck.ts';
export {
  BadSave,
  IllegalAnswer,
  REFUSALS,
  type RefusalCode,
  Refused,
  RuleBug,
  unreachable,
} from './errors.ts';
export type { Fork, Hearing } from './fork.ts';
export {
  type Blocked,
  type Deal,
  type Game,
  type GameOptions,
  type OptionSpec,
  type OptionSpecs,
  type Passage,
  type Setting,
  settleOptions,
} from './game.ts';
export {
  AGREEMENTS,
  type Correction,
  DICE_SOURCES,
  type Entry,
  type Policy,
  UNDO_POLICIES,
} from './journal.ts';
export { clone, difference, equal, type Facts, freeze, type Json, notPlain } from './json.ts';
export { kept } from './kept.ts';
export { load, type Match, type Moment, resume, type SeatRequest, type Start, start } from './match.ts';
export { readSave } from './parse-save.ts';
export { newRng, nextWord, type Rng, throwDie } from './rng.ts';
export { facesFrom, newStreams, type Streams } from './streams.ts';
export {
  ask,
  askWhich,
  type Chance,
  DONE,
  drawSeed,
  type End,
  endBeat,
  finish,
  type Happening,
  NOTHING,
  type Option,
  PARTY,
  PASS,
  pick,
  type Question,
  type Reply,
  type Request,
  type Result,
  roll,
  rollOne,
  type Rule,
  type RuleId,
  type Seat,
  type Table,
  type TextId,
} from './rule.ts';
export { SAVE_FORMAT, type Save } from './save-format.ts';
export type { UndoRight } from './undo.ts';
export { hasWords, LANGUAGES, type Language, say, type Words } from './words.ts';
