import type { RouteModule } from '@souk/mfe';
import { Outlet, type RouteObject } from '@souk/router';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  settleStores,
  TestEnvironmentProvider,
  completeEnvironment,
  type CompleteTestEnvironment,
  type TestEnvironment,
} from './test-environment';
import { allWords } from './words';

/** Where a route stands and where the test enters. */
export type RouteTestEnvironment = TestEnvironment & {
  /** The route's own path. Absent: every path. */
  path?: string;
  /** The address that is opened, with its query. Absent: `/`. */
  at?: string;
  /** Anonymous cart of the visitor, for personal pages. */
  cartUuid?: string;
};

/** What a rendered route is held by. `address()` is where the test is now; `go` follows a link by hand, `goBack` presses the browser's Back. */
export type RenderedRoute = RenderResult & {
  address: () => string;
  go: (to: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Status of what the loader threw; null while all is well. */
  errorStatus: () => number | null;
};

/**
 * Shows a route module as the shell does: its loader runs first, then its component, inside router, words and query client.
 * Other addresses of the test's router show nothing, so that a link can be followed and its target read.
 *
 * @example await renderRoute(route, { path: '/product/:slug', at: '/product/linen-shirt', api: fakeApi({ ... }) })
 */
export const renderRoute = async (
  route: RouteModule,
  environment: RouteTestEnvironment = {},
): Promise<RenderedRoute> => {
  const whole = completeEnvironment(environment);
  settleStores(whole);
  const router = createMemoryRouter([shellRoute(route, whole)], { initialEntries: [environment.at ?? '/'] });
  const result = await act(async () =>
    render(
      <TestEnvironmentProvider environment={whole} messagesOf={allWords}>
        <RouterProvider router={router} />
      </TestEnvironmentProvider>,
    ),
  );
  return {
    ...result,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
    errorStatus: () => statusOf(Object.values(router.state.errors ?? {})[0]),
  };
};

const shellRoute = (route: RouteModule, environment: CompleteTestEnvironment & RouteTestEnvironment): RouteObject => {
  const Skeleton = route.Skeleton ?? (() => <p>Loading</p>);
  const page: RouteObject = {
    path: environment.path ?? '*',
    element: (
      <Suspense fallback={<Skeleton />}>
        <route.Component />
      </Suspense>
    ),
    loader: async ({ params, request }) =>
      (await route.loader?.({
        params,
        url: new URL(request.url),
        signal: request.signal,
        api: environment.api,
        queryClient: environment.queryClient,
        locale: environment.locale ?? 'en',
        cartUuid: environment.cartUuid ?? null,
      })) ?? null,
  };
  const elsewhere: RouteObject[] = page.path === '*' ? [] : [{ path: '*', element: null }];
  return {
    element: <Outlet />,
    errorElement: <p>The page failed</p>,
    hydrateFallbackElement: <Skeleton />,
    children: [page, ...elsewhere],
  };
};

const statusOf = (error: unknown): number | null => {
  if (error === undefined) return null;
  const { status, code } = error as { status?: number; code?: number };
  return status ?? code ?? 500;
};
