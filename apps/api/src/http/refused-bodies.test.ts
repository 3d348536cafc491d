import { connect, type AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
let port: number;
beforeAll(async () => {
  store = await createTestApp({ products: 30 });
  await store.app.listen({ host: '127.0.0.1', port: 0 });
  port = (store.app.server.address() as AddressInfo).port;
});
afterAll(() => store.close());

/** Sends a body and then another request on the same raw connection. @returns the status of each answer */
const onOneConnection = (head: string, body: Buffer[]) =>
  new Promise<number[]>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const found = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (found().length < 2) return;
      socket.destroy();
      resolve(found());
    });
    socket.on('error', () => undefined).on('close', () => resolve(found()));
    for (const part of [head, ...body, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n']) socket.write(part);
  });

const large = Buffer.alloc(1_200_000, 'a');
const head = (path: string, type: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`;
const announced = `Content-Length: ${large.length}`;
const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'a'), Buffer.from('\r\n')]);
const chunks = [...Array.from({ length: 20 }, () => chunk), Buffer.from('0\r\n\r\n')];
const form = 'multipart/form-data; boundary=b';

test.each([
  ['a call', '/api/front/cart/num', 'application/json', 413],
  ['a notice', '/api/public/payment/callback/stripe', 'application/json', 413],
  ['the sandbox', '/sandbox/fault', 'application/json', 413],
  ['a kind of content that is not taken', '/api/front/cart/num', 'application/xml', 415],
  ['a form that is no form', '/api/front/upload/image', form, 400],
  ['an address that is not there', '/api/front/nothing', 'application/json', 413],
])('a body too many for %s is refused, and the next request is answered', async (_what, path, type, status) => {
  expect(await onOneConnection(head(path, type, announced), [large])).toEqual([status, 200]);
  expect((await onOneConnection(head(path, type, 'Transfer-Encoding: chunked'), chunks))[1]).toBe(200);
});

test('a sign-in form that is far too large is refused, and the next request is answered', async () => {
  const path = '/auth/realms/souk/interaction/nobody';
  const answers = await onOneConnection(head(path, 'application/x-www-form-urlencoded', announced), [large]);
  expect([Math.floor((answers[0] ?? 0) / 100), answers[1]]).toEqual([4, 200]);
});
