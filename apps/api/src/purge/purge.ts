import { productKey, purgeKeys, storeKey } from '@souk/contract/internal';
import type { Plugin } from '../deps';
import { currentMark, dropChangesBefore, readChanges } from './changes.repository';

const lookEverySeconds = 1;
/** A page that was being rendered when something changed is stored after the purge: longer than that takes, it is purged again. */
const againMs = 6_000;
/** What a process that stopped for a while has not read. */
const keptTransactions = 100_000;

type Outside = {
  /** Tells the cache to forget every page with one of these keys. @throws when it does not take it */
  purge: (keys: readonly string[]) => Promise<void>;
  now: () => number;
};

/**
 * Finds what changed since the last look, and purges it from the cache before the store, twice. What the cache did not take is tried
 * again at the next look. The first look purges everything: nobody knows what changed while no process looked.
 */
export const createPurger = ({ purge, now }: Outside) => {
  let mark: number | null = null;
  const waiting = new Set<string>();
  const again = new Map<string, number>();
  /** In which transaction a key changed last: a long transaction holds the mark back, and shows the same change again. */
  const known = new Map<string, number>();

  const note = (key: string, changedIn: number) => {
    if (known.get(key) === changedIn) return;
    known.set(key, changedIn);
    waiting.add(key);
  };
  const read = async () => {
    if (mark === null) {
      mark = await currentMark();
      waiting.add(storeKey);
      return;
    }
    const { mark: next, products, siteChangedIn } = await readChanges(mark);
    for (const { id, changedIn } of products) note(productKey(id), changedIn);
    if (siteChangedIn !== null) note(storeKey, siteChangedIn);
    for (const [key, changedIn] of known) if (changedIn < next) known.delete(key);
    if (next > mark) await dropChangesBefore(next - keptTransactions);
    mark = next;
  };

  return async (): Promise<void> => {
    await read();
    const due = [...again].filter(([, at]) => at <= now()).map(([key]) => key);
    const first = [...waiting];
    const keys = [...new Set([...first, ...due])];
    if (keys.length === 0) return;
    await purge(keys);
    for (const key of due) again.delete(key);
    for (const key of first) again.set(key, now() + againMs);
    for (const key of first) waiting.delete(key);
  };
};

/** Keeps a cache before the store up to date, where there is one. */
export const purgePlugin: Plugin = (_app, { config: { purge }, jobs }) => {
  if (!purge) return;
  const look = createPurger({ purge: (keys) => purgeKeys(purge, keys), now: () => performance.now() });
  jobs.often(lookEverySeconds, look);
};
