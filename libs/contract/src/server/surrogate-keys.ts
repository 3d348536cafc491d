/** Of every public page: the store's own settings, its categories and the builds that made the page are on each. */
export const storeKey = 'store';
/** Of every public page that shows this product. */
export const productKey = (id: number): string => `product-${id}`;

/** A cache before the store that forgets pages by their keys. */
export type Purge = {
  /** Takes a POST with the keys in the header `surrogate-key`. */
  url: string;
  /** By which the cache knows who asks, as `Name: value`. */
  header?: string | undefined;
};

/** So many keys fit into a header that every cache takes. */
const mostKeys = 200;
const deadlineMs = 5_000;

/** Tells the cache to forget every page that has one of the keys. @throws when it does not take it */
export const purgeKeys = async ({ url, header = '' }: Purge, keys: readonly string[]): Promise<void> => {
  const at = header.indexOf(':');
  const own: Record<string, string> = at > 0 ? { [header.slice(0, at).trim()]: header.slice(at + 1).trim() } : {};
  for (let first = 0; first < keys.length; first += mostKeys) {
    const some = keys.slice(first, first + mostKeys).join(' ');
    const headers = { ...own, 'surrogate-key': some };
    const reply = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(deadlineMs) });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`the cache before the store answered ${reply.status} to a purge`);
  }
};
