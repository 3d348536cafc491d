import { trackedCalls } from '@souk/contract/internal';
import { addressesOf } from './call-addresses';
import { isOfDraft } from './frame-reads';
import { anyProductKey } from './page-freshness';

const isTracked = addressesOf(Object.values(trackedCalls).flat());
const isOfAnyProduct = addressesOf(trackedCalls.anyProduct);

/**
 * Notes what a rendering asks the api for, to know whether the api tells when the page is no longer as it was.
 * Source: docs/adr, pages are kept until they change.
 */
export const noteCalls = (fetching: typeof fetch) => {
  const paths = new Set<string>();
  let hasDraft = false;
  return {
    fetching: ((url, init) => {
      paths.add(new URL(String(url)).pathname);
      hasDraft ||= isOfDraft(init);
      return fetching(url, init);
    }) as typeof fetch,
    /**
     * @param keys of the page (page-keys.ts)
     * @returns the keys that tell of each change of the page; null when it also shows something of which nobody tells
     */
    followedKeys: (keys: readonly string[]): readonly string[] | null => {
      const asked = [...paths];
      if (hasDraft || !asked.every(isTracked)) return null;
      return asked.some(isOfAnyProduct) ? [...keys, anyProductKey] : keys;
    },
  };
};
