import { type OtlpReceiver, openOtlpReceiver } from '@souk/run/otlp-receiver';
import { startTracing, stopTracing } from '@souk/telemetry';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let receiver: OtlpReceiver;
let address: string;
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  app = await createTestApp({ products: 20 });
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  await startTracing({ name: 'souk-api', version: '1' }, { endpoint: receiver.url, headers: undefined, share: 1 });
});
afterAll(async () => {
  await stopTracing();
  await app.close();
  await receiver.close();
});

const traceId = 'c'.repeat(32);
const ask = (path: string, body?: unknown) =>
  fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { traceparent: `00-${traceId}-${'d'.repeat(16)}-00`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('a request is one trace from its route to its statements, without an address or a value', async () => {
  await ask('/readyz');
  expect((await ask('/api/front/product/reply/list/1?q=hidden-term')).status).toBe(200);
  const posted = await ask('/api/front/login/email/captcha', 'trace@souk.test');
  await app.deps.jobs.runDue();
  await stopTracing();
  const found = receiver.spans.filter((span) => span.traceId === traceId);
  const requests = found.filter(({ parentSpanId }) => parentSpanId === 'd'.repeat(16));
  expect(requests.map(({ name }) => name)).toEqual([
    'GET /api/front/product/reply/list/:productId',
    expect.stringMatching(/^POST \/api\//),
  ]);
  for (const { spanId } of requests) {
    const below = found.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(below.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/select|insert/i),
    );
  }
  expect(JSON.stringify(receiver.spans)).not.toMatch(/hidden-term|trace@souk\.test/);
  expect(posted.status).toBeLessThan(500);
});
