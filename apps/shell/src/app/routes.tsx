import type { QueryClient } from '@souk/query';
import type { LoaderFunctionArgs, RouteObject } from '@souk/router';
import { storeQueries } from '@souk/state';
import { ErrorPage } from '../layout/error-page/error-page';
import { Layout } from '../layout/layout';
import { shellRoutes } from '../pages/shell-routes';
import { areaOf, otherAreas } from './area';
import { loadPage } from './load-page';
import { RemotePage } from './remote-page';
import type { RouteDeps, RouteHandle } from './route';

/**
 * Every route of the store: the shell's own, then each remote's from the release document.
 * A remote adds a route by its release, without a build of the shell.
 */
export const routesOf = (deps: RouteDeps): RouteObject[] => [
  {
    id: 'root',
    loader: () => loadFrame(deps),
    shouldRevalidate: () => false,
    element: <Layout />,
    errorElement: <ErrorPage />,
    HydrateFallback: () => null,
    children: [
      {
        id: 'page',
        errorElement: <ErrorPage />,
        children: [...shellRoutes(deps), ...remoteRoutes(deps), ...otherRoutes(deps), unknownPath(deps)],
      },
    ],
  },
];

const remoteRoutes = (deps: RouteDeps): RouteObject[] =>
  Object.entries(deps.boot.remotes).flatMap(([remote, release]) =>
    release.routes.map((route): RouteObject => ({
      id: `${remote}:${route.path}`,
      path: route.path,
      handle: { ...route, remote } satisfies RouteHandle,
      loader: (args: LoaderFunctionArgs) => loadPage(deps, { ...route, remote }, args),
      element: (
        <RemotePage
          remote={remote}
          expose={route.expose}
          needsUser={route.access === 'user'}
          needsScripts={route.render === 'private' && route.scripts !== 'optional'}
          title={route.title}
        />
      ),
    })),
  );

/** Leaves for another area; the page on screen stays until it is there, and as long as there is no connection. */
const leaveFor = async ({ onOtherArea, whileUnreachable }: RouteDeps, { url, signal }: Request) => {
  await whileUnreachable?.(signal);
  if (!signal.aborted) onOtherArea(url);
  return new Promise<null>(() => {});
};

const otherRoutes = (deps: RouteDeps): RouteObject[] =>
  otherAreas(deps.area).map((path) => ({
    id: path,
    path,
    loader: ({ request }: LoaderFunctionArgs) => leaveFor(deps, request),
    element: null,
  }));

const unknownPath = (deps: RouteDeps): RouteObject => ({
  id: 'unknown',
  path: '*',
  loader: ({ request }: LoaderFunctionArgs) => {
    if (areaOf(new URL(request.url).pathname) !== deps.area) return leaveFor(deps, request);
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  },
  element: null,
});

/** The frame's own data. A store that cannot be read is only logged: the site still works. Source: spec 8, Store-load failure. */
export const loadFrame = async ({ api, queryClient, area }: Pick<RouteDeps, 'api' | 'queryClient' | 'area'>) => {
  const queries = storeQueries(api);
  const outcomes = await Promise.allSettled([
    queryClient.ensureQueryData(queries.details()),
    ...(area ? [] : frameOfShop(queryClient, queries)),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('store data could not be read', outcome.reason);
  return null;
};

const frameOfShop = (queryClient: QueryClient, queries: ReturnType<typeof storeQueries>) => [
  queryClient.ensureQueryData(queries.categories()),
  queryClient.ensureQueryData(queries.frame('HEADER')),
  queryClient.ensureQueryData(queries.frame('FOOTER')),
];
