import { itemIdOf } from '../rules/figures.ts';
import { tileAt } from '../rules/rooms.ts';
import { type Errands, noteErrand } from './errand.ts';

/** Best of all is to put the whole fire out. */
export function noteFires(errands: Errands): void {
  const { outlook, member, ways, ap } = errands;
  const { state, land } = outlook;
  const { survivor } = member;
  const { burning, plan } = land.ground;
  if (burning.length === 0) return;
  const tool = survivor.cards.find(card => card.inHand && TOOLS.includes(itemIdOf(card)));
  const option = tool === undefined ? `extinguish:${survivor.id}` : `extinguish-with:${tool.id}`;
  const each = tool === undefined ? 2 : 1;
  for (const place of burning) {
    const index = plan.tiles[place] as number;
    const { burn } = tileAt(state, index);
    // By the next round the fire will be elsewhere.
    const isSource = state.fire === index && (ways.steps[place] as number) + each * burn <= ap;
    const worth = isSource ? 40 / burn : burn > 1 && state.fire !== null ? 5 : 0.6;
    noteErrand(errands, place, option, worth, each);
  }
}

const TOOLS: readonly string[] = ['fire-axe', 'fire-extinguisher'];
