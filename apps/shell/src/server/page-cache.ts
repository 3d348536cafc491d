import { LRUCache } from 'lru-cache';

/** A public page as it was rendered, with the nonce's mark in place of the nonce. */
export type KeptPage = { status: number; html: string; at: number };

const freshMs = 2_000;
const staleMs = 60_000;

/** Public HTML is the same for everyone, so one rendering serves many. Keyed by release set, language and address. */
export const createPageCache = () => {
  const pages = new LRUCache<string, KeptPage>({
    max: 500,
    maxSize: 64 << 20,
    sizeCalculation: (page) => page.html.length * 2,
    ttl: staleMs,
  });
  return {
    get: (key: string) => pages.get(key),
    isFresh: (page: KeptPage, now: number) => now - page.at < freshMs,
    keep: (key: string, page: KeptPage) => pages.set(key, page),
    clear: () => pages.clear(),
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
