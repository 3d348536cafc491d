import type { Fetching } from '@souk/api-client';
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
export const noteCalls = (asked: Fetching) => {
  const paths = new Set<string>();
  let hasDraft = false;
  const fetching: Fetching = (url, init) => {
    paths.add(new URL(url).pathname);
    hasDraft ||= isOfDraft(init);
    return asked(url, init);
  };
  return {
    fetching,
    /**
     * @param keys of the page (page-keys.ts)
     * @returns the keys that tell of each change of the page; null when it also shows something of which nobody tells
     */
    followedKeys: (keys: readonly string[]): readonly string[] | null => {
      const all = [...paths];
      if (hasDraft || !all.every(isTracked)) return null;
      return all.some(isOfAnyProduct) ? [...keys, anyProductKey] : keys;
    },
  };
};
