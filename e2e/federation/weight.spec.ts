import { get } from 'node:http';
import { expect, test } from '../fixtures';

/** Bytes of brotli JavaScript of the product page before a shopper does anything. Source: docs/performance.md, Pages. */
const budgetBytes = 150_000;

/** Size of a file as it is sent: counted on the wire, nothing is unpacked. */
const sentBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

// Each on a page of its own: what one page asks for late is not counted as the next one's.
for (const path of ['/products/all', '/product/steel-kettle'])
  test(`${path} fetches no remote until it is touched, and a product page stays within its budget`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    const come = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') come.add(request.url());
    });
    await page.goto(path);
    // The last that a page fetches by itself, once the browser has nothing else to do; then what that asks for in its turn.
    await expect.poll(() => [...come].join()).toContain('/extras.js');
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await expect.poll(() => [...scripts].filter((url) => !come.has(url))).toEqual([]);
    const weights = await Promise.all([...scripts].map(sentBytes));
    expect([...scripts].filter((url) => !url.includes('/remotes/shell/'))).toEqual([]);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    if (path.startsWith('/product/')) expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budgetBytes);
  });

test('a press on a page that sleeps wakes it, is kept, and counts once', async ({ page }) => {
  await page.goto('/product/steel-kettle');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const part = page.locator('main > [data-owner=catalog]');
  await expect(part).not.toHaveAttribute('data-live');
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  await more.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2');
  await expect(part).toHaveAttribute('data-live');
});

test('a link pressed while its page still sleeps opens in the same document', async ({ page }) => {
  await page.goto('/products/all');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // The list that was left asleep stands again, alive.
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('main > [data-owner=catalog]')).toHaveAttribute('data-live');
});
