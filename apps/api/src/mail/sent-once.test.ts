import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createJobs } from '../jobs/jobs';
import type { TestMailServer } from '../testing/mail-server';
import { createMailingShop } from '../testing/mailing-shop';
import type { TestApp } from '../testing/test-app';
import { createDelivery } from './deliver';
import { createMail } from './mail';
import { claim, createOutcomeBuffer } from './outbox-claims';

const minuteMs = 60_000;
let server: TestMailServer;
let shop: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, shop, close } = await createMailingShop());
  // what a server says whose disk is full, as it extends the table's file
  await run(sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100';
    end $$`);
});
afterAll(() => close());
beforeEach(async () => {
  server.behave('takes');
  server.taken.splice(0);
  await shop.deps.jobs.clear();
});
afterEach(() => empty());

/** The database's disk is full for any change of the outbox, or for the note that a message went. */
const fill = (what: 'every change' | 'the note') =>
  run(sql`create trigger full_disk before update on outbox for each row
    when (${what === 'every change' ? sql`true` : sql`new.sent_at is not null`}) execute function refuse()`);
const empty = () => run(sql`drop trigger if exists full_disk on outbox`);
const write = (to: string) =>
  shop.deps.mail.send({
    channel: 'email',
    storeId: 1,
    to,
    letter: { locale: 'en', subject: 'Your order', paragraphs: ['Thank you'] },
  });
const passes = async (ms: number) => {
  await shop.deps.clock.advance(ms);
  await shop.deps.jobs.runDue();
};
const stateOf = (to: string) =>
  row<{ job: string; sent: boolean; said: string }>(sql`
    select j.state::text as job, o.sent_at is not null as sent, j.output ->> 'message' as said
    from outbox o join pgboss.job j on o.id = (j.data ->> 'id')::bigint and j.name = 'mail.deliver'
    where o.recipient = ${to}`);
const failing = async () =>
  /^souk_messages_failing\{channel="email"\} (\d+)$/m.exec((await shop.app.inject({ url: '/metrics' })).payload)?.[1];
const taken = (to: string) => server.taken.filter((one) => one === to).length;

/** Another process, which shares nothing with the first but the database. */
const startOther = async () => {
  const jobs = createJobs({ ...shop.deps, onError: () => undefined });
  const { config, clock, stores } = shop.deps;
  const mail = createMail({
    clock,
    jobs,
    smtpUrl: server.url,
    sms: undefined,
    isSandbox: false,
    stores,
    origin: config.publicOrigin,
    from: 'no-reply@mail.test',
  });
  await jobs.start(false);
  return {
    async passes(ms: number) {
      await clock.advance(ms);
      await jobs.runDue();
    },
    async stop() {
      await jobs.stop();
      await mail.close();
    },
  };
};

test('a database that takes no writes has no mail sent', async () => {
  await write('unclaimed@mail.test');
  await fill('every change');
  await passes(0);
  for (let turn = 0; turn < 5; turn += 1) await passes(15 * minuteMs);
  expect(taken('unclaimed@mail.test')).toBe(0);
  await empty();
  await passes(15 * minuteMs);
  expect([taken('unclaimed@mail.test'), await stateOf('unclaimed@mail.test')]).toMatchObject([
    1,
    { job: 'completed', sent: true },
  ]);
});

test('a mail that went is sent once, though that could not be noted for an hour; it fails in no figure, and is noted', async () => {
  await write('unnoted@mail.test');
  await fill('the note');
  await passes(0);
  for (let turn = 0; turn < 4; turn += 1) await passes(15 * minuteMs);
  expect([taken('unnoted@mail.test'), (await stateOf('unnoted@mail.test'))?.sent]).toEqual([1, false]);
  expect(await failing()).toBeUndefined();
  await empty();
  await passes(0);
  expect([taken('unnoted@mail.test'), await stateOf('unnoted@mail.test')]).toMatchObject([
    1,
    { job: 'completed', sent: true },
  ]);
});

/** A process that was killed between its claim, or its sending, and the note; the queue gives its job to another. */
const dies = async (to: string) => {
  await run(
    sql`update outbox set claimed_at = ${shop.deps.clock.now()}, claims = claims + 1, doubted_at = null where recipient = ${to}`,
  );
  await run(sql`
    update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now()
    where name = 'mail.deliver' and (data ->> 'id')::bigint in (select id from outbox where recipient = ${to})`);
};

test('a process that dies while it sends costs one more copy at most: another waits a minute for its note, then sends', async () => {
  await write('died@mail.test');
  await dies('died@mail.test');
  await passes(0);
  expect([taken('died@mail.test'), await stateOf('died@mail.test')]).toMatchObject([
    0,
    { job: 'retry', said: expect.stringContaining('not known') },
  ]);
  expect(await failing()).toBeUndefined();
  await passes(2 * minuteMs);
  expect([taken('died@mail.test'), await stateOf('died@mail.test')]).toMatchObject([
    1,
    { job: 'completed', sent: true },
  ]);
});

test('what two processes died of is given up, and sent when a person has it tried again', async () => {
  await write('deadly@mail.test');
  await dies('deadly@mail.test');
  await dies('deadly@mail.test');
  await passes(0);
  await passes(2 * minuteMs);
  expect([taken('deadly@mail.test'), await stateOf('deadly@mail.test')]).toMatchObject([0, { job: 'failed' }]);
  const job = await row<{ id: string }>(
    sql`select id from pgboss.job where name = 'mail.deliver' and state = 'failed'`,
  );
  await shop.deps.jobs.retry('mail.deliver', job!.id);
  await passes(0);
  expect([taken('deadly@mail.test'), await stateOf('deadly@mail.test')]).toMatchObject([1, { job: 'completed' }]);
});

test('another process does not send what this one has sent and cannot note, however long the disk was full', async () => {
  await write('both@mail.test');
  await fill('the note');
  await passes(0);
  await empty();
  await fill('every change');
  // the queue's own note of its end was lost as well
  await run(
    sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = 1 where name = 'mail.deliver'`,
  );
  const other = await startOther();
  for (let turn = 0; turn < 3; turn += 1) await other.passes(15 * minuteMs);
  await empty();
  await other.passes(15 * minuteMs);
  await passes(0);
  await other.passes(15 * minuteMs);
  expect([taken('both@mail.test'), await stateOf('both@mail.test')]).toMatchObject([
    1,
    { job: 'completed', sent: true },
  ]);
  await other.stop();
});

test('a process that is stopped while it sends did not die: after any number of stops the mail goes', async () => {
  await write('stopped@mail.test');
  const { id } = (await row(sql<{ id: number }>`select id from outbox where recipient = 'stopped@mail.test'`))!;
  const now = () => shop.deps.clock.now();
  const breaker = { run: <T>(work: () => Promise<T>) => work() };
  const begins = (sends: () => Promise<unknown>) =>
    createDelivery({ ways: { email: { transport: sends, breaker } }, now, lastWordMs: 1 });
  for (let stops = 0; stops < 3; stops += 1) {
    const begun = Promise.withResolvers<void>();
    const process = begins(() => {
      begun.resolve();
      return new Promise(() => undefined); // a server that says nothing more
    });
    void process.deliver(id);
    await begun.promise;
    await process.close();
    await expect(begins(async () => undefined).deliver(id)).rejects.toThrow('a process ended while it sent it');
    await shop.deps.clock.advance(2 * minuteMs);
  }
  const sends = jest.fn(async () => undefined);
  await begins(sends).deliver(id);
  expect(sends).toHaveBeenCalledTimes(1);
  expect((await stateOf('stopped@mail.test'))?.sent).toBe(true);
});

test('what came of a try that failed ends no claim of a later one', async () => {
  await write('later@mail.test');
  const { id } = (await row(sql<{ id: number }>`select id from outbox where recipient = 'later@mail.test'`))!;
  const outcomes = createOutcomeBuffer();
  const claimedAt = shop.deps.clock.now();
  await claim(id, claimedAt);
  await shop.deps.clock.advance(1000);
  await run(sql`update outbox set claimed_at = ${shop.deps.clock.now()} where id = ${id}`);
  await outcomes.note(id, { claimedAt, sentAt: null });
  expect(await row(sql`select claims from outbox where id = ${id} and claimed_at is not null`)).toEqual({ claims: 1 });
});

test('a try that failed is no claim any more: the next sends', async () => {
  server.behave('hangs up');
  await write('free@mail.test');
  await passes(0);
  server.behave('takes');
  await passes(minuteMs);
  expect([taken('free@mail.test'), await stateOf('free@mail.test')]).toMatchObject([
    1,
    { job: 'completed', sent: true },
  ]);
});
