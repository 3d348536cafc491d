import { createApi } from '@souk/api-client';
import type { Locale, Messages } from '@souk/i18n';
import type { QueryClient } from '@souk/query';
import { storeIdOf } from '@souk/state';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { areaOf } from '../app/area';
import type { Boot, PageFile } from '../app/boot';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import { routesOf, type RouteHandle } from '../app/routes';
import { bootOf } from './releases/boot-of';
import { headOf, inlineScript } from './head';
import { HtmlSink } from './html-sink';
import { pinnedRemotes } from './releases/pinned-remotes';
import { pageFiles } from './page-files';
import { Preloads } from './preloads';
import type { Snapshot } from './releases/registry';
import type { ShellFiles } from './releases/shell-files';
import { serverQueries } from './server-queries';

export type RenderInput = {
  request: Request;
  nonce: string;
  locale: Locale;
  words: Messages;
  snapshot: Snapshot;
  shell: ShellFiles;
  apiOrigin: string;
  /** Asks the api as this server itself, within the page's time. */
  fetching: typeof fetch;
  /** The visitor develops a remote: the page carries what they need (server/develop). */
  isDeveloped?: boolean;
  /** Origin of a second copy of all files; absent when there is none. */
  mirror?: string;
  /** Told of every failure while rendering: the remote it came from is found by its stack. */
  blame: (error: unknown) => void;
  /** The anonymous cart of this visitor; given to personal pages only. */
  cartUuid: string | null;
  /** What is not rendered by then is left to the browser. */
  deadlineMs: number;
};

/** A page ready to be sent: its status is known, its HTML still streams. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      isPrivate: boolean;
      /** Once it has been sent: nothing was left to the browser for want of time. */
      isWhole: () => boolean;
      pipe: (out: NodeJS.WritableStream & { flush?: () => void }) => void;
    };

/** Renders one page with the releases of one snapshot. Source: docs/architecture.md, Server rendering. */
export const render = async (input: RenderInput): Promise<Rendered> => {
  const { request, snapshot, shell, locale } = input;
  const area = areaOf(new URL(request.url).pathname);
  const boot = bootOf(snapshot.set, shell, { locale, area, ...(input.mirror ? { mirror: input.mirror } : {}) });
  const remotes = pinnedRemotes(snapshot);
  const queryClient = serverQueries();
  const takeData = streamedData(queryClient, input.nonce);
  const api = createApi({
    baseUrl: input.apiOrigin,
    fetch: input.fetching,
    locale: () => locale,
    token: async () => undefined,
    cartUuid: () => input.cartUuid ?? undefined,
    storeId: () => storeIdOf(queryClient),
    onSignedOut: () => {},
  });
  const routes = routesOf({
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
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const handles = context.matches
    .map((match) => match.route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined);
  const files = pageFiles(handles, snapshot, shell, locale);
  const page = {
    ...input,
    boot: { ...boot, wake: files.wake, next: files.next, errors: errorsOf(context.errors) },
    files: files.start,
    takeData,
    tree: (
      <Providers
        api={api}
        queryClient={queryClient}
        remotes={remotes}
        locale={locale}
        setLocale={() => {}}
        words={input.words}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    ),
  };
  const isPrivate = area !== null || handles.some((handle) => handle.render === 'private' || handle.access === 'user');
  return stream(page, context.statusCode, isPrivate);
};

type Page = RenderInput & {
  boot: Boot;
  files: readonly PageFile[];
  takeData: () => string;
  tree: React.ReactNode;
};

const stream = ({ boot, tree, takeData, ...page }: Page, status: number, isPrivate: boolean) =>
  new Promise<Rendered>((resolve, reject) => {
    const { nonce, shell, locale } = page;
    const sheet = new ServerStyleSheet();
    const takeStyles = () => {
      const css = sheet._emitSheetCSS();
      (sheet.instance as unknown as { clearTag: () => void }).clearTag();
      return css;
    };
    let isWhole = true;
    const cutShort = () => {
      isWhole = false;
      abort(new Error(`not rendered within ${page.deadlineMs} ms`));
    };
    // Let go as soon as the page is whole: a deadline that runs on would hold all that the page was made from.
    const deadline = setTimeout(cutShort, page.deadlineMs).unref();
    const { pipe, abort } = renderToPipeableStream(
      <StyleSheetManager sheet={sheet.instance}>
        <StrictMode>
          {/* Not beside the document: the browser's tree has no such neighbour, and every useId would differ. */}
          <Document locale={locale} head={<Preloads nonce={nonce} files={page.files} />}>
            {tree}
          </Document>
        </StrictMode>
      </StyleSheetManager>,
      {
        nonce,
        bootstrapScripts: shell.scripts.map((file) => ({
          src: shell.base + file,
          crossOrigin: 'anonymous',
          ...(shell.files[file] ? { integrity: shell.files[file].integrity } : {}),
        })),
        // Finished parts stay in the first HTML, however large: no part is shown as a skeleton first.
        progressiveChunkSize: 1 << 20,
        onShellReady: () =>
          resolve({
            kind: 'page',
            status,
            isPrivate,
            isWhole: () => isWhole,
            pipe: (out) =>
              pipe(
                new HtmlSink(out, {
                  head: headOf(shell, nonce, page.isDeveloped),
                  styles: takeStyles,
                  scripts: firstThen(inlineScript(boot, nonce), takeData),
                }),
              ),
          }),
        onAllReady: () => clearTimeout(deadline),
        onShellError: (error) => {
          clearTimeout(deadline);
          reject(error as Error);
        },
        onError: (error) => {
          if ((error as Error | null)?.name === 'BrowserOnly') return; // said when it was decided
          console.error('render', page.request.url, error);
          page.blame(error);
        },
      },
    );
  });

const firstThen = (first: string, next: () => string) => {
  let isFirst = true;
  return () => {
    const text = (isFirst ? first : '') + next();
    isFirst = false;
    return text;
  };
};

/** Each query that succeeded goes into the page before the HTML that was made from it. */
const streamedData = (queryClient: QueryClient, nonce: string) => {
  const settled = new Set<string>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') settled.add(event.query.queryHash);
  });
  return () => {
    if (settled.size === 0) return '';
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => settled.has(query.queryHash) && query.state.status === 'success',
    });
    settled.clear();
    return `<script nonce="${nonce}">(self.__SOUK_DATA__=self.__SOUK_DATA__||[]).push(${escapeForScript(state)})</script>`;
  };
};

/** JSON that may stand inside a script tag. */
export const escapeForScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const errorsOf = (errors: Record<string, unknown> | null): Boot['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, statusText = '' } = (error ?? {}) as { status?: number; statusText?: string };
      return [id, { status, statusText, internal: true, data: null }];
    }),
  );
