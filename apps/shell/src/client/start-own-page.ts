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

/**
 * Starts the first page of somebody who has to be signed in, at a desk: token, code and words are fetched at the same time. Once all are
 * here, the page's loader asks for what it shows, and only then it is rendered, so that it meets nothing that is missing and no call waits for
 * React. What fails is told where it is shown.
 */
export const startOwnPage = async (deps: RouteDeps, { handle, params }: Match, { token, begin }: Session) => {
  if (handle?.access !== 'user') return begin();
  const [module, isSignedIn] = await Promise.all([fetchPage(deps, handle), token().then(Boolean, () => false)]);
  const args = { params, request: new Request(location.href) };
  await runLoader({ ...deps, isSignedIn: async () => isSignedIn }, handle, module, args).catch(() => undefined);
  // A task of its own: the calls have been sent by then.
  setTimeout(begin);
};
