import { storeKey } from '@souk/contract/internal';

/** Of pages that choose among all products: a change of any is theirs. */
export const anyProductKey = 'any-product';

/** How long after its rendering a page is sent at most: so old is what changes untold, such as the header of an owner's own site. */
const sentMs = 60_000;
/** How long after its rendering a page is sent as it is at most: in what is left of its minute, whoever asks has it made anew. */
const asItIsMs = 50_000;
/** How long ago a page was known to be current that is sent as it is. */
const currentMs = 2_000;
/** How long a page that is known to have changed is sent while a new one is made. */
const outdatedMs = 10_000;
/**
 * What a page shows may be older than its rendering: a server of the api keeps settings and categories for half a minute, a replica of
 * the database and the index of a list are some seconds late. A page that began so soon after a change is not taken for current.
 */
const settleMs = (key: string) => (key === storeKey ? 35_000 : 6_000);

export type TrackedPage = {
  /** Keys of all that it shows. */
  keys: readonly string[];
  /** Keys that tell of each change of the page; null when it also shows what nobody tells of. */
  follows: readonly string[] | null;
  /** When its rendering began. */
  renderedAt: number;
};

/** `fresh`: sent as it is. `stale`: sent, while a new one is made. `old`: sent when there is no better one. */
export type Freshness = 'fresh' | 'stale' | 'old';

/** Knows how long each kept page may be shown. All times are milliseconds of one clock. Source: docs/adr, pages are kept until they change. */
export const createFreshness = () => {
  let lookedAt = 0;
  /** When each key was last seen to have changed. */
  const changedAt = new Map<string, number>();
  /** The last look at which a page was current that has changed since. */
  const lastCurrentAt = new WeakMap<TrackedPage, number>();
  /** Pages that were rendered too soon after a change to be taken for current. */
  const doubted = new WeakSet<TrackedPage>();
  return {
    /**
     * @param pages all that are kept
     * @param keys what the api says has changed since it was asked before; none, mostly
     * @param at when it was asked
     */
    note(pages: Iterable<TrackedPage>, keys: readonly string[], at: number) {
      const lookedBefore = lookedAt;
      lookedAt = at;
      for (const [key, seenAt] of changedAt) if (seenAt + settleMs(key) < at) changedAt.delete(key);
      if (keys.length === 0) return;
      const changed = new Set(keys.some((key) => key !== storeKey) ? [...keys, anyProductKey] : keys);
      for (const key of changed) changedAt.set(key, at);
      for (const page of pages)
        if (!lastCurrentAt.has(page) && (page.follows ?? page.keys).some((key) => changed.has(key)))
          lastCurrentAt.set(page, Math.max(page.renderedAt, lookedBefore));
    },
    /** A page is about to be kept. */
    keep(page: TrackedPage) {
      const isTooSoon = (key: string) => (changedAt.get(key) ?? -Infinity) + settleMs(key) > page.renderedAt;
      if ((page.follows ?? page.keys).some(isTooSoon)) doubted.add(page);
    },
    of: (page: TrackedPage, now: number): Freshness => {
      const outdated = lastCurrentAt.get(page);
      if (now >= Math.min(page.renderedAt + sentMs, (outdated ?? Infinity) + outdatedMs)) return 'old';
      const isFollowed = page.follows !== null && !doubted.has(page);
      const current = Math.max(page.renderedAt, isFollowed ? (outdated ?? lookedAt) : 0);
      return now < Math.min(current + currentMs, page.renderedAt + asItIsMs) ? 'fresh' : 'stale';
    },
    /** Whether nothing on a page is known to have changed, and each change would be. */
    isCurrent: (page: TrackedPage) => page.follows !== null && !lastCurrentAt.has(page) && !doubted.has(page),
  };
};
