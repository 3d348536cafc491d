/** An address of the store with when it last changed. */
export interface PublicPage {
  path: string;
  at: Date | null;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const text = (value: string) => value.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of sitemaps. Source: sitemaps.org, "Using Sitemap index files". */
export const sitemapIndex = (origin: string, paths: readonly string[]) =>
  `${head}<sitemapindex ${names}>${paths.map((path) => `<sitemap><loc>${text(origin + path)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** One sitemap: whole addresses, characters outside ASCII escaped as the protocol asks. */
export const sitemap = (origin: string, pages: readonly PublicPage[]) =>
  `${head}<urlset ${names}>${pages.map((page) => urlOf(origin, page)).join('')}</urlset>`;

const urlOf = (origin: string, { path, at }: PublicPage) =>
  `<url><loc>${text(encodeURI(origin + path))}</loc>${at ? `<lastmod>${at.toISOString()}</lastmod>` : ''}</url>`;

/** What is a shopper's own, or no page at all, is kept from crawlers; what must not be indexed but may be read says so itself. */
export const robotsTxt = (origin: string) =>
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
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
