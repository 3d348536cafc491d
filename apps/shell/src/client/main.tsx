import { createApi } from '@souk/api-client';
import { languageParam } from '@souk/domain';
import type { Locale } from '@souk/i18n';
import { stir, whenStirred } from '@souk/mfe';
import { connectCart, sessionSettled, storeIdOf } from '@souk/state';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { areaOf } from '../app/area';
import type { Boot } from '../app/boot';
import { routesOf } from '../app/routes';
import { loadWords } from '../app/words';
import { accessToken, onSignedOut, startSession } from '../auth/start-session';
import { App } from './app';
import { cartUuid } from './cart-uuid';
import { keepEarlyValues } from './early/early-values';
import { openEarlyLinks } from './early/open-early';
import { fetchAhead } from './fetch-ahead';
import { createQueryClient } from './query-client';
import { reloadOnLostChunks, reloadOnce, wasReloaded } from './reload-once';
import { createRemotes } from './remotes';

/** The page is in the language that its address asked for, and the cookie keeps it: the address need not say it again. */
const leaveLanguageOut = () => {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParam)) return;
  url.searchParams.delete(languageParam);
  history.replaceState(history.state, '', url);
};

/** Starts the page: the only side effects of the browser. */
const start = async () => {
  reloadOnLostChunks();
  if (wasReloaded()) stir();
  const boot = JSON.parse(document.getElementById('souk-boot')?.textContent ?? '{}') as Boot;
  let locale: Locale = boot.locale;
  leaveLanguageOut();
  // Under development nothing sleeps: what is saved must find its page.
  if (Object.values(boot.remotes).some(({ isDev }) => isDev)) stir();
  const area = areaOf(location.pathname);
  const remotes = createRemotes(boot);
  const queryClient = createQueryClient();
  const api = createApi({
    locale: () => locale,
    token: accessToken,
    cartUuid,
    storeId: () => storeIdOf(queryClient),
    onSignedOut,
  });
  const routes = routesOf({
    boot,
    remotes,
    api,
    queryClient,
    locale: () => locale,
    cartUuid: () => cartUuid() ?? null,
    isSignedIn: async () => (await sessionSettled()).status === 'user',
    area,
    onOtherArea: (address) => location.assign(address),
    onLostPage: (address) => void reloadOnce(address),
  });
  const words = await loadWords(locale);
  const router = createBrowserRouter(routes, { hydrationData: hydrationData(routes, boot) });
  router.subscribe(({ navigation }) => navigation.state !== 'idle' && stir());
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
          onLocale={(next) => (locale = next)}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
      { onRecoverableError: reportMismatch },
    );
  });
  openEarlyLinks({ boot, router });
  keepEarlyValues();
  void whenStirred().then(() => fetchAhead(boot.wake));
  // In one file with the federation runtime: a page that nobody has touched needs neither.
  void whenStirred()
    .then(() => import(/* webpackChunkName: "federation" */ './pages-ahead'))
    .then(({ fetchPagesAhead }) => fetchPagesAhead({ boot, remotes }))
    .catch(() => undefined); // links work without it
  if (area === null) connectCart(api, onSignedOut);
  // A shopper who is known finds their own marks on the page: the hearts of what they like, above all.
  void sessionSettled().then(({ status }) => status === 'user' && stir());
  void startSession(api, queryClient, { isCounted: area === null });
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

void start();
