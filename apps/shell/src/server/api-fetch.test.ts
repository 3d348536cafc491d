/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiFetch } from './api-fetch';
import { storeTimeMs } from './store-time';

const listen = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

test('an api that takes the call and says nothing is given up within the page’s time, however many calls there are', async () => {
  const { server, at } = await listen(() => undefined);
  const fetching = createApiFetch({ internalKey: 'k'.repeat(32), renderDeadlineMs: 50 });
  await expect(fetching(at)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(fetching(at, { signal: new AbortController().signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('what is called is told that this server asks for itself', async () => {
  const heard: unknown[] = [];
  const { server, at } = await listen((req, res) => {
    heard.push(req.headers['x-souk-key'], req.headers['accept-language'], req.headers['x-forwarded-for']);
    res.end('{}');
  });
  const fetching = createApiFetch({ internalKey: 'k'.repeat(32), renderDeadlineMs: 60_000 });
  await (await fetching(at, { headers: { 'accept-language': 'fr' } })).json();
  expect(heard).toEqual(['k'.repeat(32), 'fr', undefined]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('[X12] pages are rendered for the time that the api tells', async () => {
  const { server, at } = await listen((_req, res) => {
    res.setHeader('date', new Date(Date.now() + 3_600_000).toUTCString());
    res.end('{}');
  });
  await createApiFetch({ internalKey: 'k'.repeat(32), renderDeadlineMs: 60_000 })(at);
  const aheadMs = storeTimeMs() - Date.now();
  expect(Math.round(aheadMs / 10_000)).toBe(360);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
