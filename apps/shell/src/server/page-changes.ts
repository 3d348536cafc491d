import { storeKey } from '@souk/contract/internal';

/** Of pages that choose among all products: a change of any is theirs. */
export const anyProductKey = 'any-product';

/** How long a page is taken for current without being made anew: for what changes untold, such as the header of an owner's own site. */
const heldMs = 60_000;
/**
 * What a page shows may be older than its rendering: a server of the api keeps settings and categories for half a minute, a replica of
 * the database and the index of a list are some seconds late. A page that began so soon after a change is not taken for current.
 */
const settleMs = (key: string) => (key === storeKey ? 35_000 : 6_000);

type Page = {
  /** Keys that tell of each change of the page; null when nobody tells. */
  follows: readonly string[] | null;
  /** When its rendering began. */
  at: number;
};

/** Knows until when each kept page was certainly as a new rendering would be. All times are milliseconds of one clock. */
export const createPageChanges = () => {
  let lookedAt = 0;
  const changedAt = new Map<string, number>();
  const outdatedAt = new WeakMap<Page, number>();
  return {
    /**
     * @param pages all that are kept
     * @param keys what the api says has changed since it was asked before; none, mostly
     * @param at when it was asked
     */
    note(pages: Iterable<Page>, keys: readonly string[], at: number) {
      lookedAt = at;
      for (const [key, seenAt] of changedAt) if (seenAt + settleMs(key) < at) changedAt.delete(key);
      if (keys.length === 0) return;
      const changed = new Set(keys.some((key) => key !== storeKey) ? [...keys, anyProductKey] : keys);
      for (const key of changed) changedAt.set(key, at);
      for (const page of pages)
        if (!outdatedAt.has(page) && page.follows?.some((key) => changed.has(key))) outdatedAt.set(page, at);
    },
    /** A page is about to be kept. */
    keep(page: Page) {
      const isTooSoon = (key: string) => (changedAt.get(key) ?? -Infinity) + settleMs(key) > page.at;
      if (page.follows?.some(isTooSoon)) outdatedAt.set(page, page.at);
    },
    /** The last moment at which the page is known to have been current. */
    currentAt: (page: Page): number => {
      if (!page.follows) return page.at;
      const until = Math.min(outdatedAt.get(page) ?? lookedAt, page.at + heldMs);
      return Math.max(page.at, until);
    },
  };
};
