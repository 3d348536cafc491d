import { createApi } from '@souk/api-client';
import { languageParam, previewOf } from '@souk/domain';
import type { Locale } from '@souk/i18n';
import { connectCart, readCartUuid, sessionSettled, storeIdOf } from '@souk/state';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { areaOf } from '../app/area';
import type { Boot, PageBoot } from '../app/boot';
import type { SharedPageData } from '../app/shared-page-data';
import { fetchTimed } from '../app/fetch-timed';
import { whileUnreachable } from '../app/held-page';
import { fetchPage } from '../app/load-page';
import type { RouteDeps, RouteHandle } from '../app/route';
import { routesOf } from '../app/routes';
import { loadWords } from '../app/words';
import { accessToken, onSignedOut, startSession } from '../auth/start-session';
import { App } from './app';
import { createQueryClient } from './query-client';
import { reloadOnLostChunks, reloadOnce } from './reload-once';
import { createRemotes } from './remotes';
import { startOwnPage } from './start-own-page';
import { watchForTranslation } from './watch-translation';

/** The page is in the language that its address asked for, and the cookie keeps it: the address need not say it again. */
const leaveLanguageOut = () => {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParam)) return;
  url.searchParams.delete(languageParam);
  history.replaceState(history.state, '', url);
};

/** Starts the application in its page, at the shopper's first need of it (src/document). */
export const start = async (): Promise<void> => {
  reloadOnLostChunks();
  const page = JSON.parse(document.getElementById('souk-boot')?.textContent ?? '{}') as PageBoot;
  const shared = (await window.soukDocument?.sharedPageData) as SharedPageData; // written by our own server
  // The page's data are of another release set: what its remotes were rendered with and what would run differ.
  if (shared.setId !== page.setId && reloadOnce()) return;
  const boot: Boot = { ...page, remotes: shared.remotes };
  let locale: Locale = boot.locale;
  leaveLanguageOut();
  const area = areaOf(location.pathname);
  const remotes = createRemotes(boot);
  const queryClient = createQueryClient(shared, page.sharedData.readAt);
  const api = createApi({
    locale: () => locale,
    token: accessToken,
    cartUuid: readCartUuid,
    storeId: () => storeIdOf(queryClient),
    preview: previewOf(location.search),
    onSignedOut,
    fetch: fetchTimed,
  });
  const deps: RouteDeps = {
    boot,
    remotes,
    api,
    queryClient,
    locale: () => locale,
    cartUuid: () => readCartUuid() ?? null,
    isSignedIn: async () => !!(await sessionSettled().catch(() => null))?.user,
    area,
    onOtherArea: (address) => location.assign(address),
    whileUnreachable,
    onLostPage: (address) => void reloadOnce(address),
  };
  const routes = routesOf(deps);
  const router = createBrowserRouter(routes, { hydrationData: hydrationData(routes, boot) });
  const match = router.state.matches.at(-1);
  const first = { handle: match?.route.handle as RouteHandle | undefined, params: match?.params ?? {} };
  const prepare = startOwnPage(deps, first);
  const begin = () => startSession(api, queryClient, { isCounted: area === null, prepare });
  const isOwn = area !== null || first.handle?.access === 'user';
  if (isOwn) void begin();
  const words = await loadWords(locale);
  // React will draw a translated page anew, since it does not find its own words. With all code there it does so at once.
  if ((await watchForTranslation()) && first.handle) await fetchPage(deps, first.handle);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App
          api={api}
          queryClient={queryClient}
          remotes={remotes}
          words={words}
          locale={locale}
          renderedAt={page.renderedAt}
          onLocale={(next) => (locale = next)}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
      { onRecoverableError: reportMismatch },
    );
  });
  void import(/* webpackChunkName: "federation" */ './prefetch-pages')
    .then(({ prefetchPages }) => prefetchPages({ boot, remotes }))
    .catch(() => undefined); // links work without it
  if (area !== null) return;
  connectCart(api, onSignedOut);
  if (!isOwn) void begin();
};

/** Every matched route's data is in the query cache already, so no loader runs again on the first page. */
const hydrationData = (routes: ReturnType<typeof routesOf>, boot: Boot) => {
  const ids = (list: ReturnType<typeof routesOf>): string[] =>
    list.flatMap((route) => [route.id ?? '', ...(route.children ? ids(route.children) : [])]);
  const loaderData = Object.fromEntries(ids(routes).map((id) => [id, null]));
  return { loaderData, ...(boot.errors ? { errors: boot.errors } : {}) };
};

const reportMismatch = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error('hydration', cause);
};
