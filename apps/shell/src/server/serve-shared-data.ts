import { createApi } from '@souk/api-client';
import { storeIdOf } from '@souk/state';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadFrame } from '../app/routes';
import { createApiFetch } from './api-fetch';
import { cookiesOf } from './cookies';
import { frameAddress } from './frame-files';
import { codingOf, packedPage } from './packed-page';
import { bootOf } from './releases/boot-of';
import type { PageDeps } from './send-page';
import { serverQueries } from './server-queries';
import { visitorOf } from './visitor';

const yearS = 31_536_000;

type Wanted = NonNullable<ReturnType<typeof frameAddress>>;

/**
 * Answers what all pages of a language share (app/frame-data.ts). A file that this process does not have, since it has just started or another
 * one has made the page, is answered by the one of now, as a rule the same. Where it is another, nobody keeps it: the application starts, and
 * differs from its page by what has changed since.
 * @returns whether the address was one of a frame file
 */
export const answerFrame = (deps: PageDeps, req: IncomingMessage, res: ServerResponse): false | Promise<true> => {
  const wanted = frameAddress(req.url ?? '');
  return wanted ? send(deps, req, res, wanted).then(() => true) : false;
};

const send = async (deps: PageDeps, req: IncomingMessage, res: ServerResponse, wanted: Wanted) => {
  const found = deps.frameFiles.find(wanted.href);
  const { href, file } = found ? { href: wanted.href, file: found } : await fileOfNow(deps, req, res, wanted);
  const coding = codingOf(req);
  const body = await packedPage(file, coding);
  if (coding !== 'identity') res.setHeader('content-encoding', coding);
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': href === wanted.href ? `public, max-age=${yearS}, immutable` : 'no-store',
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
};

const fileOfNow = async (
  { config, cache, releases, shell, frameFiles }: PageDeps,
  req: IncomingMessage,
  res: ServerResponse,
  { locale, area }: Wanted,
) => {
  const { set } = releases.snapshotFor(visitorOf({ releases, config }, { cookies: cookiesOf(req), area }, res), area);
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
  const { href } = frameFiles.keep(bootOf(set, shell, { locale, area }), area, queryClient);
  return { href, file: frameFiles.find(href) ?? { html: '' } }; // kept just now
};
