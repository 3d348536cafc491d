import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';
import { createJobs, type Jobs } from '../jobs/jobs';
import { type Receiver, startReceiver } from '../testing/receiver';
import { createTestApp, type TestApp } from '../testing/test-app';
import { deliverWebhooks } from './deliver';

/** How long a receiver may take here, in milliseconds. */
const answerMs = 600;
let app: TestApp;
let jobs: Jobs;
let well: Receiver;
let slow: Server;
let asked = 0;
const told: string[] = [];
beforeAll(async () => void (app = await createTestApp({ config: { allowsPrivateWebhooks: true } })));
afterAll(() => app.close());
beforeEach(async () => {
  asked = 0;
  told.splice(0);
  well = await startReceiver();
  slow = createServer(() => void (asked += 1)); // takes each message and never answers
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  jobs = createJobs({ ...app.deps, onError: ({ message }) => void told.push(message) });
  deliverWebhooks({ ...app.deps, jobs }, answerMs);
  await jobs.start(false);
  await jobs.clear();
});
afterEach(async () => {
  slow.closeAllConnections();
  await jobs.stop();
  await run(sql`delete from webhook_endpoint`);
  await well.close();
  await new Promise((resolve) => slow.close(resolve));
});

const slowUrl = () => `http://127.0.0.1:${(slow.address() as AddressInfo).port}/slow`;
const register = async (url: string) =>
  (await row<{ id: number }>(sql`
    insert into webhook_endpoint(store_id, url, events, secret, created_at)
    values (1, ${url}, '{}', 'whsec_dGVzdA==', ${app.deps.clock.now()}) returning id`))!.id;
let written = 0;
const write = (endpoint: number, count: number) =>
  tx(async () => {
    for (let n = 0; n < count; n += 1) {
      const id = `msg_slow_${(written += 1)}`;
      await run(sql`
        insert into webhook_message(id, store_id, type, body, created_at) values (${id}, 1, 'test', '{}', ${app.deps.clock.now()})`);
      await run(sql`insert into webhook_delivery(message_id, endpoint_id) values (${id}, ${endpoint})`);
    }
  });

test('[DESK-19] a receiver that does not answer holds up its own messages alone', async () => {
  await write(await register(slowUrl()), 30);
  await write(await register(well.url), 12);
  const begun = Date.now();
  await jobs.start();
  while (well.received.length < 12 && Date.now() - begun < 20_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(well.received).toHaveLength(12);
  expect(asked).toBeLessThanOrEqual(1 + Math.floor((Date.now() - begun) / answerMs));
  expect(asked).toBeLessThanOrEqual(3);
});

test('[DESK-19] one that does not answer is tried with one message, until it answers', async () => {
  const endpoint = await register(slowUrl());
  await write(endpoint, 5);
  await jobs.runDue();
  expect(asked).toBe(1);
  expect(told).toEqual([expect.stringContaining('no answer within')]);
  const tried = () =>
    rows<{ tries: number; count: number }>(sql`
      select tries, count(*)::int as count from webhook_delivery where endpoint_id = ${endpoint} group by 1 order by 1`);
  expect(await tried()).toEqual([
    { tries: 0, count: 4 },
    { tries: 1, count: 1 },
  ]);
  await app.deps.clock.advance(150_000);
  await jobs.runDue();
  expect(asked).toBe(2);
  await run(sql`update webhook_endpoint set url = ${well.url} where id = ${endpoint}`);
  await app.deps.clock.advance(600_000);
  await jobs.runDue();
  expect(well.received).toHaveLength(5);
});

test('[DESK-19] its last try is made, whatever came of the others', async () => {
  const endpoint = await register(slowUrl());
  await write(endpoint, 2);
  await app.deps.jobs.clear();
  await jobs.runDue();
  await run(
    sql`update pgboss.job set retry_count = 11, start_after = now() where name = 'webhook.deliver' and state = 'retry'`,
  );
  await jobs.runDue();
  expect(
    await rows(sql`select state, tries > 0 as tried from webhook_delivery where endpoint_id = ${endpoint}`),
  ).toEqual([
    { state: 'dead', tried: true },
    { state: 'dead', tried: true },
  ]);
});
