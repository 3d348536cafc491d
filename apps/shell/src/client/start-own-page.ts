import type { UIMatch } from '@souk/router';
import { fetchPage, runLoader } from '../app/load-page';
import type { RouteDeps, RouteHandle } from '../app/route';

type Match = Pick<UIMatch<unknown, RouteHandle | undefined>, 'handle' | 'params'>;

/** So long who is there waits for what the page shows. */
const mostMs = 1_000;

const underWay = ({ queryClient }: RouteDeps) => queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });

/** Runs `ask` and waits for the queries that it began, however they end. What the frame asks for beside it is not the page's. */
const untilAnswered = async (deps: RouteDeps, ask: () => Promise<unknown>) => {
  const before = new Set(underWay(deps));
  await ask();
  const begun = underWay(deps).filter((query) => !before.has(query));
  await Promise.allSettled(begun.map(({ promise }) => promise));
};

/**
 * Starts the first page of somebody who has to be signed in: token, code and words are fetched at the same time. Once all are here, the
 * page's loader asks for what it shows. Whoever waits for it may then say who is there, and the page is rendered: no call waits for React,
 * and the page meets nothing that is missing. It would show its shape for that, which React keeps up for 300 ms. What fails is told where
 * it is shown.
 * @returns what waits until the data is there, a second after the token at most, and for nothing where nobody is signed in
 */
export const startOwnPage = (deps: RouteDeps, { handle, params }: Match) => {
  if (handle?.access !== 'user') return async () => undefined;
  const page = fetchPage(deps, handle);
  const ask = async () => {
    const args = { params, request: new Request(location.href) };
    const module = await page;
    const load = () => runLoader({ ...deps, isSignedIn: async () => true }, handle, module, args);
    await untilAnswered(deps, () => load().catch(() => undefined));
  };
  return async (token: Promise<string | undefined>) => {
    if (await token) await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  };
};
