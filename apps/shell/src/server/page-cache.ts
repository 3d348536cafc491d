import { LRUCache } from 'lru-cache';

/** A public page as it was rendered, with the nonce's mark in place of the nonce. */
export type KeptPage = { status: number; html: string; at: number };

const freshMs = 2_000;
const staleMs = 60_000;
/** How long a page may stand in for one that cannot be made now. */
const lastGoodMs = 3_600_000;

/** Public HTML is the same for everyone, so one rendering serves many. Keyed by release set, language and address. */
export const createPageCache = () => {
  const pages = new LRUCache<string, KeptPage>({
    max: 500,
    maxSize: 64 << 20,
    sizeCalculation: (page) => page.html.length * 2,
    ttl: lastGoodMs,
  });
  const pending = new Map<string, Promise<KeptPage | null>>();
  const personal = new LRUCache<string, true>({ max: 2_000 });
  return {
    /** The page, while it may be shown as it is. */
    get: (key: string, now: number = Date.now()) => {
      const page = pages.get(key);
      return page && now - page.at < staleMs ? page : undefined;
    },
    /** The page, however old, for when there is no better one. */
    lastGood: (key: string) => pages.get(key),
    /** The rendering that is under way; resolves to null when it is for nobody else. */
    pending: (key: string) => pending.get(key),
    /**
     * Says that a page is being rendered. Whoever wants the same meanwhile waits for it, unless it was seen to be personal.
     * @returns what is called once it is rendered, or was not
     */
    begin: (key: string): ((page: KeptPage | null) => void) => {
      if (pending.has(key) || personal.has(key)) return () => undefined;
      const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
      pending.set(key, promise);
      return (page) => {
        pending.delete(key);
        resolve(page);
      };
    },
    markPersonal: (key: string) => personal.set(key, true),
    isFresh: (page: KeptPage, now: number) => now - page.at < freshMs,
    keep: (key: string, page: KeptPage) => pages.set(key, page),
    /** How many pages could be shown if no other could be made. */
    size: () => pages.size,
    clear: () => pages.clear(),
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
