import type { Clock } from '../../clock';
import { currentMark } from '../../database/snapshot';
import type { SearchEngine } from '../../search-engine/search-engine';
import { readChangedProducts } from './changed-products';
import { readIndexed, readProducts } from './document';
import { createProductIndexes, mappingVersion } from './product-index';

/** So many products are read and written at once: other requests get their turn in between. */
const chunk = 500;

type Progress = (count: number) => void;

/**
 * Reads every product into a new index, follows what changed meanwhile, and has lists asked of it from then on. The one before answers
 * until that moment, and is deleted some seconds later by whoever follows the new one.
 * @returns how many products were written
 */
export async function buildIndex(
  { engine, clock }: { engine: SearchEngine; clock: Clock },
  onProgress: Progress = () => undefined,
): Promise<number> {
  const indexes = createProductIndexes(engine);
  const now = clock.now();
  const mark = await currentMark();
  const index = await indexes.create();
  try {
    let count = 0;
    let found = await readIndexed(0, chunk);
    while (found.length > 0) {
      // the database reads on while the engine writes
      const [next] = await Promise.all([readIndexed(found.at(-1)?.id ?? 0, chunk), indexes.writeTo(index, found, now)]);
      count += found.length;
      onProgress(count);
      found = next;
    }
    const changed = await readChangedProducts(mark);
    const ids = changed.products.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += chunk)
      await indexes.writeTo(index, await readProducts(ids.slice(at, at + chunk)), now);
    await indexes.saveMeta(index, { mapping: mappingVersion, mark, at: now.getTime() });
    await indexes.switchTo(index);
    return count;
  } catch (error) {
    await indexes.drop(index).catch(() => undefined);
    throw error;
  }
}
