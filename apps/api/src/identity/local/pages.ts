import type { IncomingMessage } from 'node:http';
import type { Locale } from '../../http/locale';
import { pageWords } from './page-words';
import { resourcesPath, type Realm } from './realm';

/** The shop's name on the provider's pages. */
export const store = 'Souk';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const localeCookie = /(?:^|;\s*)locale=(en|fr)(?:;|$)/;

/** The page's language: what the client asked for by `ui_locales`, else the shop's locale cookie, else English. */
export function languageOf(request: IncomingMessage, uiLocales?: unknown): Locale {
  const asked = (typeof uiLocales === 'string' ? uiLocales.split(' ') : [])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'en' || tag === 'fr');
  const kept = localeCookie.exec(request.headers.cookie ?? '')?.[1];
  return (asked ?? kept ?? 'en') as Locale;
}

/** One page of the provider, around its content. */
export const pageShell = (realm: Realm, locale: Locale, title: string, body: string) => {
  const resources = `${realm.path}${resourcesPath}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${store}</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="${resources}instrument-sans.woff2">
<link rel="stylesheet" href="${resources}page.css">
<script src="${resources}page.js" defer></script>
</head>
<body>
<header><a class="wordmark" href="${realm.origin}/">${store}</a></header>
<main>
${body}
<p class="back"><a href="${realm.origin}/">${escapeHtml(pageWords(locale, 'back'))}</a></p>
</main>
</body>
</html>`;
};

/** Told when the sign-in page was left open too long. */
export const expiredPage = (realm: Realm, locale: Locale) =>
  message(realm, locale, { title: 'expiredTitle', text: 'expired' });

/** Told when the request for sign-in itself was wrong. @param detail for the developer who sees it. */
export const errorPage = (realm: Realm, locale: Locale, detail: string) =>
  message(realm, locale, { title: 'errorTitle', text: 'error', detail });

type Word = Parameters<typeof pageWords>[1];

const message = (realm: Realm, locale: Locale, say: { title: Word; text: Word; detail?: string }) => {
  const title = pageWords(locale, say.title);
  const detail = say.detail ? `<p class="detail">${escapeHtml(say.detail)}</p>` : '';
  const body = `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(pageWords(locale, say.text))}</p>${detail}`;
  return pageShell(realm, locale, title, body);
};

/** Confirms signing out; a script sends the form at once where there are scripts. @param form the provider's own form */
export const signOutPage = (realm: Realm, locale: Locale, form: string) =>
  pageShell(
    realm,
    locale,
    pageWords(locale, 'signOutTitle'),
    `<h1>${escapeHtml(pageWords(locale, 'signOutTitle'))}</h1>
<p class="lead">${escapeHtml(pageWords(locale, 'signOut', { store }))}</p>
${form}
<button type="submit" class="submit" form="op.logoutForm" name="logout" value="yes" data-send>${escapeHtml(pageWords(locale, 'signOutSubmit'))}</button>`,
  );
