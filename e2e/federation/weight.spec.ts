import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test, withoutChannel } from '../fixtures';

/** Bytes in brotli: JavaScript, and the data that all pages share, which used to stand in each page. Source: docs/performance.md, Pages. */
const budgets = { document: 10_000, application: 182_500, sharedData: 4_500 };

/** Size of a file as it is sent: counted on the wire, nothing is unpacked. */
const sentBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test.beforeEach(async ({ page }) => void (await withoutChannel(page)));

/** Scripts that have run or were asked to run: elements, not what was prefetched. */
const scriptFiles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src));

/** What was fetched beforehand. @param kind scripts, or the data that all pages share */
const prefetched = (page: Page, kind: 'script' | 'fetch') =>
  page.evaluate(
    (as) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=prefetch][as=${as}]`)].map(({ href }) => href),
    kind,
  );

const pages = [
  '/products/all',
  '/products/product_search?title=kettle',
  '/collections/drinkware',
  '/product/steel-kettle',
];
for (const path of pages)
  test(`[LAYOUT-12] ${path} runs its own small script alone, and fetches the application’s files while it rests`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect.poll(() => prefetched(page, 'script')).not.toEqual([]);
    const files = await scriptFiles(page);
    expect(files).toEqual([expect.stringMatching(/\/remotes\/shell\/[^/]+\/client\/document\.js$/)]);
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*(?:json|src=))[^>]*>(.+?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    );
    expect(inline.join('').length).toBeGreaterThan(1_000);
    const fileBytes = await sentBytes(files[0] ?? '');
    expect(fileBytes).toBeGreaterThan(1_000);
    expect(fileBytes + brotliCompressSync(inline.join('\n')).length).toBeLessThan(budgets.document);
    const weightOf = async (kind: 'script' | 'fetch') => {
      const weights = await Promise.all((await prefetched(page, kind)).map(sentBytes));
      expect(Math.min(...weights)).toBeGreaterThan(0);
      return weights.reduce((sum, bytes) => sum + bytes, 0);
    };
    expect(await weightOf('script')).toBeLessThan(budgets.application);
    expect(await weightOf('fetch')).toBeLessThan(budgets.sharedData);
  });

for (const path of ['/', '/products/all', '/product/steel-kettle'])
  test(`[LAYOUT-12] ${path} comes to rest: each of its requests ends`, async ({ page }) => {
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.goto(path);
    // what the document asks for at its first idle moment is under way by then
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  });

test('a move, a touch and a short scroll start nothing; the end of a list does', async ({ page }) => {
  await page.goto('/products/all');
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-header-bar][data-fixed=true]')).toBeAttached();
  await expect(page.locator('script[src]:not(#souk-document)')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});
