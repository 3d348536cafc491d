import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { dayMs } from '@souk/domain';
import { seal, sealWith } from '../secrets/sealing';
import { webhookSecret } from '../secrets/stored-secrets';
import { type Receiver, startReceiver } from '../testing/receiver';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await createTestApp({ config: { allowsPrivateWebhooks: true } });
  receiver = await startReceiver();
});
afterAll(async () => {
  sealWith({ current: undefined, old: undefined });
  await receiver.close();
  await app.close();
});

const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
const delivery = () =>
  row(sql<{ state: string; error: string | null }>`select state, last_error as error from webhook_delivery`);

test('[DESK-19] a message that this process cannot sign is tried again, and its page names no key of the store', async () => {
  sealWith({ current: key('a'), old: undefined });
  const now = app.deps.clock.now();
  const secret = await seal(webhookSecret, 'whsec_dGVzdA==');
  await run(sql`
    insert into webhook_endpoint(store_id, url, events, secret, created_at)
    values (1, ${receiver.url}, '{}', ${secret}, ${now})`);
  await run(sql`
    insert into webhook_message(id, store_id, type, body, created_at) values ('msg_sealed', 1, 'test', '{}', ${now})`);
  await run(sql`
    insert into webhook_delivery(message_id, endpoint_id) select 'msg_sealed', id from webhook_endpoint`);
  sealWith({ current: key('b'), old: undefined });
  await app.deps.jobs.runDue();
  expect(await delivery()).toEqual({ state: 'waiting', error: 'the store could not sign it' });
  sealWith({ current: key('b'), old: key('a') });
  await app.deps.clock.advance(2 * dayMs);
  await app.deps.jobs.runDue();
  expect(await delivery()).toEqual({ state: 'done', error: null });
  expect(receiver.received).toHaveLength(1);
});
