import { LRUCache } from 'lru-cache';
import { createFrameReads } from './frame-reads';
import { createFreshness, type TrackedPage } from './page-freshness';
import { createSharedRenderings } from './shared-renderings';
import type { OwnOrigins } from './store-policy';

/** A public page as it was rendered: the same for everybody. `keys` say what a cache before the store purges it by as well. */
export type KeptPage = TrackedPage & {
  status: number;
  html: string;
  /** What its owner's settings let it load. */
  origins: OwnOrigins;
  /** A part of it is missing: its data did not come, or its code failed. */
  isIncomplete?: boolean;
  /** When it was rendered first, of a page that has stood in since for one that lacked a part. */
  madeAt?: number;
};

/** What those who waited for one rendering are answered; null when the page is one visitor's own. */
export type SharedAnswer = Made | null;
type Made = { kind: 'page'; page: KeptPage } | { kind: 'redirect'; status: number; location: string };

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
  /** Pages of the sets of releases before, by language and address, for when there is no better one. */
  const previousSetPages = pagesOf(200, 16 << 20);
  const renderings = createSharedRenderings<Made>();
  const frameReads = createFrameReads();
  const freshness = createFreshness();
  let forgottenAt = 0;
  /** From now on nobody is given what was made, or begun, before. */
  const beginAnew = (now: number) => {
    forgottenAt = now;
    renderings.beginAnew();
    frameReads.clear();
  };
  return {
    /** The page, while it may be shown as it is. */
    get: (key: string, now: number = Date.now()) => {
      const page = pages.get(key);
      return page && freshness.of(page, now) !== 'old' ? page : undefined;
    },
    /** The page, however old, for when there is no better one. */
    lastGood: (key: string) => pages.get(key) ?? previousSetPages.get(partsOf(key).place),
    /** The page, if all of it is there and nothing on it is known to have changed; for an hour, since some things change untold. */
    unchanged: (key: string, now: number) => {
      const page = pages.get(key);
      if (!page || page.isIncomplete || !freshness.isCurrent(page)) return undefined;
      const madeAt = page.madeAt ?? page.renderedAt;
      return madeAt + lastGoodMs > now ? { ...page, madeAt } : undefined;
    },
    pending: renderings.pending,
    share: renderings.share,
    isFresh: (page: KeptPage, now: number) => freshness.of(page, now) === 'fresh',
    keep: (key: string, page: KeptPage) => {
      freshness.keep(page);
      if (page.renderedAt < forgottenAt && !freshness.isCurrent(page)) return;
      const { hasCanary, place } = partsOf(key);
      // What few visitors are shown does not take the place of what all were.
      if (!hasCanary) previousSetPages.delete(place);
      pages.set(key, page);
    },
    /** What the api says has changed, as of `at` (follow-changes.ts). */
    noteChanges: (keys: readonly string[], at: number) =>
      freshness.note([...pages.values(), ...previousSetPages.values()], keys, at),
    /** Whoever has just changed something sees it: pages that have changed, or may have untold, are not shown again. */
    forgetChanged: (now: number = Date.now()) => {
      for (const kept of [pages, previousSetPages])
        for (const [key, page] of [...kept.entries()]) if (!freshness.isCurrent(page)) kept.delete(key);
      beginAnew(now);
    },
    /** How many pages could be shown if no other could be made. */
    size: () => pages.size + previousSetPages.size,
    /** What pages' frames are made from. */
    frameReads,
    /** Other versions are live: pages are made anew, and those that are here stand in where that cannot be. */
    setAside: () => {
      for (const key of pages.rkeys()) {
        const page = pages.peek(key);
        const { hasCanary, place } = partsOf(key);
        if (page && !hasCanary) previousSetPages.set(place, page, { ttl: pages.getRemainingTTL(key) });
      }
      pages.clear();
      frameReads.clear();
    },
    /** What pages show was changed: nothing of before is shown again. */
    clear: () => {
      pages.clear();
      previousSetPages.clear();
      beginAnew(Date.now());
    },
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
