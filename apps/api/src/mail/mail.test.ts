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
const state = { answer: 200 };
beforeEach(() => (state.answer = 200));

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'idempotency-key': key } = request.headers;
    received.push({ authorization, key: String(key), body: JSON.parse(body) });
    response.writeHead(state.answer).end();
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

const stateOf = async (recipient: string) =>
  (
    await row(sql<{ state: string }>`
      select j.state::text as state from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::bigint
      where j.name = 'text.deliver' and o.recipient = ${recipient}`)
  )?.state;

test.each([
  ['is down', 503, 'retry'],
  ['is not where SMS_URL says', 404, 'retry'],
  ['was there', 410, 'retry'],
  ['expects other words', 400, 'retry'],
  ['does not know us', 401, 'retry'],
  ['will never take this message', 422, 'failed'],
])('[LOGIN-05] a gateway that %s (%i): %s, and nothing is forgotten', async (_why, answer, job) => {
  state.answer = answer;
  const phone = `2025550${answer}`;
  await shop.call('phoneCode', { body: { phone, countryCode: '+1' } });
  await shop.deps.jobs.runDue();
  expect(received.at(-1)?.body).toMatchObject({ to: `+1${phone}` });
  expect([await isSent(`+1${phone}`), await stateOf(`+1${phone}`)]).toEqual([false, job]);
});

test('[LOGIN-01] the Phone tab is offered only where a text message arrives', async () => {
  expect((await shop.call('loginMethods')).data).toEqual({
    email: true,
    phone: true,
    visitor: true,
    code: true,
    google: null,
    accountPage: null,
  });
  const silent = await createTestApp({ config: { sms: undefined, sandbox: false } });
  try {
    expect((await silent.call('loginMethods')).data.phone).toBe(false);
    expect((await silent.call('config')).data.loginMethods.phone).toBe(false);
  } finally {
    await silent.close();
  }
});
