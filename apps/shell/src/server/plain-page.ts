import { toLocale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookiesOf } from './cookies';
import { escaped } from './escaped';

/** A page of one sentence and one link: for browsers without scripts, and for when nothing can be rendered. */
export const sendPlainPage = (
  req: IncomingMessage,
  res: ServerResponse,
  page: { status: number; message: string; link: { to: string; text: string }; retryAfterS?: number },
) => {
  if (res.headersSent) return void res.destroy();
  res.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(page.retryAfterS ? { 'retry-after': String(page.retryAfterS) } : {}),
  });
  res.end(
    `<!doctype html><html lang="${toLocale(cookiesOf(req)['locale'])}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${escaped(page.message)}</title>` +
      `<body style="font:18px/1.5 system-ui;max-width:34rem;margin:20vh auto;padding:0 1rem"><main>` +
      `<h1 style="font-weight:500">${escaped(page.message)}</h1><p><a href="${escaped(page.link.to)}">${escaped(page.link.text)}</a></p></main>`,
  );
};
