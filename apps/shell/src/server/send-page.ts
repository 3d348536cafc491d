import { isCartId } from '@souk/contract';
import { addressIn, languageOf, languageParam, pageLanguages, previewParam } from '@souk/domain';
import { localeCookie, localeCookieText, toLocale, type Locale } from '@souk/i18n';
import { withoutTracking, withTrackingOf } from '@souk/router/tracking-params';
import { shopHint } from '@souk/state/sign-in-hint';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { areaOf } from '../app/area';
import { createApiFetch } from './api-fetch';
import { cookiesOf } from './cookies';
import type { Develop } from './develop/develop';
import { noteCalls } from './followed-calls';
import { pageAddress } from './page-address';
import type { KeptPage, SharedAnswer } from './page-cache';
import type { Snapshot } from './releases/registry';
import { render } from './render';
import type { Rendered } from './render-types';
import { nonceMark } from './security';
import { passOnPage, sendPublic, startAnswer, wholePage } from './send-html';
import { cacheLanguage } from './shared-cache';
import { messagesOf } from './sentences';
import type { ServerDeps } from './server-deps';
import { sendTooMany } from './trouble-page';
import { releasesForVisitor } from './releases-for-visitor';

/** Sends a page: from the cache when it is public and known, else rendered now and kept. */
export const sendPage = async (deps: ServerDeps, req: IncomingMessage, res: ServerResponse) => {
  const url = pageAddress(req.url, deps.config.publicOrigin);
  const locale = localeOf(url, req, res);
  // Whoever comes by an advertisement has an address of their own, and the page that everybody has.
  url.search = withoutTracking(url.searchParams).toString();
  const { pass, snapshot } = await releasesForVisitor(deps, req, res, areaOf(url.pathname));
  const told = deps.develop.toldTo(pass);
  const key = `${snapshot.set.id} ${locale} ${url.pathname}${url.search}`;
  // A cache before the store asks for what it no longer has, or was told to forget: it gets the page as it is now.
  const kept = told || cacheLanguage(req) ? undefined : deps.cache.get(key);
  const send = (answer: Exclude<SharedAnswer, null>) => sendAnswer(deps, req, res, answer);
  const count = deps.metrics.countPage;
  if (kept) count('cached');
  const sent = kept && send({ kind: 'page', page: kept });
  if (kept && deps.cache.isFresh(kept, Date.now())) return sent;
  const shared = told ? undefined : deps.cache.pending(key);
  if (kept && shared) return sent;
  const answer = await shared;
  if (answer?.kind === 'page') count('shared');
  if (answer) return send(answer);
  const waitS = deps.pageLimit(deps.config.visitorAddress(req));
  if (waitS > 0) return sent ?? sendTooMany(req, res, waitS);
  const renderPage = () => makePage(deps, { req, res, url, locale, snapshot, told, key });
  const rendering = told ? renderPage() : deps.cache.share(key, renderPage);
  const [now] = await Promise.all([rendering, sent]);
  if (now && !kept) await send(now);
};

type Wish = {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  locale: Locale;
  snapshot: Snapshot;
  /** What a developer's browser is told of the remotes that it develops. */
  told: ReturnType<Develop['toldTo']>;
  key: string;
};

/** Renders a page and keeps it, or sends it at once when it is this visitor's own. */
const makePage = async (
  deps: ServerDeps,
  { req, res, url, locale, snapshot, told, key }: Wish,
): Promise<SharedAnswer> => {
  const leave = snapshot.enter();
  try {
    const renderedAt = Date.now();
    const asked = createApiFetch(deps.config, req.headers['traceparent'] as string | undefined);
    // What a cache before the store keeps for minutes is made from what is so now; so is what a developer looks at.
    const shared = told || cacheLanguage(req) ? asked : deps.cache.frameReads.shared(asked, locale);
    const { fetching, followedKeys } = noteCalls(shared);
    const own = deps.storePolicy(url.pathname, fetching);
    const rendered = await render({
      ...ofServer(deps),
      request: new Request(url),
      locale,
      words: await messagesOf(locale),
      snapshot,
      isDeveloped: told !== null,
      fetching,
      cartUuid: cartUuidOf(cookiesOf(req)),
    });
    if (rendered.kind === 'redirect') return rendered;
    const last = rendered.status >= 500 && !told ? deps.cache.lastGood(key) : undefined;
    if (last) {
      deps.metrics.countPage('cached');
      return { kind: 'page', page: last };
    }
    const isPrivate = rendered.isPrivate || told !== null;
    const origins = await own;
    if (isPrivate || rendered.hasNonce) {
      deps.metrics.countPage('rendered');
      const page = { ...rendered, isPrivate, origins, dev: Object.values(told?.remotes ?? {}) };
      await passOnPage(rendered, startAnswer(deps, req, res, page));
      return null;
    }
    const follows = followedKeys(rendered.keys);
    return { kind: 'page', page: await keepPage(deps, key, rendered, { origins, follows, renderedAt }) };
  } finally {
    leave();
  }
};

/**
 * Keeps what was rendered for those who come later. Where a part of it is missing, and the page before had all and nothing on it has
 * changed since, that one is as true, and stays. Without it a page that lacks a part is made anew after two seconds.
 * @returns the page for those who waited
 */
const keepPage = async (
  { cache, metrics }: ServerDeps,
  key: string,
  rendered: Extract<Rendered, { kind: 'page' }>,
  made: Pick<KeptPage, 'origins' | 'follows' | 'renderedAt'>,
): Promise<KeptPage> => {
  const html = await wholePage(rendered);
  const isIncomplete = !rendered.isWhole() || !rendered.isComplete();
  const before = isIncomplete ? cache.unchanged(key, made.renderedAt) : undefined;
  metrics.countPage(before ? 'cached' : 'rendered');
  const page = before
    ? { ...before, renderedAt: made.renderedAt }
    : {
        status: rendered.status,
        html,
        keys: rendered.keys,
        ...made,
        ...(isIncomplete ? { follows: null, isIncomplete } : {}),
      };
  // What a busy moment cut short is for those who waited, and for nobody later.
  if (page.status === 200 && (before || rendered.isWhole())) cache.keep(key, page);
  return page;
};

/** What every rendering of this server is given. */
const ofServer = ({ config, shell, releases, sharedDataFiles }: ServerDeps) => ({
  nonce: nonceMark,
  shell,
  sharedDataFiles,
  apiOrigin: config.apiOrigin,
  deadlineMs: config.renderDeadlineMs,
  settings: config,
  recordFailure: releases.recordFailure,
  ...(config.mirror ? { mirror: config.mirror } : {}),
});

/** None of whoever may be signed in: their cart is the account's, which their browser alone can ask for. A guest's in its place may be empty. */
const cartUuidOf = ({ cartUuid, [shopHint]: hint }: Record<string, string>) =>
  !hint && isCartId(cartUuid) ? cartUuid : null;

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

/** Gives a visitor what is the same for everybody. */
const sendAnswer = async (
  deps: ServerDeps,
  req: IncomingMessage,
  res: ServerResponse,
  answer: Exclude<SharedAnswer, null>,
): Promise<void> => {
  if (answer.kind === 'page') return sendPublic(deps, req, res, answer.page);
  const { searchParams } = pageAddress(req.url, deps.config.publicOrigin);
  const location = answer.location.startsWith('/')
    ? withVisitorsParams(answer.location, searchParams)
    : answer.location;
  // An address that leads on today may be a page again tomorrow.
  res.writeHead(answer.status, { location, 'cache-control': 'no-cache' }).end();
};

/** A page leads everybody to one address; the language that a visitor asked for, and what measures where they came from, go along. */
const withVisitorsParams = (location: string, asked: URLSearchParams): string => {
  const { pathname, searchParams, hash } = pageAddress(location, 'http://store.invalid');
  const search = withTrackingOf(asked, searchParams).toString();
  const path = search ? `${pathname}?${search}` : pathname;
  return addressIn(path, languageOf(asked) ?? pageLanguages[0]) + hash;
};
