import type { ServerResponse } from 'node:http';
import type { OwnOrigins } from './store-policy';

/**
 * Origins beyond our own: of remotes in development, and those that the store's settings open. A desk's page opens none of the
 * latter, stands in no frame and in no search engine, and tells no other site its address.
 */
type Policy = {
  dev: readonly string[];
  store: OwnOrigins;
  isDesk?: boolean;
  /** A desk on an origin of its own, which shows drafts of the shop's pages in frames; `shop` is where those are. */
  frames?: { desk: string; shop: string } | undefined;
};

/** What allows inline scripts: the nonce of this answer, or the hashes of all that public pages have. */
export type InlineScripts = { nonce: string } | { hashes: string };

const nowhere = { script: '', connect: '', img: '', style: '', font: '', frame: '' };

/** Stands for the nonce while a page is rendered; replaced by a fresh one for every answer. */
export const nonceMark = 'SOUKNONCE0000000000000';

/**
 * Scripts run only from our own files, with the page's nonce, or as the hashes know them. Styles may stand inline: styled-components writes them.
 * Source: docs/adr, content security policy.
 */
export const securityHeaders = (res: ServerResponse, inline: InlineScripts, more: Policy) => {
  const dev = more.dev.join(' ');
  const { script, connect, img, style, font, frame } = more.isDesk ? nowhere : more.store;
  res.setHeader(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' ${'nonce' in inline ? `'nonce-${inline.nonce}'` : inline.hashes} ${dev}${script}`,
      `style-src 'self' 'unsafe-inline'${style}`,
      `img-src 'self' data: blob:${img}`,
      `font-src 'self'${font}`,
      `connect-src 'self' ${dev} ${dev.replaceAll('http:', 'ws:')}${connect}`,
      `frame-src 'self'${more.isDesk && more.frames ? ` ${more.frames.shop}` : frame}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${more.isDesk ? "'none'" : `'self'${more.frames ? ` ${more.frames.desk}` : ''}`}`,
    ].join('; '),
  );
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', more.isDesk ? 'no-referrer' : 'strict-origin-when-cross-origin');
  if (more.isDesk) res.setHeader('x-robots-tag', 'noindex, nofollow');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  // Windows that a page opens (PayPal, a sign-in) may speak to it; one that opened it may not. The one that a desk
  // opens to confirm a sign-in speaks to it as tabs do.
  res.setHeader('cross-origin-opener-policy', more.isDesk ? 'same-origin' : 'same-origin-allow-popups');
};
