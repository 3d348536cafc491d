import { languageOf, languageParam } from '@souk/domain';
import { localeCookie, localeCookieText, toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createApiFetch } from './api-fetch';
import type { ServerConfig } from './config';
import { cookiesOf } from './cookies';
import { visitorOf } from './visitor';
import type { Lifecycle } from './health';
import { areaOf } from '../app/area';
import type { Develop } from './develop/develop';
import { developed } from './develop/developed';
import { pageAddress } from './page-address';
import type { PageCache, SharedAnswer } from './page-cache';
import type { Metrics, PageSource } from './metrics';
import type { PageLimit } from './page-limit';
import type { Reports } from './reports';
import type { ReleaseRegistry } from './releases/registry';
import { render, type Rendered } from './render';
import { nonceMark, securityHeaders } from './security';
import type { ShellFiles } from './releases/shell-files';
import { messagesOf } from './sentences';
import type { StorePolicy } from './store-policy';
import { sendTooMany } from './trouble-page';

export type PageDeps = {
  config: ServerConfig;
  releases: ReleaseRegistry;
  shell: ShellFiles;
  cache: PageCache;
  develop: Develop;
  storePolicy: StorePolicy;
  pageLimit: PageLimit;
  reports: Reports;
  lifecycle: Lifecycle;
  metrics: Metrics;
};

/** When it is worth to ask again for a page that could not be made. */
const retryAfterS = 5;

/** Sends a page: from the cache when it is public and known, else rendered now and kept. */
export const sendPage = async (deps: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  const cookies = cookiesOf(req);
  const url = pageAddress(req.url, deps.config.publicOrigin);
  const locale = localeOf(url, cookies, res);
  const pass = deps.develop.passOf(req);
  const released = deps.releases.snapshotFor(visitorOf(deps, cookies, res));
  const snapshot = developed({ releases: deps.releases, releaseDir: deps.config.releaseDir }, released, pass);
  const told = deps.develop.toldTo(pass);
  const key = `${snapshot.set.id} ${locale} ${url.pathname}${url.search}`;
  const kept = told ? undefined : deps.cache.get(key);
  if (kept) sendKept(deps, req, res, { ...kept, source: 'cached' });
  if (kept && deps.cache.isFresh(kept, Date.now())) return;
  const shared = told ? undefined : deps.cache.pending(key);
  if (kept && shared) return;
  const answer = await shared;
  if (answer) return sendShared(deps, req, res, answer);
  const waitS = deps.pageLimit(deps.config.visitorAddress(req));
  if (waitS > 0) return kept ? undefined : sendTooMany(req, res, waitS);
  const renderPage = async (): Promise<SharedAnswer> => {
    const leave = snapshot.enter();
    try {
      const rendered = await render({
        request: new Request(url),
        nonce: nonceMark,
        locale,
        words: await messagesOf(locale),
        snapshot,
        shell: deps.shell,
        isDeveloped: told !== null,
        apiOrigin: deps.config.apiOrigin,
        fetching: createApiFetch(deps.config, req.headers['traceparent'] as string | undefined),
        deadlineMs: deps.config.renderDeadlineMs,
        keepsOfflinePage: deps.config.keepsOfflinePage,
        blame: deps.releases.blame,
        ...(deps.config.mirror ? { mirror: deps.config.mirror } : {}),
        cartUuid: cartUuidOf(cookies),
      });
      if (rendered.kind === 'redirect') {
        if (!kept) sendShared(deps, req, res, rendered);
        return rendered;
      }
      const last = rendered.status >= 500 && !told ? deps.cache.lastGood(key) : undefined;
      if (last) {
        if (!kept) sendKept(deps, req, res, { ...last, source: 'cached' });
        return { kind: 'page', page: last };
      }
      const isPrivate = rendered.isPrivate || told !== null;
      deps.metrics.countPage('rendered');
      const page = { status: rendered.status, isPrivate, dev: Object.values(told?.remotes ?? {}) };
      const html = await collect(rendered, kept ? null : startAnswer(deps, req, res, page));
      if (isPrivate) return null;
      const made = { status: rendered.status, html, at: Date.now() };
      // What a busy moment cut short is for those who waited, and for nobody later.
      if (made.status === 200 && rendered.isWhole()) deps.cache.keep(key, made);
      return { kind: 'page', page: made };
    } finally {
      leave();
    }
  };
  await (told ? renderPage() : deps.cache.share(key, renderPage));
};

const cartUuidOf = ({ cartUuid = '' }: Record<string, string>) => (/^[0-9a-f]{32}$/.test(cartUuid) ? cartUuid : null);

/**
 * The visitor's language. An address may name one, as search engines find it: it is the visitor's from then on, and the page
 * itself never sees that part of its address.
 */
const localeOf = (url: URL, cookies: Record<string, string>, res: ServerResponse): Locale => {
  const kept = toLocale(cookies[localeCookie]);
  const asked = languageOf(url.searchParams);
  if (url.searchParams.has(languageParam)) url.searchParams.delete(languageParam);
  if (asked && asked !== kept) res.appendHeader('set-cookie', localeCookieText(asked));
  return asked ?? kept;
};

const headers = (res: ServerResponse, status: number, isPrivate: boolean) => {
  res.statusCode = status;
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('vary', 'cookie, accept-encoding');
  res.setHeader(
    'cache-control',
    // A cookie is one visitor's: a cache between must not give it to the next.
    isPrivate || res.hasHeader('set-cookie')
      ? 'private, no-store'
      : 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=600',
  );
};

/**
 * A compressing way out for this visitor, which puts a fresh nonce where the mark stands.
 * @returns null when the visitor has left: the page is still made for those who wait for it
 */
const startAnswer = (
  { config, storePolicy, reports }: PageDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: { status: number; isPrivate: boolean; dev: readonly string[] },
) => {
  if (res.destroyed) return null;
  const nonce = reports.newToken();
  securityHeaders(res, nonce, {
    dev: [...page.dev, ...(config.mirror ? [config.mirror] : [])],
    store: storePolicy(req.url ?? '/'),
    isDesk: areaOf(pageAddress(req.url, config.publicOrigin).pathname) !== null,
  });
  headers(res, page.status, page.isPrivate || page.status >= 500);
  if (page.status >= 500) res.setHeader('retry-after', retryAfterS);
  const out = compressed(req, res);
  return {
    write: (html: string) => out.write(html.replaceAll(nonceMark, nonce)),
    flush: () => out.flush?.(),
    end: () => out.end(),
  };
};

type Out = NodeJS.WritableStream & { flush?: () => void };

const compressed = (req: IncomingMessage, res: ServerResponse): Out => {
  const accepts = String(req.headers['accept-encoding'] ?? '');
  const way = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
  if (!way) return res as unknown as Out;
  res.setHeader('content-encoding', way);
  const packer =
    way === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 5 });
  // A visitor who leaves takes the packer along: its windows are megabytes outside the heap.
  pipeline(packer, res, () => packer.destroy());
  return packer as unknown as Out;
};

const sendKept = (
  deps: PageDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: { status: number; html: string; source: PageSource },
) => {
  deps.metrics.countPage(page.source);
  const out = startAnswer(deps, req, res, {
    status: page.status,
    isPrivate: false,
    dev: [],
  });
  out?.write(page.html);
  out?.end();
};

/** Gives a visitor the answer of the rendering that another one began. */
const sendShared = (deps: PageDeps, req: IncomingMessage, res: ServerResponse, answer: Exclude<SharedAnswer, null>) => {
  if (answer.kind === 'page') return sendKept(deps, req, res, { ...answer.page, source: 'shared' });
  res.writeHead(answer.status, { location: answer.location }).end();
};

type Answer = ReturnType<typeof startAnswer>;

const collect = (rendered: Extract<Rendered, { kind: 'page' }>, answer: Answer) =>
  new Promise<string>((resolve, reject) => {
    let html = '';
    const sink: Out = Object.assign(new PassThrough(), { flush: () => answer?.flush() });
    sink.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      html += text;
      answer?.write(text);
    });
    sink.on('end', () => {
      answer?.end();
      resolve(html);
    });
    sink.on('error', reject);
    rendered.pipe(sink);
  });
