import { sql } from 'kysely';
import { run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

describe('the store and what its owner set', () => {
  test('[CALL-01] [STORE-01] details of the store, in the language asked for', async () => {
    const english = await store.call('storeDetails');
    expect(english.data).toMatchObject({ id: 1, name: 'Souk', email: 'hello@souk.test', showDefaultFooter: true });
    const french = await store.call('storeDetails', { headers: { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' } });
    expect(french.data.storeVision).toMatch(/Souk réunit/);
  });

  test('[CALL-01] a store that does not exist is 404 in the envelope', async () => {
    const answer = await store.call('storeDetails', { query: { storeId: 99 } });
    expect(answer).toMatchObject({ status: 404, code: 404, message: 'No data found' });
  });

  test('a store is chosen by its host name', async () => {
    await run(sql`insert into store(id, name, hosts) values (2, 'Second', array['second.test'])`);
    store.deps.stores.forget();
    expect((await store.call('storeDetails', { headers: { host: 'second.test' } })).data.name).toBe('Second');
    expect((await store.call('productList', { query: { storeId: 2 } })).data.total).toBe(0);
    expect((await store.call('storeDetails', { headers: { host: 'other.test' } })).data.name).toBe('Souk');
  });

  test('[CALL-02] [STORE-02] the theme is a JSON text that may hold header.html; null without one', async () => {
    expect((await store.call('storeTheme')).data.html).toBeNull();
    await run(sql`update store set theme = '{"header.html":"<b>Hi</b>"}' where id = 1`);
    expect(JSON.parse((await store.call('storeTheme')).data.html)).toEqual({ 'header.html': '<b>Hi</b>' });
  });

  test('[CALL-03] a header or footer page when the owner made one, null when not, 400 for another type', async () => {
    await run(sql`delete from store_page where store_id = 1`);
    expect((await store.call('storePage', { query: { type: 'FOOTER' } })).data).toBeNull();
    await run(sql`insert into store_page(store_id, type, html, css) values (1, 'FOOTER', '/f.html', '/a.css,/b.css')`);
    expect((await store.call('storePage', { query: { type: 'FOOTER' } })).data).toMatchObject({ html: '/f.html' });
    expect((await store.call('storePage', { query: { type: 'SIDE' } })).status).toBe(400);
  });

  test('[CALL-05] [WIDGET-06] the WhatsApp widget is a JSON text', async () => {
    const { data } = await store.call('storeWidget', { query: { type: 'WHATSAPP' } });
    expect(JSON.parse(data.data)).toMatchObject({ name: 'Souk', status: true });
    expect((await store.call('storeWidget')).code).toBe(400);
  });

  test('[CALL-06] the home page: banners, six categories, flash sale, best sellers, merchants', async () => {
    const { data } = await store.call('homeIndex');
    expect(data.banners).toHaveLength(3);
    expect(data.categories).toHaveLength(6);
    expect(data.flashSale.products.length).toBeGreaterThan(3);
    expect(data.bestSellers[0].sales).toBeGreaterThanOrEqual(data.bestSellers[1].sales);
    expect(data.merchants[0].products).toHaveLength(4);
    expect(data.shopPayCurrency.symbol).toBe('$');
  });

  test('[CALL-08] the category tree has three levels', async () => {
    const { data } = await store.call('categoryTree', { headers: { 'accept-language': 'fr' } });
    expect(data[0]).toMatchObject({ name: 'Cuisine', level: 1 });
    expect(data[0].childList[0].childList[0]).toMatchObject({ level: 3, childList: [] });
  });

  test('[CALL-23] the streaming channel', async () => {
    expect(await store.call('streamingChannel')).toMatchObject({ code: 200, data: { type: 'IFRAME' } });
  });

  test('public settings hold no secret', async () => {
    const { data } = await store.call('config');
    expect(data).toMatchObject({ sandbox: true, stripeScriptUrl: '/sandbox/stripe/stripe.js' });
    expect(JSON.stringify(data)).not.toMatch(/secret|sk_/i);
  });

  test('the sitemap names products, collections and fixed pages', async () => {
    const answer = await store.call('sitemap');
    expect(answer.message).toBe('success');
    const paths = answer.data.pages.map((one: { path: string }) => one.path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/product/linen-shirt', '/collections/bowls', '/p/landing-scarf']),
    );
    expect(paths).not.toContain('/product/hidden-vase');
  });

  test('pages and sitemaps name the origin that shoppers use, unless the owner set another', async () => {
    const named = async () => {
      const { data } = await store.call('storeDetails');
      return [data.domainUrl, locs(await text('/sitemap.xml'))[0]];
    };
    expect(await named()).toEqual(['http://localhost:4200', 'http://localhost:4200/sitemap-pages.xml']);
    await run(sql`update store set domain_url = 'shop.example' where id = 1`);
    expect(await named()).toEqual(['shop.example', 'https://shop.example/sitemap-pages.xml']);
    await run(sql`update store set domain_url = '' where id = 1`);
  });

  const text = async (url: string) => (await store.app.inject({ url })).payload;
  const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? '');

  test('the sitemap index names sitemaps, and those name every public page by its whole address', async () => {
    const sitemaps = locs(await text('/sitemap.xml'));
    expect(sitemaps).toEqual([
      'http://localhost:4200/sitemap-pages.xml',
      'http://localhost:4200/sitemap-products-1.xml',
    ]);
    const pages = await Promise.all(sitemaps.map((address) => text(new URL(address).pathname)));
    const all = pages.flatMap(locs);
    expect(new Set(all).size).toBe(all.length);
    for (const path of ['/', '/product/linen-shirt', '/collections/bowls', '/p/landing-scarf']) {
      expect(all).toContain(`http://localhost:4200${path}`);
      expect(all).toContain(`http://localhost:4200${path}?lang=fr`);
    }
    expect(pages.join('')).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="http://localhost:4200/product/linen-shirt?lang=fr"/>',
    );
    expect(all.join(' ')).not.toMatch(/hidden-vase|\/users\/|\/order\//);
    expect(pages.join('')).toContain('<lastmod>');
    expect(pages.join('')).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  test.each(['/sitemap-products-0.xml', '/sitemap-products-99.xml', '/sitemap-products-x.xml'])(
    '%s is no sitemap',
    async (url) => {
      expect((await store.app.inject({ url })).statusCode).toBe(404);
    },
  );

  test('robots are told where the sitemap is, and what is a shopper’s own', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Sitemap: http://localhost:4200/sitemap.xml');
    expect(robots).toMatch(/^Disallow: \/users\/$/m);
  });

  test('[DESK-26] robots are kept from the desks where these are on the shop’s origin', async () => {
    expect(await text('/robots.txt')).toMatch(/^Disallow: \/admin\nDisallow: \/sell$/m);
    const { deskOrigin } = store.deps.config;
    Object.assign(store.deps.config, { deskOrigin: 'https://desk.example' });
    expect(await text('/robots.txt')).not.toMatch(/admin|sell/);
    Object.assign(store.deps.config, { deskOrigin });
  });

  test('[CALL-06] a flash sale that is over is gone', async () => {
    await store.deps.clock.advance(6 * 86_400_000);
    expect((await store.call('homeIndex')).data.flashSale).toBeNull();
  });
});
