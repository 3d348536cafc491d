/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainOf } from './drain';

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('an answer that was asked for before the end begins is the last on its connection', async () => {
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((asked) => {
    server = createServer((_req, res) => {
      answer = () => res.end('here');
      asked();
    });
  });
  const drain = drainOf(server, { isDraining: false }, 100_000);
  const reply = fetch(await listening(server));
  await isAsked;
  drain(() => undefined);
  answer();
  expect((await reply).headers.get('connection')).toBe('close');
  expect(await (await reply).text()).toBe('here');
  server.close();
});
let server: Server;

test('while it drains a server answers, and afterwards it closes', async () => {
  const lifecycle = { isDraining: false };
  const shop = createServer((_req, res) => res.end('here'));
  const closed = new Promise<void>((resolve) => {
    const drain = drainOf(shop, lifecycle, 50);
    shop.once('listening', () => drain(resolve));
  });
  const origin = await listening(shop);
  expect(await (await fetch(origin)).text()).toBe('here');
  expect(lifecycle.isDraining).toBe(true);
  await closed;
  await expect(fetch(origin)).rejects.toThrow();
});
