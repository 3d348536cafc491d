import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

interface Received {
  authorization: string | undefined;
  key: string | undefined;
  body: unknown;
}

let gateway: Server;
let shop: TestApp;
const received: Received[] = [];
const state = { isDown: false };

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'idempotency-key': key } = request.headers;
    received.push({ authorization, key: String(key), body: JSON.parse(body) });
    response.writeHead(state.isDown ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  shop = await createTestApp({ config: { sms: { url, token: 'secret' }, sandbox: false } });
});
afterAll(async () => {
  await shop?.close();
  await new Promise((resolve) => gateway.close(resolve));
});

const isSent = async (recipient: string) =>
  (await row(sql<{ sent: boolean }>`select sent_at is not null as sent from outbox where recipient = ${recipient}`))
    ?.sent;

test('[LOGIN-05] a code by SMS goes to the gateway, once', async () => {
  await shop.call('phoneCode', { body: { phone: '2025550143', countryCode: '+1' } });
  await shop.deps.jobs.runDue();
  await shop.deps.jobs.runDue();
  expect(received).toEqual([
    {
      authorization: 'Bearer secret',
      key: expect.stringMatching(/^outbox-\d+$/),
      body: { to: '+12025550143', text: expect.stringMatching(/^Your Souk code is \d{6}$/) },
    },
  ]);
  expect(await isSent('+12025550143')).toBe(true);
});

test('[LOGIN-05] a gateway that is down is tried again, not forgotten', async () => {
  state.isDown = true;
  await shop.call('phoneCode', { body: { phone: '2025550144', countryCode: '+1' } });
  await shop.deps.jobs.runDue().catch(() => undefined);
  expect(received.at(-1)?.body).toMatchObject({ to: '+12025550144' });
  expect(await isSent('+12025550144')).toBe(false);
});

test('[LOGIN-01] the Phone tab is offered only where a text message arrives', async () => {
  expect((await shop.call('loginMethods')).data).toEqual({
    email: true,
    phone: true,
    visitor: true,
    code: true,
    google: null,
  });
  const silent = await createTestApp({ config: { sms: undefined, sandbox: false } });
  try {
    expect((await silent.call('loginMethods')).data.phone).toBe(false);
    expect((await silent.call('config')).data.loginMethods.phone).toBe(false);
  } finally {
    await silent.close();
  }
});
