/** @jest-environment node */
import { drain, hasBody } from '@souk/contract/internal';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answer } from './answer';
import { serverDeps } from './testing/server-deps';

const apiLimit = 256 * 1024;
let api: Server;
let shell: Server;
let port: number;

/** An api that refuses as ours does: it reads away what it does not want, then answers. */
const refusingApi = () =>
  createServer((req, res) => {
    const isTooLarge = Number(req.headers['content-length'] ?? 0) > apiLimit;
    void (hasBody(req) ? drain(req) : Promise.resolve(true)).then(() =>
      res.writeHead(isTooLarge ? 413 : 200, { 'content-type': 'application/json' }).end('{"code":413}'),
    );
  });

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  api = refusingApi();
  const config = {
    publicOrigin: 'http://shop.test',
    apiOrigin: `http://127.0.0.1:${await listen(api)}`,
    oidcIssuer: 'http://shop.test/auth/realms/souk',
    internalKey: 'k'.repeat(32),
    visitorAddress: () => '198.51.100.7',
    releaseDir: '/nowhere',
  };
  shell = createServer(answer(serverDeps(config)));
  port = await listen(shell);
});
afterAll(() => {
  api.close();
  shell.close();
});

/** Sends the bytes on one raw connection. @returns the status of each answer, once `count` have come or the connection ended */
const statuses = (bytes: (string | Buffer)[], count: number) =>
  new Promise<number[]>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const found = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (found().length < count) return;
      socket.destroy();
      resolve(found());
    });
    socket.on('error', () => undefined).on('close', () => resolve(found()));
    for (const part of bytes) socket.write(part);
  });

const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nX-Souk-Auth: 1\r\nOrigin: http://shop.test\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;
const next = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const paths = ['/beacon', '/auth/token', '/actions/cart/add', '/actions/newsletter', '/api/front/cart/num'];

test.each([
  ['two lengths', post('/beacon', 5, 'Content-Length: 4\r\n')],
  ['a length beside chunks', post('/beacon', 5, 'Transfer-Encoding: chunked\r\n')],
  ['an unknown coding', post('/beacon', 5, 'Transfer-Encoding: xchunked\r\n')],
  ['a space after a name', post('/beacon', 5).replace('Content-Length: 5', 'Content-Length : 5')],
])('a message with %s is refused, and nothing after it is read', async (_what, head) => {
  expect(await statuses([head, 'abcde', next], 2)).toEqual([400]);
});

test.each(['/api/front/home', '/a-page', '/healthz'])('TRACE of %s echoes nothing', async (path) => {
  expect(await statuses([`TRACE ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`], 1)).toEqual([405]);
});

test.each(paths)('a refused body of %s lets the next request on its connection through', async (path) => {
  const size = 1_200_000;
  expect(await statuses([post(path, size), Buffer.alloc(size, 'a'), next], 2)).toEqual([413, 200]);
});

test.each(paths)('a body of %s whose length is not announced is refused alike', async (path) => {
  const head = post(path, 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'a'), Buffer.from('\r\n')]);
  const [first, second] = await statuses([head, ...Array.from({ length: 20 }, () => chunk), '0\r\n\r\n', next], 2);
  expect([path.startsWith('/api') ? 413 : first, second]).toEqual([413, 200]);
});

test.each(paths)('a body of %s that is announced beyond all measure is refused before it comes', async (path) => {
  expect(await statuses([post(path, 1_000_000_000)], 1)).toEqual([413]);
});

test.each(['/nothing/here', '/actions/nothing'])('%s answers, and the next request is answered, too', async (path) => {
  const size = 300_000;
  expect((await statuses([post(path, size), Buffer.alloc(size, 'a'), next], 2))[1]).toBe(200);
});

test('a client that keeps its connections gets 413 for each of sixty bodies, and never waits', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const body = Buffer.alloc(1_200_000, 'a');
  const one = () =>
    new Promise<number | string | undefined>((resolve) => {
      const req = request(
        { port, agent, method: 'POST', path: '/api/front/cart/num', headers: { 'content-length': body.length } },
        (res) => {
          res.resume().on('end', () => resolve(res.statusCode));
        },
      );
      req.on('error', (error: NodeJS.ErrnoException) => resolve(error.code)).end(body);
    });
  expect(new Set(await Promise.all(Array.from({ length: 60 }, one)))).toEqual(new Set([413]));
  agent.destroy();
});
