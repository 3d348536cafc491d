import type { IncomingMessage } from 'node:http';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';
import { pageWords } from './page-words';
import { resourcesPath, type Realm } from './realm';

/** What every page of the provider is made with. */
export interface PageContext {
  realm: Realm;
  locale: Locale;
  /** The store whose name and icon it wears. */
  store: { id: number; name: string; icon: string };
}

const localeCookie = /(?:^|;\s*)locale=(en|fr)(?:;|$)/;

/** The page's language: what the client asked for by `ui_locales`, else the shop's locale cookie, else English. */
function languageOf(request: IncomingMessage, uiLocales?: unknown): Locale {
  const asked = (typeof uiLocales === 'string' ? uiLocales.split(' ') : [])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'en' || tag === 'fr');
  const kept = localeCookie.exec(request.headers.cookie ?? '')?.[1];
  return (asked ?? kept ?? 'en') as Locale;
}

/**
 * Reads from a request what a page of the identity provider is made with: realm (shoppers or desks), language and store.
 * @param uiLocales languages that the client asks for
 */
export const readPageContext = async (
  realm: Realm,
  request: IncomingMessage,
  uiLocales?: unknown,
): Promise<PageContext> => ({
  realm,
  locale: languageOf(request, uiLocales),
  store: await realm.store(),
});

/** One page of the provider, around its content. */
export const pageShell = ({ realm, locale, store }: PageContext, title: string, body: string) => {
  const name = escapeHtml(store.name);
  const resources = `${realm.path}${resourcesPath}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${name}</title>
<link rel="icon" href="${escapeHtml(store.icon)}">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${resources}instrument-sans.woff2">
<link rel="stylesheet" href="${resources}page.css">
<script src="${resources}page.js" defer></script>
</head>
<body>
<header><a class="wordmark" href="${realm.shop}/">${name}</a></header>
<main>
${body}
<p class="back"><a href="${realm.shop}/">${escapeHtml(pageWords(locale, 'back'))}</a></p>
</main>
</body>
</html>`;
};

/** Told when the sign-in page was left open too long, or an invitation holds no longer. */
export const expiredPage = (at: PageContext, what: 'expired' | 'inviteGone' = 'expired') =>
  message(at, { title: `${what}Title`, text: what });

/** Told when the request for sign-in itself was wrong. @param detail for the developer who sees it. */
export const errorPage = (at: PageContext, detail: string) =>
  message(at, { title: 'errorTitle', text: 'error', detail });

type Word = Parameters<typeof pageWords>[1];

const message = (at: PageContext, say: { title: Word; text: Word; detail?: string }) => {
  const { locale } = at;
  const title = pageWords(locale, say.title);
  const detail = say.detail ? `<p class="detail">${escapeHtml(say.detail)}</p>` : '';
  const body = `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(pageWords(locale, say.text))}</p>${detail}`;
  return pageShell(at, title, body);
};

/**
 * Confirms signing out. A script presses the button at once for whoever comes from the store's own page.
 * @param form the provider's own form
 * @param fromElsewhere another site led here: the press is left to the person. Source: ASVS 5.0.0 10.6.2
 */
export const signOutPage = (at: PageContext, form: string, fromElsewhere: boolean) => {
  const t = (key: Word) => escapeHtml(pageWords(at.locale, key, { store: at.store.name }));
  return pageShell(
    at,
    pageWords(at.locale, 'signOutTitle'),
    `<h1>${t('signOutTitle')}</h1>
<p class="lead">${t('signOut')}</p>
${form}
<button type="submit" class="submit" form="op.logoutForm" name="logout" value="yes"${fromElsewhere ? '' : ' data-send'}>${t('signOutSubmit')}</button>`,
  );
};
