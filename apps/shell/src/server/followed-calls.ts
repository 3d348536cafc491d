import { calls, type CallName } from '@souk/contract';
import { toldCalls } from '@souk/contract/internal';
import { isOfDraft } from './frame-reads';
import { anyProductKey } from './page-changes';

const patternsOf = (names: readonly CallName[]) =>
  names.map((name) => new RegExp(`^${calls[name].path.replace(/:\w+/g, '[^/]+')}$`));
const toldByKeys = patternsOf(Object.values(toldCalls).flat());
const toldByAnyProduct = patternsOf(toldCalls.anyProduct);

/**
 * Notes what a rendering asks the api for, to know whether the api tells when the page is no longer as it was.
 * Source: docs/adr, pages are kept until they change.
 */
export const noteCalls = (fetching: typeof fetch) => {
  const paths = new Set<string>();
  let hasDraft = false;
  const some = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));
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
      if (hasDraft || !asked.every((path) => some(toldByKeys, path))) return null;
      return asked.some((path) => some(toldByAnyProduct, path)) ? [...keys, anyProductKey] : keys;
    },
  };
};
