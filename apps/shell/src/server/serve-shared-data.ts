import { createApi } from '@souk/api-client';
import { storeIdOf } from '@souk/state';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadFrame } from '../app/routes';
import { createApiFetch } from './api-fetch';
import { codingOf, packedPage } from './packed-page';
import { bootOf } from './releases/boot-of';
import type { ServerDeps } from './server-deps';
import { serverQueries } from './server-queries';
import { sharedDataAddress } from './shared-data-files';
import { releasesForVisitor } from './releases-for-visitor';

const yearS = 31_536_000;

type Wanted = NonNullable<ReturnType<typeof sharedDataAddress>>;

/**
 * Serves the files of shared page data (app/shared-page-data.ts). A process may not have the file that is asked for: it has just started, or
 * another process rendered the page. It then makes the current one for this visitor, which mostly is the same file. If its hash differs, something has changed
 * since the page was rendered: the answer may not be cached, and the application loads the page anew where the releases changed (client/main.tsx).
 * @returns false: the address is none of such a file
 */
export const serveSharedData = (deps: ServerDeps, req: IncomingMessage, res: ServerResponse): false | Promise<true> => {
  const wanted = sharedDataAddress(req.url ?? '');
  return wanted ? send(deps, req, res, wanted).then(() => true) : false;
};

const send = async (deps: ServerDeps, req: IncomingMessage, res: ServerResponse, wanted: Wanted) => {
  const found = deps.sharedDataFiles.find(wanted.href);
  const { href, file } = found ? { href: wanted.href, file: found } : await currentFile(deps, req, res, wanted);
  const coding = codingOf(req);
  const body = await packedPage(file, coding);
  if (coding !== 'identity') res.setHeader('content-encoding', coding);
  // A cookie is one visitor's: no cache may give it to the next.
  const isKept = href === wanted.href && !res.hasHeader('set-cookie');
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isKept ? `public, max-age=${yearS}, immutable` : 'no-store',
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
};

const currentFile = async (deps: ServerDeps, req: IncomingMessage, res: ServerResponse, { locale, area }: Wanted) => {
  const { config, cache, shell, sharedDataFiles } = deps;
  const { snapshot } = await releasesForVisitor(deps, req, res, area);
  const queryClient = serverQueries();
  const fetching = cache.frameReads.shared(
    createApiFetch(config, req.headers['traceparent'] as string | undefined),
    locale,
  );
  const api = createApi({
    baseUrl: config.apiOrigin,
    fetch: fetching,
    locale: () => locale,
    token: async () => undefined,
    cartUuid: () => undefined,
    storeId: () => storeIdOf(queryClient),
    onSignedOut: () => {},
  });
  await loadFrame({ api, queryClient, area });
  const { href } = sharedDataFiles.keep(bootOf(snapshot.set, shell, { locale, area }), area, queryClient).file;
  return { href, file: sharedDataFiles.find(href) ?? { html: '' } }; // kept just now
};
