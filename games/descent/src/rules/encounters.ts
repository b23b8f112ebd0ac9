import type { Rule, Table } from '@tenebrae/kernel';
import { unreachable } from '@tenebrae/kernel';
import type { EncounterEffect } from '../data/quest.ts';
import { questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import type { Hero, State } from '../state.ts';
import { gainConquest } from './conquest.ts';
import { maybeComplete } from './death.ts';
import { doorOf, openByQuest } from './doors.ts';
import { heroFigure, isOnBoard } from './figures.ts';
import { markersAt } from './spaces.ts';
import { gainThreat } from './threat.ts';
import { inflictWounds } from './wounds.ts';

/**
 * DJ-ENC-01 to DJ-ENC-03, common rule C5: the encounter in the space where a hero ends his turn. Its text is read to all,
 * then it happens; the marker is gone afterwards unless the quest says that it stays.
 */
export function* meetEncounter(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (!isOnBoard(hero)) return;
  const marker = markersAt(state, hero.place).find(({ what }) => what.kind === 'encounter');
  if (marker?.what.kind !== 'encounter') return;
  const id = marker.what.encounter;
  const encounter = questOf(state.quest.id).encounters[id];
  if (encounter?.by !== 'hero' || questRules(state).mayMeet?.(state, hero, id) === false) return;
  if (!encounter.stays) state.markers = state.markers.filter(one => one !== marker);
  table.tell({
    type: 'encounter-met',
    rule: 'DJ-ENC-02',
    reveals: true,
    quest: state.quest.id,
    hero: hero.id,
    text: `${state.quest.id}.${id}`,
  });
  for (const effect of encounter.effects) yield* apply(table, hero, id, effect);
  yield* maybeComplete(table);
}

function* apply(table: Table<State>, hero: Hero, id: string, effect: EncounterEffect): Rule {
  const { state } = table;
  switch (effect.kind) {
    case 'conquest':
      return gainConquest(table, effect.count, 'DJ-ENC-02');
    case 'threat':
      return gainThreat(table, effect.count, 'DJ-ENC-02');
    case 'wounds': {
      const hits = [{ figure: heroFigure(hero), wounds: effect.count }];
      yield* inflictWounds(table, hits, { kind: 'quest' }, 'DJ-ENC-02');
      return;
    }
    case 'open-door':
      return yield* openByQuest(table, doorOf(state, effect.door), 'gone');
    case 'code': {
      const { onEncounter } = questRules(state);
      if (onEncounter !== undefined) yield* onEncounter(table, hero, id);
      return;
    }
    default:
      return unreachable(effect);
  }
}
