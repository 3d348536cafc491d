import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { run, rows, tx } from '../database/tx';
import { createJobs, type Jobs } from '../jobs/jobs';
import { openTestMailServer, type TestMailServer } from '../testing/mail-server';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createMail, type Mail } from './mail';

let shop: TestApp;
let server: TestMailServer;
let gateway: Server;
let jobs: Jobs;
let mail: Mail;
let texted: (to: string) => void = () => undefined;
const told: string[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      response.end();
      texted((JSON.parse(body) as { to: string }).to);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => gateway.close(resolve));
});
beforeEach(async () => {
  server = await openTestMailServer();
  told.splice(0);
  jobs = createJobs({ ...shop.deps, onError: ({ message }) => void told.push(message) });
  const { config, clock, stores } = shop.deps;
  mail = createMail({
    clock,
    jobs,
    smtpUrl: `${server.url}?greetingTimeout=700`,
    sms: { url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, token: undefined },
    isSandbox: false,
    stores,
    origin: config.publicOrigin,
    from: 'no-reply@mail.test',
  });
  await jobs.start(false);
  await jobs.clear();
});
afterEach(async () => {
  await jobs.stop();
  await mail.close();
  await server.close();
});

const letter = { locale: 'en' as const, subject: 'Your order', paragraphs: ['Thank you'] };
const write = (to: string, code?: string) =>
  mail.send({ channel: 'email', storeId: 1, to, letter, ...(code ? { code } : {}) });
const writeMany = (count: number) =>
  tx(async () => {
    for (let n = 0; n < count; n += 1) await write(`bulk-${n}@mail.test`);
  });
const textCode = (to: string) => mail.send({ channel: 'sms', storeId: 1, to, text: 'Your code', code: '123456' });
const textArrives = (wanted: string) =>
  new Promise<void>((resolve) => (texted = (to) => void (to === wanted && resolve())));

test('[LOGIN-05] a code by text message waits for no mail: sixty of them, and a server that is silent', async () => {
  server.behave('is silent');
  await writeMany(60);
  await textCode('+12025550100');
  const arrives = textArrives('+12025550100');
  await jobs.start();
  await arrives;
  expect(server.asked()).toBeLessThanOrEqual(20);
});

test('a text message that a release before left among the mails goes from there', async () => {
  await mail.send({ channel: 'sms', storeId: 1, to: '+12025550101', text: 'Your parcel is here' });
  await run(sql`update pgboss.job set name = 'mail.deliver', data = data - 'channel' where name = 'text.deliver'`);
  const arrives = textArrives('+12025550101');
  await jobs.runDue();
  await arrives;
});

test('[LOGIN-05] a code by mail goes before sixty mails that came before it', async () => {
  await writeMany(60);
  await write('code@mail.test', '123456');
  await jobs.start();
  await server.took(61);
  expect(server.taken.indexOf('code@mail.test')).toBeLessThan(20);
});

test('a mail server that is silent is asked three times; the others wait for it, untried and untold, and go when it answers', async () => {
  server.behave('is silent');
  await writeMany(12);
  await jobs.runDue();
  expect(server.asked()).toBe(3);
  expect(told).toEqual(Array.from({ length: 3 }, () => 'job mail.deliver failed: Greeting never received'));
  const said = await rows<{ said: string }>(sql`
    select distinct output ->> 'message' as said from pgboss.job where name = 'mail.deliver' order by 1`);
  expect(said).toEqual([
    { said: 'Error: Greeting never received' },
    { said: expect.stringContaining('not tried: no answer to the last 3 tries: Greeting never received') },
  ]);
  await shop.deps.clock.advance(60_000);
  await jobs.runDue();
  expect(server.asked()).toBe(4);
  server.behave('takes');
  await shop.deps.clock.advance(120_000);
  await jobs.runDue();
  expect(server.taken).toHaveLength(12);
});
