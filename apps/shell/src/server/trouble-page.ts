import { toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookiesOf } from './cookies';
import { sendPlainPage } from './plain-page';

type Words = { broken: string; tooMany: string; nothing: string; again: string; home: string };

/** The page's own words are compiled for the browser; these are for when there is no page. Source: spec 8, the 500 and 429 rows. */
const words: Readonly<Record<Locale, Words>> = {
  en: {
    broken: 'Something went wrong on the server side, please try again later',
    tooMany: 'Too many requests, please wait a moment',
    nothing: 'There is nothing at this address',
    again: 'Try again',
    home: 'Back home',
  },
  fr: {
    broken: 'Un problème est survenu sur le serveur, veuillez réessayer plus tard',
    tooMany: 'Trop de demandes, veuillez patienter un instant',
    nothing: 'Il n’y a rien à cette adresse',
    again: 'Réessayer',
    home: 'Retour à l’accueil',
  },
};

const wordsFor = (req: IncomingMessage) => words[toLocale(cookiesOf(req)['locale'])];

/** Says that nothing can be shown for now, and when it is worth another try. */
export const sendBroken = (req: IncomingMessage, res: ServerResponse, status: 500 | 503, retryAfterS?: number) => {
  const { broken, home } = wordsFor(req);
  sendPlainPage(req, res, {
    status,
    message: broken,
    link: { to: '/', text: home },
    ...(retryAfterS ? { retryAfterS } : {}),
  });
};

/** Says that this address asks too often. */
export const sendTooMany = (req: IncomingMessage, res: ServerResponse, retryAfterS: number) => {
  const { tooMany, again } = wordsFor(req);
  sendPlainPage(req, res, { status: 429, message: tooMany, link: { to: req.url ?? '/', text: again }, retryAfterS });
};

/** Says that this origin has no such address. */
export const sendNothingHere = (req: IncomingMessage, res: ServerResponse): true => {
  const { nothing, home } = wordsFor(req);
  sendPlainPage(req, res, { status: 404, message: nothing, link: { to: '/', text: home } });
  return true;
};
