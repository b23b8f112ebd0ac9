/** The nodes one step away. These functions know no map: what is near, and what is closed, is the caller's to say. */
export type Neighbours<Node> = (node: Node) => Iterable<Node>;

/** Every node that can be reached, with its number of steps, the nearest first; the start itself is at 0. */
export function stepsToAll<Node>(
  start: Node,
  neighbours: Neighbours<Node>,
  limit = Infinity,
): Map<Node, number> {
  const steps = new Map([[start, 0]]);
  for (const [node, count] of steps) {
    if (count >= limit) break;
    for (const next of neighbours(node)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** The least number of steps between two nodes; Infinity if no way leads there. */
export function stepsBetween<Node>(from: Node, to: Node, neighbours: Neighbours<Node>): number {
  return stepsToAll(from, neighbours).get(to) ?? Infinity;
}

/** The nodes of a shortest path, without its start; undefined if no way leads there. */
export function shortestPath<Node>(from: Node, to: Node, neighbours: Neighbours<Node>): Node[] | undefined {
  const cameFrom = new Map<Node, Node>([[from, from]]);
  for (const node of cameFrom.keys()) {
    if (cameFrom.has(to)) break;
    for (const next of neighbours(node)) if (!cameFrom.has(next)) cameFrom.set(next, node);
  }
  const path: Node[] = [];
  for (let node = to; node !== from; ) {
    const before = cameFrom.get(node);
    if (before === undefined) return undefined;
    path.push(node);
    node = before;
  }
  return path.reverse();
}

/** The nodes in groups that hang together, where every way leads both ways. */
export function components<Node>(nodes: Iterable<Node>, neighbours: Neighbours<Node>): Node[][] {
  const seen = new Set<Node>();
  const groups: Node[][] = [];
  for (const node of nodes) {
    if (seen.has(node)) continue;
    const group = [...stepsToAll(node, neighbours).keys()];
    for (const member of group) seen.add(member);
    groups.push(group);
  }
  return groups;
}
