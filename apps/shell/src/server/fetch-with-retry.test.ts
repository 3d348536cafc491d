/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWithRetry } from './fetch-with-retry';

/** A server that hangs up on its first visitors without an answer. @returns what came of a call, and how often it was heard */
const called = async (hangUps: number, init?: RequestInit) => {
  let heard = 0;
  const server = createServer((_req, res) => {
    heard += 1;
    if (heard <= hangUps) res.destroy();
    else res.setHeader('connection', 'close').end('here');
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const said = await fetchWithRetry(`http://127.0.0.1:${port}/`, init).then(
    (reply) => reply.text(),
    () => 'refused',
  );
  await new Promise((resolve) => server.close(resolve));
  return { said, heard };
};

test('what is read is asked for again when the connection was dropped', async () => {
  expect(await called(1)).toEqual({ said: 'here', heard: 2 });
});

test('a server that always hangs up is given up', async () => {
  expect(await called(9)).toEqual({ said: 'refused', heard: 3 });
});

test('what changes something is sent once', async () => {
  expect(await called(1, { method: 'POST' })).toEqual({ said: 'refused', heard: 1 });
});
