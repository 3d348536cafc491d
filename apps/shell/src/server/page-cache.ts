import { LRUCache } from 'lru-cache';
import { createFrameReads } from './frame-reads';
import { createPageChanges } from './page-changes';
import type { OwnOrigins } from './store-policy';

/**
 * A public page as it was rendered: the same for everybody. `keys` say what a cache before the store purges it by, `origins` what its
 * owner's settings let it load.
 */
export type KeptPage = {
  status: number;
  html: string;
  keys: readonly string[];
  /** Keys that tell of each change of what it shows (followed-calls.ts); null when it also shows what nobody tells of. */
  follows: readonly string[] | null;
  origins: OwnOrigins;
  /** When its rendering began. */
  at: number;
};

/** What those who waited for one rendering are answered; null when the page is one visitor's own. */
export type SharedAnswer =
  { kind: 'page'; page: KeptPage } | { kind: 'redirect'; status: number; location: string } | null;

/** How long ago a page may have changed that is sent as it is. */
const freshMs = 2_000;
/** How long ago it may have changed while it is sent once more, and made anew meanwhile. */
const staleMs = 60_000;
/** How long a page may stand in for one that cannot be made now. */
const lastGoodMs = 3_600_000;

const pagesOf = (max: number, maxSize: number) =>
  new LRUCache<string, KeptPage>({
    max,
    maxSize,
    sizeCalculation: (page) => page.html.length * 3, // its text, and its bytes in the codings that were asked for
    ttl: lastGoodMs,
  });

/** `one+catalog en /products/all`: a set with its canaries, and where the page is. */
const partsOf = (key: string) => {
  const end = key.indexOf(' ');
  return { hasCanary: key.slice(0, end).includes('+'), place: key.slice(end + 1) };
};

/** Public HTML is the same for everyone, so one rendering serves many. Keyed by release set, language and address. */
export const createPageCache = () => {
  const pages = pagesOf(500, 64 << 20);
  /** Pages of the sets before, by language and address, for when there is no better one. */
  const earlier = pagesOf(200, 16 << 20);
  const pending = new Map<string, Promise<SharedAnswer>>();
  const frameReads = createFrameReads();
  const changes = createPageChanges();
  const personal = new LRUCache<string, true>({ max: 2_000 });
  return {
    /** The page, while it may be shown as it is. */
    get: (key: string, now: number = Date.now()) => {
      const page = pages.get(key);
      return page && now - changes.currentAt(page) < staleMs ? page : undefined;
    },
    /** The page, however old, for when there is no better one. */
    lastGood: (key: string) => pages.get(key) ?? earlier.get(partsOf(key).place),
    /** The rendering that is under way; it rejects when the rendering fails. */
    pending: (key: string) => pending.get(key),
    /**
     * Renders a page. Whoever wants the same meanwhile takes part in its answer, be it whole, cut short, an error or a redirect:
     * a page that is hard to render is not rendered by everybody. A page that was seen to be personal is shared with nobody.
     * @returns what everybody is given; null when the rendering answered its one visitor itself
     */
    share: async (key: string, renderPage: () => Promise<SharedAnswer>): Promise<SharedAnswer> => {
      const rendering = renderPage();
      if (pending.has(key) || personal.has(key)) return rendering;
      pending.set(key, rendering);
      try {
        const answer = await rendering;
        if (answer === null) personal.set(key, true);
        return answer;
      } finally {
        pending.delete(key);
      }
    },
    isFresh: (page: KeptPage, now: number) => now - changes.currentAt(page) < freshMs,
    keep: (key: string, page: KeptPage) => {
      changes.keep(page);
      earlier.delete(partsOf(key).place);
      pages.set(key, page);
    },
    /** What the api says has changed, as of `at` (follow-changes.ts). */
    noteChanges: (keys: readonly string[], at: number) => changes.note(pages.values(), keys, at),
    /** How many pages could be shown if no other could be made. */
    size: () => pages.size + earlier.size,
    /** What pages' frames are made from. */
    frameReads,
    /** Other versions are live: pages are made anew, and those that are here stand in where that cannot be. */
    setAside: () => {
      for (const key of pages.rkeys()) {
        const page = pages.peek(key);
        const { hasCanary, place } = partsOf(key);
        if (page && !hasCanary) earlier.set(place, page, { ttl: pages.getRemainingTTL(key) });
      }
      pages.clear();
      frameReads.clear();
    },
    /** What pages show was changed: nothing of before is shown again. */
    clear: () => {
      pages.clear();
      earlier.clear();
      frameReads.clear();
    },
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
