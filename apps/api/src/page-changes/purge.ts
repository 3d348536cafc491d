import { createChangeFollower, failureReason, purgeKeys, type ChangeMark } from '@souk/contract/internal';
import type { Plugin } from '../deps';
import { pageChanges } from './changes.repository';

const lookEverySeconds = 1;
/** A page that was being rendered when something changed is stored after the purge: longer than that takes, it is purged again. */
const againMs = 6_000;

type Outside = {
  /** Tells the cache to forget every page with one of these keys. @throws when it does not take it */
  purge: (keys: readonly string[]) => Promise<void>;
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  /** The time of the store. */
  date: () => Date;
};

/**
 * Finds what changed since the last look, and purges it from the cache before the store, twice. What the cache did not take is tried
 * again at the next look. The first look purges everything: nobody knows what changed while no process looked.
 */
export const createPurger = ({ purge, now, date }: Outside) => {
  const follow = createChangeFollower((since: ChangeMark | null) => pageChanges(since, date()));
  const waiting = new Set<string>();
  const again = new Map<string, number>();

  return async (): Promise<void> => {
    for (const key of await follow()) waiting.add(key);
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
export const purgePlugin: Plugin = (_app, { config: { purge }, jobs, clock }) => {
  if (!purge) return;
  const look = createPurger({
    purge: (keys) =>
      purgeKeys(purge, keys).catch((error: unknown) => {
        throw new Error(`pages not purged: ${failureReason(error)}`, { cause: error });
      }),
    now: () => performance.now(),
    date: () => clock.now(),
  });
  jobs.often(lookEverySeconds, look);
};
