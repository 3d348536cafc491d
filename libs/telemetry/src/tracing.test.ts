import { readTraceparent, traceIdOf } from '@souk/contract/internal';
import { startTracing, step, stopTracing, tracing, tracingSettings } from './index';
import { type OtlpReceiver, openOtlpReceiver } from '@souk/run/otlp-receiver';

const header = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
let receiver: OtlpReceiver;
beforeAll(async () => void (receiver = await openOtlpReceiver()));
afterAll(() => receiver.close());
afterEach(async () => {
  await stopTracing();
  receiver.spans.length = 0;
});
const start = (share = 1) =>
  startTracing({ name: 'test', version: '1' }, { endpoint: receiver.url, headers: 'key=a%20b,other=c=d', share });

const work = async () => {
  const span = tracing().begin('GET /', { kind: 'server', parent: header, attributes: { 'http.route': '/' } });
  await tracing().within(span, async () => {
    await step(
      'select',
      () => ({ kind: 'client' }),
      async () => undefined,
    );
    await step(
      'fails',
      () => ({ kind: 'client' }),
      () => Promise.reject(new TypeError('no')),
    ).catch(() => undefined);
  });
  span.end();
  return span.traceparent;
};

test('off, a trace’s number is carried on and nothing is sent', async () => {
  expect(tracing().isOn).toBe(false);
  expect(traceIdOf(await work())).toBe('a'.repeat(32));
  await stopTracing();
  expect(receiver.spans).toEqual([]);
});

test('on, steps stand below each other in the trace that came, with what the collector asks for', async () => {
  await start();
  const sent = await work();
  await stopTracing();
  const spanOf = (name: string) => receiver.spans.find((span) => span.name === name);
  expect(spanOf('GET /')).toMatchObject({
    service: 'test',
    traceId: 'a'.repeat(32),
    parentSpanId: 'b'.repeat(16),
    attributes: { 'http.route': '/' },
  });
  expect(readTraceparent(sent)?.spanId).toBe(spanOf('GET /')?.spanId);
  expect(spanOf('select')?.parentSpanId).toBe(spanOf('GET /')?.spanId);
  expect(spanOf('fails')).toMatchObject({ isFailed: true, attributes: { 'error.type': 'TypeError' } });
  expect(receiver.headers).toMatchObject({ key: 'a b', other: 'c=d' });
});

test('the number of a trace decides whether it is recorded, not the flag of whoever asks', async () => {
  await start(0);
  const span = tracing().begin('GET /', { kind: 'server', parent: header.replace(/00$/, '01') });
  span.end();
  expect(readTraceparent(span.traceparent)?.traceFlags).toBe(0);
  await stopTracing();
  expect(receiver.spans).toEqual([]);
});

test('a step outside any trace is done and not recorded', async () => {
  await start();
  expect(
    await step(
      'select',
      () => ({ kind: 'client' }),
      async () => 7,
    ),
  ).toBe(7);
  await stopTracing();
  expect(receiver.spans).toEqual([]);
});

test('a collector that is out costs nobody anything', async () => {
  await startTracing({ name: 'test', version: '1' }, { endpoint: 'http://127.0.0.1:9', headers: undefined, share: 1 });
  await work();
  await stopTracing();
});

test.each([
  [{}, undefined],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    { endpoint: 'http://collector:4318', headers: undefined, share: 1 },
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://x', OTEL_TRACES_SAMPLER_ARG: '0.1', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' },
    { endpoint: 'https://x', headers: 'a=b', share: 0.1 },
  ],
])('%j is read', (env, settings) => expect(tracingSettings(env)).toEqual(settings));

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be'],
])('%j is refused by a line that says what is wrong', (env, line) => expect(() => tracingSettings(env)).toThrow(line));
