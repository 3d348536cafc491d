import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTraceparent } from '@souk/contract/internal';
import { openOtlpReceiver } from '@souk/run/otlp-receiver';
import { freePort } from '@souk/run/port';
import { inTrace, startTracing, stopTracing } from '@souk/telemetry';
import { mostObjectBytes } from './object-store';
import { createS3Store } from './s3-store';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders };
let seen: Seen[] = [];
let answer: (res: ServerResponse) => unknown = (res) => res.end();
let server: Server;
let host = '';
beforeAll(async () => {
  server = createServer((req, res) => {
    seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers });
    req.resume().once('end', () => answer(res));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = (res) => res.end();
});
const store = () => createS3Store(`http://key:se%2Fcret@${host}/bucket/shop?region=eu-west-3`);

describe('requests to object storage', () => {
  test('a public object may be kept for ever, a private one by nobody; either is signed with its bytes', async () => {
    await store().put('public/pictures/a.webp', Buffer.from('picture'));
    await store().put('private/uploads/b.webp', Buffer.from('passport'));
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /bucket/shop/public/pictures/a.webp',
      'PUT /bucket/shop/private/uploads/b.webp',
    ]);
    const [open, hidden] = seen.map(({ headers }) => headers);
    expect(open).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-amz-content-sha256': createHash('sha256').update('picture').digest('hex'),
    });
    expect(open?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-3\/s3\/aws4_request, /);
    expect(hidden?.['cache-control']).toBe('private, no-store');
  });

  test('a busy storage is asked again; one that stays so is an outage that names the object', async () => {
    answer = (res) => res.writeHead(seen.length < 2 ? 503 : 200).end();
    await store().put('public/a.txt', Buffer.from('x'));
    expect(seen).toHaveLength(2);
    answer = (res) => res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    await expect(store().get('public/a.txt')).rejects.toThrow(/^GET public\/a\.txt: 503 SlowDown$/);
  });

  test('a request is a step of the running trace and carries it on, unsigned; no object is named', async () => {
    const receiver = await openOtlpReceiver();
    await startTracing({ name: 'souk-api', version: '1' }, { endpoint: receiver.url, headers: undefined, share: 1 });
    await inTrace('request', { kind: 'server' }, () => store().put('private/uploads/b7.webp', Buffer.from('x')));
    await store().put('public/a.txt', Buffer.from('x')); // in no trace
    await stopTracing();
    await receiver.close();
    const [request, step] = ['request', 'PUT storage'].map((name) => receiver.spans.find((span) => span.name === name));
    expect(receiver.spans).toHaveLength(2);
    expect(step?.parentSpanId).toBe(request?.spanId);
    expect(step?.attributes).toMatchObject({
      'url.template': '/private/uploads/{id}',
      'http.response.status_code': 200,
    });
    expect(readTraceparent(seen[0]?.headers['traceparent'])?.spanId).toBe(step?.spanId);
    expect(seen[0]?.headers.authorization).not.toContain('traceparent');
    expect(seen[1]?.headers).not.toHaveProperty('traceparent');
  });

  test('keys that are refused say so, and secrets stand in no message', async () => {
    answer = (res) => res.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const failure = await store()
      .put('private/uploads/b.webp', Buffer.from('x'))
      .catch((error: Error) => error);
    expect(String(failure)).toBe('Error: PUT private/uploads/b.webp: 403 SignatureDoesNotMatch');
  });

  test('an object that is larger than any of ours is not read', async () => {
    answer = (res) => res.writeHead(200, { 'content-length': mostObjectBytes + 1 }).write('x');
    await expect(store().get('public/a.txt')).rejects.toThrow('are too many');
  });

  test('nobody at its address is an outage', async () => {
    const gone = createS3Store(`http://key:secret@127.0.0.1:${await freePort()}/bucket`);
    await expect(gone.remove('public/a.txt')).rejects.toThrow(/^DELETE public\/a\.txt: .*ECONNREFUSED/);
  });
});
