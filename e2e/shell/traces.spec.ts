import { type OtlpReceiver, openOtlpReceiver } from '@souk/run/otlp-receiver';
import { federationPort, openStore } from '../federation/store';
import { expect, test, untilHydrated } from '../fixtures';

test.describe.configure({ mode: 'serial' });

let receiver: OtlpReceiver;
let store: Awaited<ReturnType<typeof openStore>>;
// Playwright wants a destructuring pattern here, also for an empty one.
test.beforeAll(async ({}, { parallelIndex }) => {
  receiver = await openOtlpReceiver();
  store = await openStore(federationPort + 40 + parallelIndex, {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
  });
});
test.afterAll(async () => {
  await store.close();
  await receiver.close();
});

const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);
/** The names of a span and of all above it, the span itself first. */
const wayUp = (spanId: string): string[] => {
  const span = receiver.spans.find((one) => one.spanId === spanId);
  return span ? [`${span.service} ${span.name}`, ...wayUp(span.parentSpanId)] : [];
};
const isStatement = (span: { attributes: Record<string, unknown> }) => 'db.query.text' in span.attributes;

test('a press in the browser is one trace through the shell server and the api to the statement', async ({ page }) => {
  await page.goto(`${store.origin}/product/steel-kettle`);
  await untilHydrated(page);
  const answered = page.waitForResponse(
    (response) => /\/api\/front\/cart\//.test(response.url()) && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const traceId = (await (await answered).headerValue('x-request-id')) ?? '';
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => spansOf(traceId).filter(isStatement).length).toBeGreaterThan(0);
  await expect
    .poll(() => wayUp(spansOf(traceId).find(isStatement)?.spanId ?? ''))
    .toEqual(['souk-api sql', expect.stringMatching(/^souk-api POST \/api\/front\/cart\//), 'souk-shell POST call']);
});

test('a page that is rendered is one trace with all that it asks the api for', async ({ request }) => {
  const reply = await request.get(`${store.origin}/products/all?q=bowl`);
  const traceId = reply.headers()['x-request-id'] ?? '';
  const names = () => spansOf(traceId).map(({ service, name }) => `${service} ${name}`);
  // Each server sends its spans when it has some: the api's may come after the page's.
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        'souk-shell GET page',
        'souk-shell render',
        expect.stringMatching(/^souk-api GET \/api\//),
      ]),
    );
  expect(JSON.stringify(spansOf(traceId))).not.toContain('bowl');
});
