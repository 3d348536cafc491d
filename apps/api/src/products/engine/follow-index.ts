import type { Clock } from '../../clock';
import type { SearchEngine } from '../../search-engine/search-engine';
import { readEndedDiscounts } from '../catalogue-index/shelf-changes';
import { readChangedProducts } from './changed-products';
import { readProducts } from './document';
import { createProductIndexes, type CurrentIndex, mappingVersion } from './product-index';

/** So many products are read and written at once: other requests get their turn in between. */
const chunk = 500;
/** What was written after the last note of it is written again after a start. */
const noteEveryMs = 10_000;

/** How far this process has followed an index. */
interface Followed {
  index: string;
  mark: number;
  at: Date;
  notedAt: number;
  /** In which transaction a product changed last: a long transaction holds the mark back, and shows the same change again. */
  known: Map<number, number>;
}

const begin = ({ index, meta }: CurrentIndex, notedAt: number): Followed => ({
  index,
  mark: meta.mark ?? 0,
  at: new Date(meta.at ?? 0),
  notedAt,
  known: new Map(),
});

interface Given {
  engine: SearchEngine;
  clock: Clock;
  /** Milliseconds by which notes are spaced. */
  now?: () => number;
}

/**
 * Writes what changed since the last look to the index. What the engine did not take is written at the next look, so an engine that was
 * away catches up; two processes that look at once write the same.
 * @returns `no index` when there is none, or one that this release or this database cannot use
 */
export function createIndexFeed({ engine, clock, now: msNow = () => performance.now() }: Given) {
  const indexes = createProductIndexes(engine);
  let followed: Followed | undefined;

  const write = async (ids: readonly number[], now: Date, version: number) => {
    for (let at = 0; at < ids.length; at += chunk) {
      const some = ids.slice(at, at + chunk);
      const found = await readProducts(some);
      const there = new Set(found.map(({ id }) => id));
      const gone = some.filter((id) => !there.has(id)).map((id) => ({ id, version }));
      await indexes.writeToCurrent(found, gone, now);
    }
  };

  const note = async (here: Followed) => {
    if (msNow() - here.notedAt < noteEveryMs) return;
    await indexes.saveMeta(here.index, { mapping: mappingVersion, mark: here.mark, at: here.at.getTime() });
    await indexes.dropOthers(here.index);
    here.notedAt = msNow();
  };

  return async (): Promise<'followed' | 'no index'> => {
    const current = await indexes.current();
    if (current?.meta.mapping !== mappingVersion) return 'no index';
    if (followed?.index !== current.index) followed = begin(current, msNow());
    const here = followed;
    const now = clock.now();
    const { mark, isUnknownMark, products } = await readChangedProducts(here.mark);
    if (isUnknownMark) return 'no index';
    const changed = products.filter(({ id, changedIn }) => here.known.get(id) !== changedIn);
    const ended = await readEndedDiscounts(here.at, now);
    await write([...new Set([...changed.map(({ id }) => id), ...ended])], now, mark);
    for (const { id, changedIn } of changed) here.known.set(id, changedIn);
    for (const [id, changedIn] of here.known) if (changedIn < mark) here.known.delete(id);
    Object.assign(here, { mark, at: now });
    await note(here);
    return 'followed';
  };
}
