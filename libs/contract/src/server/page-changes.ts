import { storeKey } from './surrogate-keys';

/** Up to where changes have been read: a transaction of the database, and a moment of the api's clock (ISO 8601). */
export type ChangeMark = { transaction: number; at: string };

/** What changed since a mark, by the keys of the pages that show it. */
export type PageChanges = {
  mark: ChangeMark;
  /** Each key with a transaction that changed it. A long transaction holds the mark back, and shows the changes since again. */
  written: readonly (readonly [key: string, transaction: number])[];
  /** Keys of what began or ended by itself: discounts, sales, holidays. */
  passed: readonly string[];
};

/** The address at which the api answers `PageChanges` to the store's own servers: `?transaction=…&at=…`, both absent at the first look. */
export const pageChangesPath = '/page-changes';

/**
 * Reads changes one look after the other, and names each once.
 * @param read answers what changed since the mark; the mark alone when there is none yet
 * @returns a look: the keys that changed since the last one. The first look names every page, since nobody knows what changed
 * while nobody looked; so does a database that has gone back behind the mark (restored from a backup).
 */
export const createChangeFollower = (read: (since: ChangeMark | null) => Promise<PageChanges>) => {
  let mark: ChangeMark | null = null;
  /** What was named since the mark: a long transaction ends after others that began later, and is news then. */
  const known = new Map<string, number>();
  return async (): Promise<string[]> => {
    const { mark: next, written, passed } = await read(mark);
    const isLost = mark === null || next.transaction < mark.transaction;
    mark = next;
    if (isLost) {
      known.clear();
      return [storeKey];
    }
    const fresh = written.filter((change) => !known.has(change.join(' ')));
    for (const change of fresh) known.set(change.join(' '), change[1]);
    for (const [change, transaction] of known) if (transaction < next.transaction) known.delete(change);
    return [...new Set([...passed, ...fresh.map(([key]) => key)])];
  };
};
