import { type Rule, type Table, unreachable } from '@tenebrae/kernel';
import type { State } from '../state.ts';
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

/** DD-CAM-02, DD-CAM-09: Quests with their Battles, and the Hamlet between them; or a bout of the Circus. */
export function* beat(table: Table<State>): Rule {
  const { phase, heroes } = table.state;
  // A beat that was cut short leaves these behind.
  for (const hero of heroes) if (hero.reacting.length > 0) hero.reacting = [];
  switch (phase.kind) {
    case 'choose-heroes':
      return yield* playChooseHeroes(table);
    case 'choose-quest':
      return yield* playQuestChoice(table);
    case 'prepare-quest':
      return yield* playPrepareQuest(table);
    case 'roll-provisions':
      return yield* playProvisionRoll(table);
    case 'exploration':
      return yield* playExploration(table);
    case 'corridor':
      return yield* playCorridor(table);
    case 'arrive':
      return yield* playArrival(table);
    case 'curio-room':
      return yield* playCurioRoom(table);
    case 'battle-set-up':
      return yield* playBattleSetUp(table);
    case 'initiative':
      return yield* playInitiative(table);
    case 'hero-turn':
      return yield* playHeroTurn(table);
    case 'monster-turn':
      return yield* playMonsterTurn(table);
    case 'round-end':
      return yield* playRoundEnd(table);
    case 'battle-end':
      return yield* playBattleEnd(table, phase.outcome);
    case 'next-form':
      return yield* playNextForm(table);
    case 'return':
      return yield* playReturn(table);
    case 'sell-provisions':
      return yield* playSellProvisions(table);
    case 'hamlet-event':
      return yield* playHamletEvent(table);
    case 'day':
      return yield* playDay(table);
    case 'visit':
      return yield* playVisit(table);
    case 'day-end':
      return yield* playDayEnd(table);
    case 'final-encounter':
      return yield* playFinalEncounter(table);
    case 'draft':
      return yield* playDraft(table);
    case 'profiles':
      return yield* playProfiles(table);
    case 'circus-stances':
      return yield* playCircusStances(table);
    case 'placement':
      return yield* playPlacement(table);
    case 'activation':
      return yield* playActivation(table);
    case 'circus-round':
      return yield* playCircusRound(table);
    default:
      return unreachable(phase);
  }
}
