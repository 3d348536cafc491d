import { previewParam } from '@souk/domain';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { areaOf } from '../app/area';
import { hasDeskOrigin } from './desk-origin';
import type { HtmlOut } from './html-sink';
import { codingOf, packedPage } from './packed-page';
import { pageAddress } from './page-address';
import type { KeptPage } from './page-cache';
import { sharedHeaders } from './shared-cache';
import { differsByVisitor } from './releases/canary';
import type { Rendered } from './render-types';
import { nonceMark, securityHeaders } from './security';
import type { ServerConfig } from './config';
import type { ReleaseSet } from './releases/release-set';
import type { OwnOrigins } from './store-policy';

/** When it is worth to ask again for a page that could not be made. */
const retryAfterS = 5;

type Page = {
  status: number;
  isPrivate: boolean;
  hasNonce: boolean;
  keys: readonly string[];
  isIncomplete?: boolean;
  origins: OwnOrigins;
  dev: readonly string[];
};

/** What the head of an answer is made with. */
interface AnswerDeps {
  config: ServerConfig;
  releases: { set: ReleaseSet };
  scriptHashes: string;
}

/** Says in an answer's head what every page's says: what it may load, who may keep it, how it is allowed to run. */
const writeHead = (
  deps: AnswerDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: Page & { nonce: string | null },
) => {
  const { config, scriptHashes, releases } = deps;
  const { nonce } = page;
  const { pathname, searchParams } = pageAddress(req.url, config.publicOrigin);
  const area = areaOf(pathname);
  const isDesk = area !== null;
  const isFramed = hasDeskOrigin(config) && (isDesk || searchParams.has(previewParam));
  securityHeaders(res, nonce ? { nonce } : { hashes: scriptHashes }, {
    dev: [...page.dev, ...(config.mirror ? [config.mirror] : [])],
    store: page.origins,
    isDesk,
    ...(isFramed ? { frames: { desk: config.deskOrigin, shop: config.publicOrigin } } : {}),
  });
  res.statusCode = page.status;
  res.setHeader('content-type', 'text/html; charset=utf-8');
  // A cookie is one visitor's, and so is a page while a canary decides by visitor: a cache between must not give it to the next.
  const isOwn = page.isPrivate || page.hasNonce || page.status >= 500;
  if (isOwn || res.hasHeader('set-cookie') || differsByVisitor(releases.set, area)) {
    res.setHeader('cache-control', 'private, no-store');
    res.setHeader('vary', 'cookie, accept-encoding');
  } else for (const [name, value] of sharedHeaders(config, req, page)) res.setHeader(name, value);
  if (page.status >= 500) res.setHeader('retry-after', retryAfterS);
};

/**
 * A compressing way out for one visitor's own page, with a fresh nonce where the mark stands.
 * @returns null when the visitor has left
 */
export const startAnswer = (deps: AnswerDeps, req: IncomingMessage, res: ServerResponse, page: Page) => {
  if (res.destroyed) return null;
  const nonce = page.hasNonce ? randomBytes(16).toString('base64url') : null;
  writeHead(deps, req, res, { ...page, nonce });
  const out = compressed(req, res);
  return {
    write: (html: string) => out.write(nonce ? html.replaceAll(nonceMark, nonce) : html),
    flush: () => out.flush(),
    end: () => out.end(),
  };
};

/** A way out that compresses as the browser reads it, for an answer of which parts are sent as they come. */
export const compressed = (req: IncomingMessage, res: ServerResponse): HtmlOut => {
  const coding = codingOf(req);
  if (coding === 'identity') return { write: (html) => res.write(html), flush: () => {}, end: () => res.end() };
  res.setHeader('content-encoding', coding);
  const packer =
    coding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  // A visitor who leaves takes the packer along: its windows are megabytes outside the heap.
  pipeline(packer, res, () => packer.destroy());
  return { write: (html) => packer.write(html), flush: () => packer.flush(), end: () => packer.end() };
};

/** Sends a page that is the same for everybody: rendered just now, for somebody else, or before. */
export const sendPublic = async (
  deps: AnswerDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
): Promise<void> => {
  const coding = codingOf(req);
  const body = await packedPage(page, coding);
  if (res.destroyed) return;
  writeHead(deps, req, res, { ...page, isPrivate: false, hasNonce: false, dev: [], nonce: null });
  if (coding !== 'identity') res.setHeader('content-encoding', coding);
  res.setHeader('content-length', body.length);
  res.end(body);
};

/** Passes a visitor's own page on as it is rendered. */
export const passOnPage = (rendered: RenderedPage, answer: ReturnType<typeof startAnswer>) =>
  new Promise<void>((resolve) =>
    rendered.pipe({
      write: (html) => answer?.write(html),
      flush: () => answer?.flush(),
      end: () => {
        answer?.end();
        resolve();
      },
    }),
  );

/** @returns all of a page */
export const wholePage = (rendered: RenderedPage) =>
  new Promise<string>((resolve) => {
    let html = '';
    rendered.pipe({ write: (text) => (html += text), flush: () => {}, end: () => resolve(html) });
  });

type RenderedPage = Extract<Rendered, { kind: 'page' }>;
