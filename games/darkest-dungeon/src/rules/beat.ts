import type { Rule, Table } from '@tenebrae/kernel';
import type { Phase, State } from '../state.ts';
import { playBattleEnd, playRoundEnd } from './battle-end.ts';
import { playBattleSetUp } from './battle-set-up.ts';
import { playChooseHeroes } from './campaign.ts';
import { playActivation, playCircusRound } from './circus.ts';
import { playCircusStances, playDraft, playPlacement, playProfiles } from './circus-set-up.ts';
import { playCurioRoom } from './curios.ts';
import { playArrival, playCorridor, playExploration } from './exploration.ts';
import { playFinalEncounter, playNextForm } from './final-encounter.ts';
import { playDay, playDayEnd, playHamletEvent, playVisit } from './hamlet.ts';
import { playHeroTurn } from './hero-turn.ts';
import { playInitiative } from './initiative.ts';
import { playMonsterTurn } from './monster-turn.ts';
import { playPrepareQuest, playProvisionRoll, playQuestChoice } from './quest-set-up.ts';
import { playReturn, playSellProvisions } from './return.ts';

/** What each phase plays. */
const PHASES: Readonly<Record<Phase['kind'], (table: Table<State>) => Rule>> = {
  'choose-heroes': playChooseHeroes,
  'choose-quest': playQuestChoice,
  'prepare-quest': playPrepareQuest,
  'roll-provisions': playProvisionRoll,
  'exploration': playExploration,
  'corridor': playCorridor,
  'arrive': playArrival,
  'curio-room': playCurioRoom,
  'battle-set-up': playBattleSetUp,
  'initiative': playInitiative,
  'hero-turn': playHeroTurn,
  'monster-turn': playMonsterTurn,
  'round-end': playRoundEnd,
  'battle-end': table => playBattleEnd(table, outcomeOf(table.state.phase)),
  'next-form': playNextForm,
  'return': playReturn,
  'sell-provisions': playSellProvisions,
  'hamlet-event': playHamletEvent,
  'day': playDay,
  'visit': playVisit,
  'day-end': playDayEnd,
  'final-encounter': playFinalEncounter,
  'draft': playDraft,
  'profiles': playProfiles,
  'circus-stances': playCircusStances,
  'placement': playPlacement,
  'activation': playActivation,
  'circus-round': playCircusRound,
};

const outcomeOf = (phase: Phase): 'won' | 'fled' => (phase.kind === 'battle-end' ? phase.outcome : 'fled');

/** DD-CAM-02, DD-CAM-09: Quests with their Battles, and the Hamlet between them; or a bout of the Circus. */
export function beat(table: Table<State>): Rule {
  const { phase, heroes } = table.state;
  // A beat that was cut short leaves these behind.
  for (const hero of heroes) if (hero.reacting.length > 0) hero.reacting = [];
  return PHASES[phase.kind](table);
}
