import { freePort } from '@souk/run/port';
import { federationPort, openStore } from '../federation/store';
import { expect, test } from '../fixtures';

test.describe.configure({ mode: 'serial' });

let store: Awaited<ReturnType<typeof openStore>>;
let metrics: string;
// Playwright wants a destructuring pattern here, also for an empty one.
test.beforeAll(async ({}, { parallelIndex }) => {
  const port = String(await freePort());
  metrics = `http://127.0.0.1:${port}/metrics`;
  store = await openStore(federationPort + 45 + parallelIndex, { settings: { VITALS_SHARE: '1', METRICS_PORT: port } });
});
test.afterAll(() => store.close());

test('a visit of the sample tells how its page was when it is left, and nothing of who it was', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/beacon')) told.push(request.postData() ?? '');
  });
  const script = page.waitForResponse(/\/beacon\/vitals\.js/);
  const token = page.waitForResponse((reply) => reply.url().endsWith('/beacon') && reply.request().method() === 'GET');
  await page.goto(`${store.origin}/product/steel-kettle?from=a-friend`);
  expect((await script).status()).toBe(200);
  expect((await token).status()).toBe(200);
  // left without a touch: what is final only when a page is hidden (LCP, CLS) belongs to its report as well
  await page.goto('about:blank');
  const figures = async () => (await fetch(metrics)).text();
  await expect.poll(figures).toMatch(/souk_web_vitals_seconds_count\{name="LCP",page="product",release="[^"]+"\} 1/);
  expect(await figures()).toMatch(/souk_web_vitals_layout_shift_count\{[^}]*page="product"[^}]*\} 1/);
  for (const text of told) expect(text).not.toMatch(/kettle|friend|cart|uuid/i);
});
