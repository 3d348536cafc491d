import type { Clock } from '../../clock';
import { orderEveryWay } from './pick-page';
import { createCatalogueIndex, type CatalogueIndex } from './catalogue-index';
import { firstMark, readChanges, readListed, type ReadProduct, storeIds } from './catalogue-index.repository';

/** So many are read at once: other requests get their turn in between. */
const chunk = 2_000;
/** Shapes that were left behind by changes of stock: from here on a new index takes less room than the old one. */
const fewShapes = 20_000;

interface Kept {
  index: CatalogueIndex;
  mark: number;
}

const load = async (storeId: number, now: Date): Promise<Kept> => {
  const mark = await firstMark();
  const index = createCatalogueIndex();
  let found: ReadProduct[];
  let afterId = 0;
  do {
    found = await readListed(storeId, afterId, chunk);
    for (const one of found) index.put(one, now);
    afterId = found.at(-1)?.id ?? afterId;
  } while (found.length === chunk);
  orderEveryWay(index);
  return { index, mark };
};

const follow = async (storeId: number, kept: Kept, now: Date): Promise<Kept> => {
  const { mark, ids, changed } = await readChanges(storeId, kept.mark);
  const listed = new Set(changed.filter((one) => one.isListed).map((one) => one.id));
  for (const id of ids) if (!listed.has(id)) kept.index.drop(id);
  for (const one of changed) if (one.isListed) kept.index.put(one, now);
  kept.index.followTime(now);
  const isWorn = kept.index.shapes.length > Math.max(fewShapes, kept.index.ids.length);
  return isWorn ? load(storeId, now) : { index: kept.index, mark };
};

/** Updates of one store's index, one after the other. */
interface Line {
  last: Promise<Kept | undefined>;
  /** Waits for its turn; who comes meanwhile shares it. */
  next: Promise<Kept> | undefined;
}

/**
 * The catalogue index of each store, kept in the memory of this process and brought up to date before every use: what a shopper is shown never
 * lags behind the database, whichever process changed it, nor behind the clock: a discount that ends takes its price along.
 */
export function createCatalogueIndexes({ clock }: { clock: Clock }) {
  const lines = new Map<number, Line>();

  const upToDate = (storeId: number): Promise<Kept> => {
    const line = lines.get(storeId) ?? { last: Promise.resolve(undefined), next: undefined };
    lines.set(storeId, line);
    line.next ??= line.last.then((kept) => {
      const now = kept ? follow(storeId, kept, clock.now()) : load(storeId, clock.now());
      line.next = undefined;
      // an update that failed is asked for again from the same mark
      line.last = now.catch(() => kept);
      return now;
    });
    return line.next;
  };

  return {
    of: async (storeId: number): Promise<CatalogueIndex> => (await upToDate(storeId)).index,
    /** Reads every store before the first shopper asks. When that fails, the first shopper waits for it. */
    warm: async () => {
      for (const id of await storeIds()) await upToDate(id);
    },
  };
}

export type CatalogueIndexes = ReturnType<typeof createCatalogueIndexes>;
