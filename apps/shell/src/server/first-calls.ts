import { createApi } from '@souk/api-client';
import { calls } from '@souk/contract';
import type { Locale } from '@souk/i18n';
import { loaderArgs } from '../app/load-page';
import type { RouteDeps, RouteHandle } from '../app/route';
import { askWhoIsThere } from '../auth/who-is-there';
import { serverQueries } from './server-queries';

type Match = { handle: RouteHandle | undefined; params: Record<string, string | undefined> };

type Asked = {
  remotes: Pick<RouteDeps['remotes'], 'load'>;
  locale: Locale;
  request: Request;
  match: Match | undefined;
  /** The store of a shop's page; undefined at a desk, or where it could not be read. */
  storeId: number | undefined;
  isDesk: boolean;
};

/** Stands where a page has somebody's token or cart: its calls are noted, and none is sent. */
const anybodys = 'noted';

/** What may be asked although nobody may need the answer: it changes nothing. */
export const isRead = (method: string, url: string) => method === 'GET' || url === calls.tokenExists.path;

/**
 * What the page of somebody signed in asks for first, as `GET /api/…`, learnt by running its loader with an api that notes its calls and
 * fails each. The page's own script (document/private-page.ts) names them to the renewal of its token, which answers them with it. A call
 * that two of the page's parts make is named twice: it is made once, and its answer is given to both.
 * @returns none at a desk's page that needs nobody signed in, or whose code cannot be had
 */
export const firstCallsOf = async ({ remotes, locale, request, match, storeId, isDesk }: Asked): Promise<string[]> => {
  const noted: string[] = [];
  const api = createApi({
    locale: () => locale,
    token: async () => anybodys,
    cartUuid: () => undefined,
    storeId: () => storeId,
    onSignedOut: () => {},
    fetch: (url, { method = 'GET' } = {}) => {
      if (isRead(method, url)) noted.push(`${method} ${url}`);
      return Promise.reject(new Error('noted, not asked'));
    },
  });
  const page = {
    api,
    queryClient: serverQueries(),
    locale: () => locale,
    cartUuid: () => anybodys,
    isSignedIn: async () => true,
  };
  if (!isDesk) await askWhoIsThere(api).catch(() => undefined);
  const { handle, params } = match ?? { params: {} };
  if (handle && (handle.access === 'user' || !isDesk)) {
    const module = await remotes.load(handle.remote, handle.expose).catch(() => null);
    // its own errors are told where it is run for its page
    await module?.loader?.(loaderArgs(page, handle, { params, request })).catch(() => undefined);
    // The loader waits for none of them.
    await new Promise((sent) => setImmediate(sent));
  }
  return noted;
};
