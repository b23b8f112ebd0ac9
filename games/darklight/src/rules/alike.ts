/**
 * Looks up cards by their ids, all of one shape: each has every field that any of them has, in the same order, undefined where
 * nothing is printed. Cards are read all the time, and what has one shape is read several times as fast as what has twenty. The
 * next question is often about the same card, so the last one is kept at hand.
 */
export function alike<Card extends object>(
  cards: Readonly<Record<string, Card>>,
): (id: string) => Card | undefined {
  const blank = Object.fromEntries(
    Object.values(cards).flatMap(card => Object.keys(card).map(field => [field, undefined])),
  );
  const all = new Map(Object.entries(cards).map(([id, card]): [string, Card] => [id, { ...blank, ...card }]));
  let lastId: string | null = null;
  let last: Card | undefined;
  return id => {
    if (id !== lastId) {
      lastId = id;
      last = all.get(id);
    }
    return last;
  };
}
