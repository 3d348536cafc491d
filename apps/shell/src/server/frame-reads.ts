import type { Fetching, Reply } from '@souk/api-client';
import type { Locale } from '@souk/i18n';
import { addressesOf } from './call-addresses';

/** What the frame of every page is made from, whoever sees it. */
const isFrameCall = addressesOf(['storeDetails', 'categoryTree', 'pageFrame', 'pagePolicy']);

/** How old an answer may be that another page's rendering asked for. */
const sharedMs = 1_000;

type Window = { until: number; answers: Map<string, Promise<Reply>> };

/**
 * Lets the renderings of a second share what they ask for the frame: details, categories, header, footer and policy of the store.
 * All answers of a language grow old together, so that no page has a policy older than its header.
 */
export const createFrameReads = () => {
  const windows = new Map<Locale, Window>();
  const windowOf = (locale: Locale, now: number) => {
    const last = windows.get(locale);
    if (last && now < last.until) return last;
    const next: Window = { until: now + sharedMs, answers: new Map() };
    windows.set(locale, next);
    return next;
  };
  return {
    /** @returns `fetching`, which asks the api once for what another rendering in this language has just asked for */
    shared:
      (fetching: Fetching, locale: Locale): Fetching =>
      async (url, init) => {
        if (!isOfFrame(url, init)) return fetching(url, init);
        const { answers } = windowOf(locale, Date.now());
        const known = answers.get(url);
        const answer = known ?? read(fetching, url, init);
        if (!known) {
          answers.set(url, answer);
          const forget = () => answers.delete(url);
          answer.then(({ ok }) => ok || forget(), forget);
        }
        return answer;
      },
    clear: () => windows.clear(),
  };
};

/** Whether a call asks for a draft that its owner looks at: nobody else's, and told of by nothing. */
export const isOfDraft = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('x-souk-preview');

const isOfFrame = (url: string, init?: RequestInit) => {
  const { pathname, search } = new URL(url);
  return !isOfDraft(init) && search === '' && isFrameCall(pathname);
};

/** All pages of a second are made from the same data: what one changed, the others would show. */
const frozen = <T>(data: T): T => {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  Object.values(Object.freeze(data)).forEach(frozen);
  return data;
};

/** Whoever asked first may leave: the others still wait, for no longer than `fetching` itself allows. An answer is read once for all. */
const read = async (fetching: Fetching, url: string, { signal: _, ...init }: RequestInit = {}): Promise<Reply> => {
  const reply = await fetching(url, init);
  const data = reply.json().then(frozen);
  data.catch(() => undefined); // told by whoever reads it
  return { ok: reply.ok, status: reply.status, json: () => data };
};
