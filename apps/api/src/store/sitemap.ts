import { addressIn, pageLanguages } from '@souk/domain';
import { escapeHtml } from '../http/escape-html';

/** An address of the store with when it last changed. */
export interface PublicPage {
  path: string;
  at: Date | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of sitemaps. Source: sitemaps.org, "Using Sitemap index files". */
export const sitemapIndex = (origin: string, paths: readonly string[]) =>
  `${head}<sitemapindex ${names}>${paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** One sitemap: whole addresses in every language, each naming the others; characters outside ASCII escaped as the protocol asks. */
export const sitemap = (origin: string, pages: readonly PublicPage[]) =>
  `${head}<urlset ${names} ${alternates}>${pages.map((page) => urlOf(origin, page)).join('')}</urlset>`;

const urlOf = (origin: string, { path, at }: PublicPage) => {
  const addresses = pageLanguages.map((language) => ({
    language,
    href: escapeHtml(encodeURI(origin + addressIn(path, language))),
  }));
  const links = addresses
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const lastmod = at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${lastmod}${links}</url>`).join('');
};

/**
 * What is a shopper's own, or no page at all, is kept from crawlers; what must not be indexed but may be read says so itself.
 * @param hasDesks the desks are on this origin
 */
export const robotsTxt = (origin: string, hasDesks: boolean) =>
  [
    'User-agent: *',
    ...[
      '/order/',
      '/users/',
      '/support/',
      '/callback',
      '/logout',
      '/middlewares/',
      '/actions/',
      '/auth/',
      '/sandbox/',
      ...(hasDesks ? ['/admin', '/sell'] : []),
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
