/** Where something lies on the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * By how much a card over the lower edge of the board is raised: as far as the upper edge, if it covers what it lights up
 * there and no longer would.
 */
export function raisedBy(card: Box, lit: Box, upperEdge: number): number {
  const by = card.top - upperEdge;
  return by > 0 && covers(card, lit, 0) && !covers(card, lit, by) ? by : 0;
}

const covers = (card: Box, lit: Box, raised: number): boolean =>
  lit.left < card.right &&
  lit.right > card.left &&
  lit.top < card.bottom - raised &&
  lit.bottom > card.top - raised;
