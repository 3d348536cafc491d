import type { Locale } from '@souk/i18n';
import { addressesOf } from './call-addresses';

/** What the frame of every page is made from, whoever sees it. */
const isFrameCall = addressesOf(['storeDetails', 'categoryTree', 'pageFrame', 'pagePolicy']);

/** How old an answer may be that another page's rendering asked for. */
const sharedMs = 1_000;

type Answer = { status: number; body: string };
type Window = { until: number; answers: Map<string, Promise<Answer>> };

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
      (fetching: typeof fetch, locale: Locale): typeof fetch =>
      async (url, init) => {
        if (!isOfFrame(String(url), init)) return fetching(url, init);
        const { answers } = windowOf(locale, Date.now());
        const known = answers.get(String(url));
        const answer = known ?? read(fetching, String(url), init);
        if (!known) {
          answers.set(String(url), answer);
          const forget = () => answers.delete(String(url));
          answer.then(({ status }) => status === 200 || forget(), forget);
        }
        const { status, body } = await answer;
        return new Response(body, { status, headers: { 'content-type': 'application/json' } });
      },
    clear: () => windows.clear(),
  };
};
export type FrameReads = ReturnType<typeof createFrameReads>;

/** Whether a call asks for a draft that its owner looks at: nobody else's, and told of by nothing. */
export const isOfDraft = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('x-souk-preview');

const isOfFrame = (url: string, init: RequestInit | undefined) => {
  const { pathname, search } = new URL(url);
  return !isOfDraft(init) && search === '' && isFrameCall(pathname);
};

/** Whoever asked first may leave: the others still wait, for no longer than `fetching` itself allows. */
const read = async (fetching: typeof fetch, url: string, init: RequestInit | undefined): Promise<Answer> => {
  const { signal: _, ...rest } = init ?? {};
  const reply = await fetching(url, rest);
  return { status: reply.status, body: await reply.text() };
};
