import type { UIMatch } from '@souk/router';
import { fetchPage, runLoader } from '../app/load-page';
import type { RouteDeps, RouteHandle } from '../app/route';

type Match = Pick<UIMatch<unknown, RouteHandle | undefined>, 'handle' | 'params'>;

type Session = {
  /** Resolves to the page's token; undefined: nobody is signed in. */
  token: () => Promise<string | undefined>;
  /** Settles who is there: React renders the page then. */
  begin: () => unknown;
};

/** So long who is there waits for what the page shows. */
const mostMs = 1_000;

/** Waits for what is asked for just now, however it ends. */
const answers = ({ queryClient }: RouteDeps) => {
  const asked = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const late = new Promise((resolve) => setTimeout(resolve, mostMs));
  return Promise.race([late, Promise.allSettled(asked.map(({ promise }) => promise))]);
};

/**
 * Starts the first page of somebody who has to be signed in: token, code and words are fetched at the same time. Once all are here, the
 * page's loader asks for what it shows, and only when that is there it is rendered: no call waits for React, and the page meets nothing that
 * is missing. It would show its shape for that, which React keeps up for 300 ms. What fails is told where it is shown.
 */
export const startOwnPage = async (deps: RouteDeps, { handle, params }: Match, { token, begin }: Session) => {
  if (handle?.access !== 'user') return begin();
  const [module, isSignedIn] = await Promise.all([fetchPage(deps, handle), token().then(Boolean, () => false)]);
  const args = { params, request: new Request(location.href) };
  await runLoader({ ...deps, isSignedIn: async () => isSignedIn }, handle, module, args).catch(() => undefined);
  await answers(deps);
  begin();
};
