import { createApi } from '@souk/api-client';
import type { Locale } from '@souk/i18n';
import { runLoader } from '../app/load-page';
import type { RouteDeps, RouteHandle } from '../app/route';
import { serverQueries } from './server-queries';

type Match = { handle: RouteHandle | undefined; params: Record<string, string | undefined> };

type Asked = {
  remotes: Pick<RouteDeps['remotes'], 'load'>;
  locale: Locale;
  request: Request;
  match: Match | undefined;
};

/**
 * Addresses of what a desk's page asks for first, learnt by running its loader with an api that notes them and answers nothing. The
 * page's early script sends them with the token, before the page's code is there.
 * @returns none where the page's code cannot be had, or needs nobody signed in
 */
export const firstCallsOf = async ({ remotes, locale, request, match }: Asked): Promise<readonly string[]> => {
  if (match?.handle?.access !== 'user') return [];
  const { handle, params } = match;
  const calls = new Set<string>();
  const api = createApi({
    locale: () => locale,
    token: async () => undefined,
    cartUuid: () => undefined,
    onSignedOut: () => {},
    fetch: (url, { method } = {}) => {
      if (method === 'GET') calls.add(String(url));
      return Promise.reject(new Error('noted, not asked'));
    },
  });
  const page = {
    api,
    queryClient: serverQueries(),
    locale: () => locale,
    cartUuid: () => null,
    isSignedIn: async () => true,
  };
  const module = await remotes.load(handle.remote, handle.expose).catch(() => null);
  await runLoader(page, handle, module, { params, request }).catch(() => undefined);
  // The loader waits for none of them.
  await new Promise((sent) => setImmediate(sent));
  return [...calls];
};
