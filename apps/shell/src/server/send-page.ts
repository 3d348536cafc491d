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
import type { KeptPage, PageCache } from './page-cache';
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
};

/** When it is worth to ask again for a page that could not be made. */
const retryAfterS = 5;

/** Sends a page: from the cache when it is public and known, else rendered now and kept. */
export const sendPage = async (deps: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  const cookies = cookiesOf(req);
  const url = pageAddress(req.url, deps.config.publicOrigin);
  const locale = localeOf(url, cookies, res);
  const pass = deps.develop.passOf(req);
  const snapshot = developed(deps.releases.snapshotFor(visitorOf(deps, cookies, res)), pass);
  const told = deps.develop.toldTo(pass);
  const key = `${snapshot.set.id} ${locale} ${url.pathname}${url.search}`;
  const kept = told ? undefined : deps.cache.get(key);
  if (kept) sendKept(deps, req, res, kept);
  if (kept && deps.cache.isFresh(kept, Date.now())) return;
  const shared = told ? undefined : deps.cache.pending(key);
  if (kept && shared) return;
  const others = await shared;
  if (others) return sendKept(deps, req, res, others);
  const waitS = deps.pageLimit(deps.config.visitorAddress(req));
  if (waitS > 0) return kept ? undefined : sendTooMany(req, res, waitS);
  const done = told ? () => undefined : deps.cache.begin(key);
  const leave = snapshot.enter();
  let made: KeptPage | null = null;
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
      fetching: createApiFetch(deps.config),
      deadlineMs: deps.config.renderDeadlineMs,
      blame: deps.releases.blame,
      ...(deps.config.mirror ? { mirror: deps.config.mirror } : {}),
      cartUuid: /^[0-9a-f]{32}$/.test(cookies['cartUuid'] ?? '') ? (cookies['cartUuid'] ?? null) : null,
    });
    if (rendered.kind === 'redirect') {
      if (!kept) res.writeHead(rendered.status, { location: rendered.location }).end();
      return;
    }
    const last = rendered.status >= 500 && !told ? deps.cache.lastGood(key) : undefined;
    if (last) return kept ? undefined : sendKept(deps, req, res, last);
    const isPrivate = rendered.isPrivate || told !== null;
    if (rendered.isPrivate) deps.cache.markPersonal(key);
    const page = { status: rendered.status, isPrivate, dev: Object.values(told?.remotes ?? {}) };
    const html = await collect(rendered, kept ? null : startAnswer(deps, req, res, page));
    // What a busy moment cut short is for nobody else.
    if (isPrivate || rendered.status !== 200 || !rendered.isWhole()) return;
    made = { status: rendered.status, html, at: Date.now() };
    deps.cache.keep(key, made);
  } finally {
    leave();
    done(made);
  }
};

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

/** A compressing way out for this visitor, which puts a fresh nonce where the mark stands. */
const startAnswer = (
  { config, storePolicy, reports }: PageDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: { status: number; isPrivate: boolean; dev: readonly string[] },
) => {
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
  page: { status: number; html: string },
) => {
  const out = startAnswer(deps, req, res, {
    status: page.status,
    isPrivate: false,
    dev: [],
  });
  out.write(page.html);
  out.end();
};

type Answer = ReturnType<typeof startAnswer> | null;

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
