import { previewParam } from '@souk/domain';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { areaOf } from '../app/area';
import { hasDeskOrigin } from './desk-origin';
import { pageAddress } from './page-address';
import type { KeptPage } from './page-cache';
import type { Metrics, PageSource } from './metrics';
import { sharedHeaders } from './shared-cache';
import { hasCanary } from './releases/canary';
import type { Rendered } from './render';
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
  origins: OwnOrigins;
  dev: readonly string[];
};

/** What the head of an answer is made with. */
interface AnswerDeps {
  config: ServerConfig;
  releases: { set: ReleaseSet };
  scriptHashes: string;
  metrics: Metrics;
}

/**
 * A compressing way out for this visitor. In a page of their own it puts a fresh nonce where the mark stands.
 * @returns null when the visitor has left: the page is still made for those who wait for it
 */
export const startAnswer = (deps: AnswerDeps, req: IncomingMessage, res: ServerResponse, page: Page) => {
  if (res.destroyed) return null;
  const { config, scriptHashes, releases } = deps;
  const nonce = page.hasNonce ? randomBytes(16).toString('base64url') : null;
  const { pathname, searchParams } = pageAddress(req.url, config.publicOrigin);
  const isDesk = areaOf(pathname) !== null;
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
  if (isOwn || res.hasHeader('set-cookie') || hasCanary(releases.set)) {
    res.setHeader('cache-control', 'private, no-store');
    res.setHeader('vary', 'cookie, accept-encoding');
  } else for (const [name, value] of sharedHeaders(config, req, page.keys)) res.setHeader(name, value);
  if (page.status >= 500) res.setHeader('retry-after', retryAfterS);
  const out = compressed(req, res);
  return {
    write: (html: string) => out.write(nonce ? html.replaceAll(nonceMark, nonce) : html),
    flush: () => out.flush?.(),
    end: () => out.end(),
  };
};

type Out = NodeJS.WritableStream & { flush?: () => void };

const compressed = (req: IncomingMessage, res: ServerResponse): Out => {
  const accepts = String(req.headers['accept-encoding'] ?? '');
  const way = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
  if (!way) return res as unknown as Out; // an answer has no `flush` of this shape, and the type leaves it out
  res.setHeader('content-encoding', way);
  const packer =
    way === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 5 });
  // A visitor who leaves takes the packer along: its windows are megabytes outside the heap.
  pipeline(packer, res, () => packer.destroy());
  return packer as unknown as Out; // `flush` of a packer also takes a callback, which nobody here gives
};

/** Sends a page that was rendered before, or for somebody else just now. */
export const sendKept = (
  deps: AnswerDeps,
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage & { source: PageSource },
) => {
  deps.metrics.countPage(page.source);
  const out = startAnswer(deps, req, res, { ...page, isPrivate: false, hasNonce: false, dev: [] });
  out?.write(page.html);
  out?.end();
};

/** Passes a page on as it is rendered. @returns all of it */
export const collect = (rendered: Extract<Rendered, { kind: 'page' }>, answer: ReturnType<typeof startAnswer>) =>
  new Promise<string>((resolve, reject) => {
    let html = '';
    const sink = Object.assign(new PassThrough(), { flush: () => answer?.flush() });
    sink.setEncoding('utf8');
    sink.on('data', (text: string) => {
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
