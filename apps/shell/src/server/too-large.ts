import { toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookiesOf } from './cookies';
import { sendPlainPage } from './plain-page';

const words: Readonly<Record<Locale, { tooLarge: string; home: string }>> = {
  en: { tooLarge: 'That is too large to send', home: 'Back home' },
  fr: { tooLarge: 'L’envoi est trop volumineux', home: 'Retour à l’accueil' },
};

/** A form of a page asks for a page; everything else is a script's. */
const wantsPage = (req: IncomingMessage) => String(req.headers.accept ?? '').includes('text/html');

/** Refuses a body: 413, as a page or in the envelope. @param mustClose the body was not read to its end */
export const sendTooLarge = (req: IncomingMessage, res: ServerResponse, mustClose: boolean) => {
  const { tooLarge, home } = words[toLocale(cookiesOf(req)['locale'])];
  if (mustClose) res.setHeader('connection', 'close');
  if (wantsPage(req)) return sendPlainPage(req, res, { status: 413, message: tooLarge, link: { to: '/', text: home } });
  res.writeHead(413, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify({ code: 413, message: tooLarge, data: null }));
};
