import { createApi } from '@souk/api-client';
import { previewOf } from '@souk/domain';
import type { QueryClient } from '@souk/query';
import { storeIdOf } from '@souk/state';
import { step } from '@souk/telemetry';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { areaOf, type Area } from '../app/area';
import type { PageBoot } from '../app/boot';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import type { RouteDeps, RouteHandle } from '../app/route';
import type { PrivatePage } from '../auth/early-renewal';
import { deskRealm, shopRealm } from '../auth/realms';
import { bootOf } from './releases/boot-of';
import { bootErrors } from './boot-errors';
import { firstCallsOf } from './first-calls';
import { bootTag, headOf, scriptTag } from './head';
import { pageKeys } from './page-keys';
import { pageScripts } from './page-scripts';
import { pageStatus } from './page-status';
import { HtmlSink } from './html-sink';
import { movedCategory } from './moved-category';
import { movedProduct } from './moved-product';
import { pinnedRemotes } from './releases/pinned-remotes';
import { firstPageBoot } from './first-page-boot';
import type { Rendered, RenderInput } from './render-types';
import { prependOnce } from './prepend-once';
import { sentencesIn } from './sentences';
import { Preloads } from './preloads';
import { queryRoutes } from './route-cache';
import { serverQueries } from './server-queries';
import { storeTimeMs } from './store-time';
import { streamedData } from './streamed-data';
import { CachedStyles } from './style-cache';
import { noteUnanswered } from './unanswered-queries';
import { log } from './log';

/** Renders one page with the releases of one snapshot. Source: docs/architecture.md, Server rendering. */
export const render = (input: RenderInput): Promise<Rendered> =>
  step(
    'render',
    () => ({ kind: 'internal' }),
    () => renderPage(input),
  );

const renderPage = async (input: RenderInput): Promise<Rendered> => {
  const { request, snapshot, shell, locale } = input;
  const url = new URL(request.url);
  const area = areaOf(url.pathname);
  const boot = bootOf(snapshot.set, shell, { locale, area, ...(input.mirror ? { mirror: input.mirror } : {}) });
  const remotes = pinnedRemotes(snapshot);
  const queryClient = serverQueries();
  const preview = previewOf(url.search);
  let inSharedData: ReadonlySet<string> = new Set();
  const takeData = streamedData(queryClient, (hash) => inSharedData.has(hash));
  const hasAllData = noteUnanswered(queryClient);
  const api = createApi({
    baseUrl: input.apiOrigin,
    fetch: input.fetching,
    locale: () => locale,
    token: async () => undefined,
    cartUuid: () => input.cartUuid ?? undefined,
    storeId: () => storeIdOf(queryClient),
    preview,
    onSignedOut: () => {},
  });
  const deps: RouteDeps = {
    boot,
    remotes,
    api,
    queryClient,
    locale: () => locale,
    cartUuid: () => input.cartUuid,
    isSignedIn: async () => false,
    area,
    onOtherArea: () => {},
    onLostPage: () => {},
  };
  const { context, dataRoutes } = await queryRoutes(snapshot, deps, request);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const renderedAt = storeTimeMs();
  const moved = movedCategory(url, queryClient) ?? movedProduct(url, queryClient);
  if (moved) return { kind: 'redirect', status: 301, location: moved };
  const handles = context.matches
    .map((match) => match.route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined);
  const isPrivate = area !== null || handles.some((handle) => handle.render === 'private' || handle.access === 'user');
  const shared = input.sharedDataFiles.keep(boot, area, preview ? null : queryClient);
  inSharedData = shared.holds;
  const firstBoot = firstPageBoot({
    boot,
    sharedData: shared.file,
    renderedAt,
    area,
    settings: input.settings,
    handles,
    snapshot,
    shell,
    queryClient,
    isPrivate,
    errors: bootErrors(context.errors),
    say: await sentencesIn(locale),
  });
  const last = context.matches.at(-1);
  const match = last && { handle: last.route.handle as RouteHandle | undefined, params: last.params };
  const page = {
    ...input,
    privatePage: isPrivate
      ? {
          ...signInOf(area),
          calls: await firstCallsOf({
            remotes,
            locale,
            request,
            match,
            storeId: storeIdOf(queryClient),
            isDesk: area !== null,
          }),
        }
      : null,
    nonce: isPrivate || input.isDeveloped ? input.nonce : undefined,
    queryClient,
    boot: firstBoot,
    route: last?.route.path ?? 'unknown',
    takeData,
    hasAllData,
    tree: (
      <Providers
        api={api}
        queryClient={queryClient}
        remotes={remotes}
        locale={locale}
        setLocale={() => {}}
        words={input.words}
        renderedAt={renderedAt}
      >
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    ),
  };
  return stream(page, pageStatus(context, last?.route.path), isPrivate);
};

/** As much of a page's sign-in as its document says. */
const signInOf = (area: Area | null) => {
  const { path, callbackPath, hint, channel } = area === null ? shopRealm : deskRealm;
  return { path, callbackPath, hint, channel };
};

type Page = Omit<RenderInput, 'nonce'> & {
  nonce: string | undefined;
  queryClient: QueryClient;
  boot: PageBoot;
  /** The pattern that the address fits, for logs: an address names orders, a query holds keys. */
  route: string;
  /** What the page asks for first, of somebody signed in; null: it is everybody's. */
  privatePage: PrivatePage | null;
  takeData: () => string;
  hasAllData: () => boolean;
  tree: React.ReactNode;
};

const stream = ({ boot, tree, takeData, ...page }: Page, status: number, isPrivate: boolean) =>
  new Promise<Rendered>((resolve, reject) => {
    const { nonce, shell, locale, queryClient } = page;
    let failed: 'none' | 'new' | 'told' = 'none';
    const takeScripts = prependOnce(bootTag(boot), (isFirst) => {
      const data = takeData();
      const isLate = data !== '' && !isFirst ? scriptTag(pageScripts.dataCame, nonce) : '';
      const start = failed === 'new' ? scriptTag(pageScripts.start, nonce) : '';
      if (start) failed = 'told';
      return data + isLate + start;
    });
    const sheet = new ServerStyleSheet();
    const takeStyles = () => {
      const css = sheet._emitSheetCSS();
      (sheet.instance as unknown as { clearTag: () => void }).clearTag();
      return css;
    };
    let isWhole = true;
    let isComplete = true;
    const cutShort = () => {
      isWhole = false;
      abort(new Error(`not rendered within ${page.deadlineMs} ms`));
    };
    // Let go as soon as the page is whole: a deadline that runs on would hold all that the page was made from.
    const deadline = setTimeout(cutShort, page.deadlineMs).unref();
    const send = () => {
      const parts = { head: headOf(shell, nonce, page), styles: takeStyles, scripts: takeScripts };
      resolve({
        kind: 'page',
        status,
        isPrivate,
        hasNonce: nonce !== undefined,
        keys: nonce ? [] : pageKeys(queryClient),
        isWhole: () => isWhole,
        isComplete: () => isComplete && page.hasAllData(),
        pipe: (out) => pipe(new HtmlSink(out, parts)),
      });
    };
    const { pipe, abort } = renderToPipeableStream(
      <CachedStyles sheet={sheet}>
        <StrictMode>
          {/* Not beside the document: the browser's tree has no such neighbour, and every useId would differ. */}
          <Document locale={locale} head={boot.hydrate === 'load' && <Preloads nonce={nonce} boot={boot} />}>
            {tree}
          </Document>
        </StrictMode>
      </CachedStyles>,
      {
        ...(nonce ? { nonce } : {}),
        // Stands behind the first part of the body: what the scripts of the document look for is there.
        bootstrapScriptContent: pageScripts.ready,
        // Finished parts stay in the first HTML, however large: no part is shown as a skeleton first.
        progressiveChunkSize: 1 << 20,
        onShellReady: () => {
          if (nonce) send();
        },
        // A public page is sent when it is whole: what React would write to put late parts in their places are scripts, which no
        // list of hashes can foresee.
        onAllReady: () => {
          clearTimeout(deadline);
          if (!nonce) send();
        },
        onShellError: (error) => {
          clearTimeout(deadline);
          reject(error as Error);
        },
        onError: (error) => {
          // React renders that part in the browser, so the application is needed.
          if (failed === 'none') failed = 'new';
          if ((error as Error | null)?.name === 'BrowserOnly') return; // said when it was decided
          isComplete = false;
          log.error({ err: error, route: page.route }, 'not rendered');
          page.recordFailure(error);
        },
      },
    );
  });
