import { placesLeft, terminalWorth } from './codes.ts';
import { noteCorners } from './corners.ts';
import { dangerIn } from './danger.ts';
import { type Departure, isBestKeeper } from './departure.ts';
import { noteDoors } from './door-errands.ts';
import { type Errands, newErrands, noteErrand, noteScore } from './errand.ts';
import { noteFires } from './fire-errands.ts';
import { bestGift } from './gifts.ts';
import type { Member } from './member.ts';
import { chipsOf, type Outlook } from './outlook.ts';
import { NOWHERE, type Place } from './plan.ts';
import { noteSearches } from './searches.ts';
import { IDLE } from './weights.ts';

/** How much the next step of each errand is worth for each action point, by the option that takes it. */
export function errandScores(outlook: Outlook, member: Member): ReadonlyMap<string, number> {
  const errands = newErrands(outlook, member);
  const { departure } = outlook;
  noteFires(errands);
  noteCorners(errands);
  if (departure !== 'no') noteDeparture(errands);
  if (departure !== 'now') {
    noteDoors(errands);
    noteTerminals(errands);
  }
  if (departure === 'no') {
    noteSearches(errands);
    noteMeetings(errands);
  }
  noteRefuge(errands);
  return errands.scores;
}

/** To the laboratory, and in. */
function noteDeparture(errands: Errands): void {
  const { state, land, team, departure } = errands.outlook;
  const { laboratory, laboratoryDoors } = land.ground.plan;
  const caution = CAUTION[departure];
  if (state.panel.tokens.length > 0 || departure === 'gather') {
    const worth = departure === 'now' ? 300 : 60;
    for (const place of laboratoryDoors) noteErrand(errands, place, '', worth, 0.5, 0.5, caution);
  } else if (laboratory !== NOWHERE) {
    const worth = isBestKeeper(land, team, errands.member) ? 400 : 40;
    noteErrand(errands, laboratory, '', worth, 0, 0, caution);
  }
}

/** How much danger counts on the way to the laboratory: the later it is, the less. */
const CAUTION: Readonly<Record<Departure, number>> = { no: 1, gather: 0.3, go: 0.2, now: 0 };

function noteTerminals(errands: Errands): void {
  const { outlook, member } = errands;
  const { state, land } = outlook;
  const { chips } = member.survivor;
  if (placesLeft(state) === 0 || state.panel.tokens.length === 0 || chips.length === 0) return;
  const { terminals, plan } = land.ground;
  for (const chip of chips) {
    const worth = terminalWorth(state, chipsOf(outlook), chip);
    for (const place of terminals) {
      const ap = state.cornersUsed.includes(plan.tiles[place] as number) ? 4 : 2;
      noteErrand(errands, place, `terminal:${chip}`, worth, ap);
    }
  }
}

/** To somebody whom a card of his would help to open doors. */
function noteMeetings(errands: Errands): void {
  const { outlook, member } = errands;
  for (const one of outlook.team) {
    if (one.place === member.place) continue;
    const worth = bestGift(outlook, member.survivor, one.survivor)?.worth ?? 0;
    if (worth > 2) noteErrand(errands, one.place, '', worth, 1);
  }
}

/** Last of all he looks for a place to end his actions. */
function noteRefuge(errands: Errands): void {
  const { outlook, member, ways, home } = errands;
  const gain = dangerIn(outlook.land, member, member.place) - home.danger;
  const step = ways.first[home.place] as Place;
  if (step === NOWHERE || gain <= 0.3) return;
  noteScore(errands, outlook.land.ground.plan.moves[step] as string, IDLE + Math.min(0.4, gain * 0.1));
}
