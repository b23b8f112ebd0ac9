import type { CurioId } from './curios.ts';
import type { PlaceId } from './dungeon-tiles.ts';
import type { RoomType } from './exploration.ts';
import type { RuleId } from './ledger.ts';
import type { LootToken } from './loot.ts';
import type { DeckMonsterId } from './monsters.ts';
import type { PartyId } from './parties.ts';
import type { ProvisionId } from './provisions.ts';
import type { RoomId } from './rooms.ts';

/** The steps of the tutorial, in the order in which those of one moment come. */
// biome-ignore format: a list
export const TUTORIAL_STEPS = [
  'welcome', 'stances', 'provisions', 'map', 'scout', 'explore', 'rubble', 'hunger', 'darkness', 'trap', 'curio-die',
  'empty-room', 'lair', 'areas', 'initiative', 'hero-turn', 'skills', 'roll', 'conditions', 'monster-turn', 'chest', 'stress',
  'critical', 'deaths-door', 'kill', 'battle-won', 'fled', 'rest', 'long-corridor', 'curio-room', 'offer', 'trinket', 'light',
  'dark-room', 'objective', 'large', 'resolve', 'going-home', 'hamlet', 'sell', 'caretaker', 'visit', 'guild', 'upgrade',
  'end', 'lost',
] as const;
export type TutorialStep = (typeof TUTORIAL_STEPS)[number];

interface StepCard {
  /** The rule it explains. */
  readonly rule: RuleId;
  /** What it points at. */
  readonly on: readonly string[];
  /** It is not shown before this one, which comes with it. */
  readonly after?: TutorialStep;
  /** It is shown at once when this one has been. */
  readonly then?: TutorialStep;
}

/** What each step is about. */
export const TUTORIAL = {
  'welcome': { rule: 'DD-CAM-01', on: [] },
  'stances': { rule: 'DD-QST-04', on: ['tracker:heroes'], after: 'welcome' },
  'provisions': {
    rule: 'DD-PRV-02',
    on: ['provision:food', 'provision:bandage', 'provision:potion', 'provision:torch', 'provision:tool'],
  },
  'map': { rule: 'DD-EXP-01', on: ['place:s', 'place:r1'] },
  'scout': { rule: 'DD-EXP-02', on: ['place:r1'] },
  'explore': { rule: 'DD-EXP-09', on: [] },
  'rubble': { rule: 'DD-EXP-11', on: ['provision:tool'] },
  'hunger': { rule: 'DD-EXP-12', on: ['provision:food'] },
  'darkness': { rule: 'DD-EXP-13', on: ['provision:torch', 'light'] },
  'trap': { rule: 'DD-EXP-15', on: ['provision:tool'] },
  'curio-die': { rule: 'DD-EXP-14', on: ['provision:torch'] },
  'empty-room': { rule: 'DD-ROM-01', on: ['place:r1'] },
  'lair': { rule: 'DD-ROM-06', on: [], then: 'areas' },
  'areas': { rule: 'DD-POS-01', on: ['area:ROAD_W', 'area:ROAD_E', 'area:WAGON'] },
  'initiative': { rule: 'DD-BAT-02', on: ['tracker:heroes', 'tracker:monsters'] },
  'hero-turn': { rule: 'DD-HRO-03', on: ['tracker:heroes'], then: 'skills' },
  'skills': { rule: 'DD-SKL-01', on: ['tracker:heroes'] },
  'roll': { rule: 'DD-SKL-07', on: [] },
  'conditions': { rule: 'DD-CON-03', on: [] },
  'monster-turn': { rule: 'DD-MON-02', on: ['tracker:monsters'] },
  'chest': { rule: 'DD-HRO-08', on: ['chest:WAGON'] },
  'stress': { rule: 'DD-STR-01', on: ['tracker:heroes'] },
  'critical': { rule: 'DD-SKL-14', on: [] },
  'deaths-door': { rule: 'DD-DTH-03', on: ['tracker:heroes'] },
  'kill': { rule: 'DD-POS-05', on: ['tracker:monsters'] },
  'battle-won': { rule: 'DD-END-01', on: ['place:r2'] },
  'fled': { rule: 'DD-END-03', on: [] },
  'rest': { rule: 'DD-RST-01', on: ['firewood'] },
  'long-corridor': { rule: 'DD-EXP-18', on: ['place:r2-r4'] },
  'curio-room': { rule: 'DD-ROM-07', on: ['place:r3'] },
  'offer': { rule: 'DD-EXP-27', on: ['provision:tool'] },
  'trinket': { rule: 'DD-TRI-04', on: [] },
  'light': { rule: 'DD-LGT-06', on: ['light'] },
  'dark-room': { rule: 'DD-ROM-04', on: ['place:r4'] },
  'objective': { rule: 'DD-POS-07', on: ['area:FOUNTAIN', 'area:NE', 'area:NW'], then: 'large' },
  'large': { rule: 'DD-BSU-09', on: ['figure:brigand-bloodletter:1'] },
  'resolve': { rule: 'DD-STR-02', on: ['tracker:heroes'] },
  'going-home': { rule: 'DD-HAM-01', on: [] },
  'hamlet': { rule: 'DD-HAM-17', on: [], then: 'sell' },
  'sell': { rule: 'DD-HAM-07', on: [] },
  'caretaker': { rule: 'DD-HAM-14', on: [] },
  'visit': { rule: 'DD-HAM-17', on: ['building:sanitarium', 'building:tavern', 'building:abbey'] },
  'guild': { rule: 'DD-BLD-11', on: ['building:guild'] },
  'upgrade': { rule: 'DD-BLD-01', on: ['building:blacksmith', 'building:nomad-wagon'] },
  'end': { rule: 'DD-CAM-02', on: [] },
  'lost': { rule: 'DD-END-06', on: [] },
} as const satisfies Record<TutorialStep, StepCard>;
export const stepCard = (step: TutorialStep): StepCard => TUTORIAL[step];

interface OldRoadBattle {
  readonly room: RoomId;
  /** In Stance order. */
  readonly monsters: readonly DeckMonsterId[];
  readonly chests: boolean;
  readonly step?: TutorialStep;
}

/** The Old Road: all that is settled beforehand. Every die and every other draw stays free. */
export const OLD_ROAD = {
  party: 'group-1-adventuring-party',
  /** What lies face-down in each Room. */
  tokens: { r1: 'empty', r2: 'lair', r3: 'curio', r4: 'dark', r5: 'objective' },
  provisions: { food: 2, torch: 2, tool: 1, bandage: 1, potion: 1 },
  /** So many dice more, of the faces that the group chooses. */
  wild: 1,
  curios: [
    'alms-box',
    'refectory-table',
    'gaolers-lantern',
    'scratched-wall',
    'candle-shrine',
    'pilgrims-pack',
  ],
  /** The Curio that waits in a Room; it is in no deck. */
  curioIn: { r3: 'sealed-sarcophagus' },
  loot: 'loot-gold-or-roll:1',
  battles: {
    r2: {
      room: 'old-road-clearing',
      monsters: ['brigand-cutthroat', 'brigand-fusilier'],
      chests: true,
      step: 'lair',
    },
    r3: { room: 'old-road-clearing', monsters: ['maggot', 'maggot'], chests: false },
    r5: {
      room: 'ruins-3',
      monsters: ['brigand-bloodletter', 'brigand-fusilier'],
      chests: false,
      step: 'objective',
    },
  },
} as const satisfies {
  party: PartyId;
  tokens: Record<PlaceId, RoomType>;
  provisions: Partial<Record<ProvisionId, number>>;
  wild: number;
  curios: readonly CurioId[];
  curioIn: Record<PlaceId, CurioId>;
  loot: LootToken;
  battles: Record<PlaceId, OldRoadBattle>;
};

const TOKENS: Readonly<Record<PlaceId, RoomType>> = OLD_ROAD.tokens;
const BATTLES: Readonly<Record<PlaceId, OldRoadBattle>> = OLD_ROAD.battles;
const CURIOS: Readonly<Record<PlaceId, CurioId>> = OLD_ROAD.curioIn;
export const oldRoadToken = (place: PlaceId): RoomType | null => TOKENS[place] ?? null;
export const oldRoadBattle = (place: PlaceId): OldRoadBattle | null => BATTLES[place] ?? null;
export const oldRoadCurio = (place: PlaceId): CurioId | null => CURIOS[place] ?? null;
