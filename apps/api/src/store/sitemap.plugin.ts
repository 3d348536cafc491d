import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { notFound } from '../errors';
import { countSitemapProducts, findPublicPages, findStore, findSitemapProducts } from './store.repository';
import { fixedPaths } from './fixed-paths';
import type { Stores } from './stores';
import { robotsTxt, sitemap, sitemapIndex } from './sitemap';

/** Products in one sitemap, in two languages; the protocol allows 50,000 addresses and 50 MB. */
const productsEach = 20_000;
const anHour = 'public, max-age=3600';

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists: everything public, and nothing else. */
export const sitemapPlugin = (app: FastifyInstance, { stores, config }: { stores: Stores; config: Config }) => {
  const storeAt = async (host: string) => {
    const id = await stores.byHost(host);
    const domain = (await findStore(id))?.domain_url.replace(/\/$/, '') ?? '';
    const named = domain.includes('://') ? domain : `https://${domain}`;
    return { id, origin: domain === '' ? config.publicOrigin : named };
  };

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await storeAt(request.hostname);
    const text = robotsTxt(origin, config.deskOrigin === config.publicOrigin);
    return reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(text);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { id, origin } = await storeAt(request.hostname);
    const count = Math.ceil((await countSitemapProducts(id)) / productsEach);
    const paths = Array.from({ length: count }, (_none, at) => `/sitemap-products-${at + 1}.xml`);
    return reply
      .type('application/xml')
      .header('cache-control', anHour)
      .send(sitemapIndex(origin, ['/sitemap-pages.xml', ...paths]));
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const { id, origin } = await storeAt(request.hostname);
    const pages = [...fixedPaths.map((path) => ({ path, at: null })), ...(await findPublicPages(id))];
    return reply.type('application/xml').header('cache-control', anHour).send(sitemap(origin, pages));
  });

  app.get<{ Params: { number: string } }>('/sitemap-products-:number(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const { id, origin } = await storeAt(request.hostname);
    const number = Number(request.params.number);
    const pages = await findSitemapProducts(id, { offset: (number - 1) * productsEach, limit: productsEach });
    if (pages.length === 0) throw notFound();
    return reply.type('application/xml').header('cache-control', anHour).send(sitemap(origin, pages));
  });
};
