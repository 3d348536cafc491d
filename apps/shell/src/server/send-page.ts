import { isCartId } from '@souk/contract';
import type { Counters } from '@souk/counters';
import { languageOf, languageParam, previewParam } from '@souk/domain';
import { localeCookie, localeCookieText, toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApiFetch } from './api-fetch';
import type { ServerConfig } from './config';
import { cookiesOf } from './cookies';
import { visitorOf } from './visitor';
import type { Lifecycle } from './health';
import type { Develop } from './develop/develop';
import { developed } from './develop/developed';
import { pageAddress } from './page-address';
import type { PageCache, SharedAnswer } from './page-cache';
import type { Metrics } from './metrics';
import type { PageLimit } from './page-limit';
import type { Reports } from './reports';
import type { ReleaseRegistry } from './releases/registry';
import { render } from './render';
import { nonceMark } from './security';
import { collect, sendKept, startAnswer } from './send-html';
import { cacheLanguage } from './shared-cache';
import type { ShellFiles } from './releases/shell-files';
import { messagesOf } from './sentences';
import type { StorePolicy } from './store-policy';
import { sendTooMany } from './trouble-page';

export type PageDeps = {
  config: ServerConfig;
  releases: ReleaseRegistry;
  shell: ShellFiles;
  /** Of the inline scripts of public pages (page-scripts.ts). */
  scriptHashes: string;
  cache: PageCache;
  develop: Develop;
  storePolicy: StorePolicy;
  pageLimit: PageLimit;
  reports: Reports;
  counters: Pick<Counters, 'state'>;
  lifecycle: Lifecycle;
  metrics: Metrics;
};

/** Sends a page: from the cache when it is public and known, else rendered now and kept. */
export const sendPage = async (deps: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  const cookies = cookiesOf(req);
  const url = pageAddress(req.url, deps.config.publicOrigin);
  const locale = localeOf(url, req, res);
  const pass = deps.develop.passOf(req);
  const released = deps.releases.snapshotFor(visitorOf(deps, cookies, res));
  const snapshot = developed({ releases: deps.releases, releaseDir: deps.config.releaseDir }, released, pass);
  const told = deps.develop.toldTo(pass);
  const key = `${snapshot.set.id} ${locale} ${url.pathname}${url.search}`;
  // A cache before the store asks for what it no longer has, or was told to forget: it gets the page as it is now.
  const kept = told || cacheLanguage(req) ? undefined : deps.cache.get(key);
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
      const own = deps.storePolicy(url.pathname);
      const rendered = await render({
        ...ofServer(deps),
        request: new Request(url),
        locale,
        words: await messagesOf(locale),
        snapshot,
        isDeveloped: told !== null,
        fetching: createApiFetch(deps.config, req.headers['traceparent'] as string | undefined),
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
      const origins = await own;
      const page = { ...rendered, isPrivate, origins, dev: Object.values(told?.remotes ?? {}) };
      const html = await collect(rendered, kept ? null : startAnswer(deps, req, res, page));
      if (isPrivate) return null;
      const made = { status: rendered.status, html, keys: rendered.keys, origins, at: Date.now() };
      // What a busy moment cut short is for those who waited, and for nobody later.
      if (made.status === 200 && rendered.isWhole()) deps.cache.keep(key, made);
      return { kind: 'page', page: made };
    } finally {
      leave();
    }
  };
  await (told ? renderPage() : deps.cache.share(key, renderPage));
};

/** What every rendering of this server is given. */
const ofServer = ({ config, shell, releases }: PageDeps) => ({
  nonce: nonceMark,
  shell,
  apiOrigin: config.apiOrigin,
  deadlineMs: config.renderDeadlineMs,
  settings: config,
  blame: releases.blame,
  ...(config.mirror ? { mirror: config.mirror } : {}),
});

const cartUuidOf = ({ cartUuid }: Record<string, string>) => (isCartId(cartUuid) ? cartUuid : null);

/**
 * The visitor's language. An address may name one, as search engines find it: it is the visitor's from then on, and the page
 * itself never sees that part of its address. A preview shows either language and leaves its editor's as it is.
 */
const localeOf = (url: URL, req: IncomingMessage, res: ServerResponse): Locale => {
  const kept = cacheLanguage(req) ?? toLocale(cookiesOf(req)[localeCookie]);
  const asked = languageOf(url.searchParams);
  if (url.searchParams.has(languageParam)) url.searchParams.delete(languageParam);
  if (asked && asked !== kept && !url.searchParams.has(previewParam))
    res.appendHeader('set-cookie', localeCookieText(asked));
  return asked ?? kept;
};

/** Gives a visitor the answer of the rendering that another one began. */
const sendShared = (deps: PageDeps, req: IncomingMessage, res: ServerResponse, answer: Exclude<SharedAnswer, null>) => {
  if (answer.kind === 'page') return sendKept(deps, req, res, { ...answer.page, source: 'shared' });
  res.writeHead(answer.status, { location: answer.location }).end();
};
