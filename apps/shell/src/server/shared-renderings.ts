import { LRUCache } from 'lru-cache';

/** Lets those who want the same page at the same time take part in one rendering. */
export const createSharedRenderings = <T>() => {
  const pending = new Map<string, Promise<T | null>>();
  const personal = new LRUCache<string, true>({ max: 2_000 });
  return {
    /** The rendering that is under way; it rejects when the rendering fails. */
    pending: (key: string) => pending.get(key),
    /**
     * Renders a page. Whoever wants the same meanwhile takes part in its answer, be it whole, cut short, an error or a redirect:
     * a page that is hard to render is not rendered by everybody. A page that was seen to be personal is shared with nobody.
     * @returns what everybody is given; null when the rendering answered its one visitor itself
     */
    share: async (key: string, renderPage: () => Promise<T | null>): Promise<T | null> => {
      const rendering = renderPage();
      if (pending.has(key) || personal.has(key)) return rendering;
      pending.set(key, rendering);
      try {
        const answer = await rendering;
        if (answer === null) personal.set(key, true);
        return answer;
      } finally {
        if (pending.get(key) === rendering) pending.delete(key);
      }
    },
    /** Whoever comes from now on takes part in no rendering that began before. */
    beginAnew: () => pending.clear(),
  };
};
