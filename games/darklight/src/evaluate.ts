import type { Seat } from '@tenebrae/kernel';
import { isDead, isInCombat, isPresent, presentAccursed } from './rules/figures.ts';
import { healthOf } from './rules/profile.ts';
import type { Accursed, Dungeon, State } from './state.ts';
import { farFrom, goalOf } from './habits/goals.ts';
import { worthOf } from './habits/worth.ts';

/** How well things stand for the group; all seats want the same (DL-ACC-01). The weights are ours, found by play. */
export function evaluate(state: State, _seat: Seat): number {
  const { dungeon, campaign } = state;
  let score = campaign === null ? 0 : campaign.completed.length * 100 - campaign.dread * 4;
  for (const accursed of state.accursed) score += standing(state, accursed);
  return dungeon === null ? score : score + inDungeon(state, dungeon);
}

/** What an Accursed is and has. */
function standing(state: State, accursed: Accursed): number {
  const { status, injuries, insanity, level, souls, crowns } = accursed;
  if (status.kind === 'lost') return -150;
  let score = level * 30 + souls * 1.5 + crowns * 0.1 - injuries.length * 15 - insanity * 3;
  for (const item of accursed.items)
    score += worthOf(state, accursed, item.id) * (item.slot === null ? 0.2 : 1);
  score += accursed.consumables.length * 3 + accursed.source + accursed.faith + accursed.stamina.unspent;
  if (isDead(accursed)) return score - 60 - accursed.wounds;
  const left = healthOf(state, accursed) - accursed.wounds;
  return score + left * 2 - 40 / Math.max(1, left) - accursed.poison * 3 - (accursed.fire === 'none' ? 0 : 3);
}

/** Monsters that are left, the Heart, what is explored and done, and how near the next goal is. */
function inDungeon(state: State, dungeon: Dungeon): number {
  const { monsters, heart, plan, quest, props, allies } = dungeon;
  let score = heart.uses * 8 + plan.tiles.length * 6 + quest.progress * 25;
  if (quest.revealed !== null) score += 40;
  score += props.filter(prop => prop.done || prop.carrier !== null).length * 25;
  for (const ally of allies)
    score += ally.status === 'out' ? 80 : ally.status === 'dead' ? -80 : ally.health - ally.wounds;
  for (const { health, wounds } of monsters) score -= 6 + (health - wounds) * 1.2;
  score += state.accursed.reduce((sum, one) => sum + one.trophies.length * 3, 0);
  if (isInCombat(state)) return score;
  return score - presentAccursed(state).reduce((sum, one) => sum + way(state, one), 0);
}

const way = (state: State, accursed: Accursed): number =>
  isPresent(accursed) ? Math.min(20, farFrom(goalOf(state, accursed), accursed.square)) * 0.5 : 0;
