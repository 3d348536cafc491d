import type { Api } from '@souk/api-client';
import type { Locale } from '@souk/i18n';
import type { RemoteRoute, Remotes } from '@souk/mfe';
import type { QueryClient } from '@souk/query';
import type { LoaderFunctionArgs, RouteObject } from '@souk/router';
import { storeQueries } from '@souk/state';
import { ErrorPage } from '../layout/error-page/error-page';
import { Layout } from '../layout/layout';
import { shellRoutes } from '../pages/shell-routes';
import type { Boot } from './boot';
import { loadPage } from './load-page';
import { RemotePage } from './remote-page';

export type RouteDeps = {
  boot: Boot;
  remotes: Remotes;
  api: Api;
  queryClient: QueryClient;
  locale: () => Locale;
  /** Null where the page must not be personal. */
  cartUuid: () => string | null;
  /** Resolves to whether a shopper is signed in. On the server always false: tokens live in the page. */
  isSignedIn: () => Promise<boolean>;
  /** A page's files could not be fetched: may load the whole page anew. On the server nothing. */
  onLostPage: (address: string) => void;
};

/** Handle of a remote's route, read by the layout (how much frame) and by the preloads (whose files). */
export type RouteHandle = RemoteRoute & { remote: string };

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
        children: [...shellRoutes(deps), ...remoteRoutes(deps), unknownPath],
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

const unknownPath: RouteObject = {
  id: 'unknown',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  },
  element: null,
};

/** The frame's own data. A store that cannot be read is only logged: the site still works. Source: spec 8, Store-load failure. */
const loadFrame = async ({ api, queryClient }: RouteDeps) => {
  const queries = storeQueries(api);
  const outcomes = await Promise.allSettled([
    queryClient.ensureQueryData(queries.details()),
    queryClient.ensureQueryData(queries.categories()),
    queryClient.ensureQueryData(queries.frame('HEADER')),
    queryClient.ensureQueryData(queries.frame('FOOTER')),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('store data could not be read', outcome.reason);
  return null;
};
