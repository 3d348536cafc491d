/** A category's place in the tree. */
export interface Placed {
  id: number;
  parentId: number | null;
  level: number;
  sort: number;
  /** Ids from the top down to this one. */
  path: readonly number[];
}

/** How deep the tree is at most. Source: spec 3 "Category". */
const deepest = 3;

/** A parent's children in their order. */
export const childrenOf = <Node extends Placed>(all: readonly Node[], parentId: number | null): Node[] =>
  all.filter((one) => one.parentId === parentId).sort((a, b) => a.sort - b.sort || a.id - b.id);

/** The tree with some places changed. */
const withPlaces = <Node extends Placed>(all: readonly Node[], places: readonly Placed[]): (Node | Placed)[] =>
  all.map((one) => places.find(({ id }) => id === one.id) ?? one);

/** The tree from the top: each category before those below it. */
export const inOrder = <Node extends Placed>(all: readonly Node[], parentId: number | null = null): Node[] =>
  childrenOf(all, parentId).flatMap((one) => [one, ...inOrder(all, one.id)]);

/**
 * Puts a category under another one, or to the top, with all that is below it.
 * @param to how many of its new neighbours stand before it; more than there are: it comes last
 * @returns the places that differ from before; or why it cannot stand there
 */
export const placeCategory = (
  all: readonly Placed[],
  id: number,
  to: { parentId: number | null; before: number },
): Placed[] | 'underItself' | 'tooDeep' => {
  const byId = new Map(all.map((one) => [one.id, one]));
  const parent = to.parentId === null ? undefined : byId.get(to.parentId);
  const moved = byId.get(id);
  if (!moved || parent?.path.includes(id)) return 'underItself';
  const below = all.filter((one) => one.path.includes(id));
  const shift = (parent?.level ?? 0) + 1 - moved.level;
  if (below.some(({ level }) => level + shift > deepest)) return 'tooDeep';
  const neighbours = childrenOf(all, to.parentId).filter((one) => one.id !== id);
  const order = [...neighbours.slice(0, to.before), moved, ...neighbours.slice(to.before)];
  const places = new Map<number, Placed>();
  for (const one of below) {
    const path = [...(parent?.path ?? []), ...one.path.slice(moved.level - 1)];
    places.set(one.id, { ...one, path, level: path.length, ...(one.id === id ? { parentId: to.parentId } : {}) });
  }
  for (const [sort, { id: each }] of order.entries()) {
    const now = places.get(each) ?? byId.get(each);
    if (now) places.set(each, { ...now, sort });
  }
  return [...places.values()].filter((one) => {
    const before = byId.get(one.id);
    return before?.sort !== one.sort || before.parentId !== one.parentId || before.path.join() !== one.path.join();
  });
};

/**
 * Puts all that stands below a category under another one, behind what is there already.
 * @returns the places that differ from before; or why it cannot stand there
 */
export const placeChildren = (all: readonly Placed[], id: number, to: number): Placed[] | 'underItself' | 'tooDeep' => {
  if (all.some((one) => one.id === to && one.path.includes(id))) return 'underItself';
  let now = all;
  for (const child of childrenOf(all, id)) {
    const places = placeCategory(now, child.id, { parentId: to, before: now.length });
    if (typeof places === 'string') return places;
    now = withPlaces(now, places);
  }
  return now.filter((one) => !all.includes(one));
};
