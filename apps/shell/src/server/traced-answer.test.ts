/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OtlpReceiver, openOtlpReceiver } from '@souk/run/otlp-receiver';
import { readTraceparent } from '@souk/contract/internal';
import { startTracing, stopTracing } from '@souk/telemetry';
import { answer } from './answer';
import { serverDeps } from './testing/server-deps';
import { createVisitorAddress } from './visitor-address';

let receiver: OtlpReceiver;
const asked: IncomingHttpHeaders[] = [];
const api = createServer((request, response) => {
  asked.push(request.headers);
  response.end('{}');
});
let shell: ReturnType<typeof createServer>;
const portOf = (server: typeof api) => (server.address() as AddressInfo).port;
const listen = (server: typeof api) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  receiver = await openOtlpReceiver();
  await listen(api);
  shell = createServer(
    answer(
      serverDeps({
        apiOrigin: `http://127.0.0.1:${portOf(api)}`,
        publicOrigin: 'http://shop.test',
        internalKey: 'k'.repeat(32),
        visitorAddress: createVisitorAddress(['loopback']),
        releaseDir: '/nowhere',
      }),
    ),
  );
  await listen(shell);
  await startTracing({ name: 'souk-shell', version: '1' }, { endpoint: receiver.url, headers: undefined, share: 1 });
});
afterAll(async () => {
  await stopTracing();
  for (const server of [shell, api]) {
    server.closeAllConnections();
    server.close();
  }
  await receiver.close();
});

test('a call that is passed on is a step of the trace that came, and the api’s a step below it', async () => {
  const traceId = 'a'.repeat(32);
  const reply = await fetch(`http://127.0.0.1:${portOf(shell)}/api/front/store?who=ann`, {
    headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-00` },
  });
  await fetch(`http://127.0.0.1:${portOf(shell)}/healthz`);
  await stopTracing();
  expect(reply.headers.get('x-request-id')).toBe(traceId);
  expect(receiver.spans).toMatchObject([
    {
      service: 'souk-shell',
      name: 'GET call',
      traceId,
      parentSpanId: 'b'.repeat(16),
      attributes: { 'http.response.status_code': 200 },
    },
  ]);
  expect(readTraceparent(asked[0]?.['traceparent'])).toEqual({
    traceId,
    spanId: receiver.spans[0]?.spanId,
    traceFlags: 1,
  });
  expect(JSON.stringify(receiver.spans)).not.toContain('ann');
});
