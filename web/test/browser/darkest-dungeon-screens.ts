import type { Page } from 'playwright-core';
import { type DungeonStand, savedDungeon } from './darkest-dungeon-saves.ts';
import { showSeats, turn } from './player.ts';
import { sitDownAgain } from './saves.ts';
import type { Screen } from './screens.ts';

const files = new Map<DungeonStand, string>();

/** The file of a table of Darkest Dungeon; made once. */
export function dungeonFile(stands: DungeonStand): string {
  const file = files.get(stands) ?? savedDungeon(stands);
  files.set(stands, file);
  return file;
}

/** A picture of each is taken at every size; axe takes its time, and looks at each kind of board once. */
const table = (
  stands: DungeonStand,
  axe: NonNullable<Screen['axe']>,
  go: Screen['go'] = async () => {},
): Screen => ({
  file: () => dungeonFile(stands),
  axe,
  async go(on) {
    await sitDownAgain(on);
    await on.mouse.move(1, 1);
    await turn(on);
    await go(on);
  },
});

/** What a Hero's whole board looks like; on a phone upright the seats are small, but can be pressed all the same. */
async function openSheet(on: Page): Promise<void> {
  await showSeats(on);
  await on.locator('.dd-open').first().click();
  await on.locator('.dd-sheet').waitFor();
}

/** Points at the first Skill that can be used: the hall shows whom it would reach. */
async function pointAtSkill(on: Page): Promise<void> {
  await on.locator('.dd-skill.offered').first().focus();
  await on.locator('.dd-aim .ring').first().waitFor();
}

/** The screens of Darkest Dungeon. */
export const DUNGEON_SCREENS: Readonly<Record<string, Screen>> = {
  'dungeon-party': table('party', []),
  'dungeon-quest': table('quest', []),
  'dungeon-skills': table('skills', ['phone']),
  'dungeon-map': table('map', ['phone']),
  'dungeon-battle': table('battle', []),
  'dungeon-aiming': table('aiming', [], pointAtSkill),
  'dungeon-sheet': table('battle', ['desktop'], openSheet),
  'dungeon-hamlet': table('hamlet', ['small']),
  'dungeon-service': table('service', []),
  'dungeon-boss': table('boss', ['desktop']),
  'dungeon-draft': table('draft', []),
  'dungeon-circus': table('circus', []),
  'dungeon-end': {
    file: () => dungeonFile('end'),
    axe: [],
    async go(on) {
      await sitDownAgain(on);
      await on.locator('.t-end h1').waitFor();
    },
  },
};
