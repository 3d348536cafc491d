import { sql } from 'kysely';
import { createJobs } from '../jobs/jobs';
import { row, rows } from '../database/tx';
import type { TestMailServer } from '../testing/mail-server';
import { createMailingShop } from '../testing/mailing-shop';
import type { TestApp } from '../testing/test-app';
import { createMail, type Mail } from './mail';

const minuteMs = 60_000;
let server: TestMailServer;
let shop: TestApp;
let close: () => Promise<void>;
beforeAll(async () => void ({ server, shop, close } = await createMailingShop()));
afterAll(() => close());
beforeEach(async () => {
  server.behave('takes');
  server.taken.splice(0);
  await shop.deps.jobs.clear();
});

const write = (to: string, mail: Mail = shop.deps.mail) =>
  mail.send({
    channel: 'email',
    storeId: 1,
    to,
    letter: { locale: 'en', subject: 'Your order', paragraphs: ['Thank you'] },
  });
const stateOf = async (to: string) =>
  (
    await row(sql<{ state: string }>`
      select j.state::text as state from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::bigint
      where j.name = 'mail.deliver' and o.recipient = ${to} order by o.id desc limit 1`)
  )?.state;

/** Time goes by, and what is due is tried. */
const passes = async (minutes: number) => {
  await shop.deps.clock.advance(minutes * minuteMs);
  await shop.deps.jobs.runDue();
};
/** To whom letters of this file went; time that goes by makes others. */
const taken = () => server.taken.filter((to) => to.endsWith('@mail.test')).toSorted();

test('a mail server that is out for a day and a half gives no mail up: each goes once it is back', async () => {
  server.behave('hangs up');
  await write('day@mail.test');
  for (let hour = 0; hour < 36; hour += 1) await passes(60);
  expect(await stateOf('day@mail.test')).toBe('retry');
  server.behave('takes');
  await passes(15);
  expect([taken(), await stateOf('day@mail.test')]).toEqual([['day@mail.test'], 'completed']);
});

test('its tries last two days, each within half an hour of the one before; then it is given up, to be seen', async () => {
  const queue = await row(sql<{ tries: number; first: number; most: number }>`
    select retry_limit as tries, retry_delay as first, retry_delay_max as most from pgboss.queue where name = 'mail.deliver'`);
  const { tries, first, most } = queue!;
  // the queue waits for something between half of the doubled time and all of it
  const least = Array.from({ length: tries }, (_, n) => Math.min(most, first * 2 ** n));
  expect(least.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(47 * 3600);
  expect(most).toBeLessThanOrEqual(1800);
  server.behave('hangs up');
  await write('never@mail.test');
  await shop.deps.database.query(`update pgboss.job set retry_count = $1 where name = 'mail.deliver'`, [tries]);
  await shop.deps.jobs.runDue();
  expect(await stateOf('never@mail.test')).toBe('failed');
});

test('one that answers nothing is asked for ten mails at once; they are tried again, and none goes twice', async () => {
  const people = Array.from({ length: 10 }, (_, n) => `silent-${n}@mail.test`);
  const allFailed = Promise.withResolvers<void>();
  let failures = 0;
  const onError = () => {
    failures += 1;
    if (failures === people.length) allFailed.resolve();
  };
  const jobs = createJobs({ ...shop.deps, onError });
  const { config, clock, stores } = shop.deps;
  const mail = createMail({
    clock,
    jobs,
    smtpUrl: `${server.url}?greetingTimeout=500&socketTimeout=1000`,
    sms: undefined,
    isSandbox: false,
    stores,
    origin: config.publicOrigin,
    from: 'no-reply@mail.test',
  });
  server.behave('is silent');
  for (const one of people) await write(one, mail);
  await jobs.start();
  await allFailed.promise;
  server.behave('takes');
  await clock.advance(minuteMs);
  await server.took(people.length);
  await jobs.stop();
  expect([taken(), server.mostAtOnce()]).toEqual([people, people.length]);
});

test.each([
  ['550 5.1.1 no such mailbox', 'failed'],
  ['550 no such mailbox', 'failed'],
  ['450 4.2.0 greylisted, come again', 'retry'],
  ['554 5.7.1 relay access denied', 'retry'],
])('an address that is answered with %s: %s, and holds no other up', async (answer, state) => {
  server.behave(answer as '5');
  const to = `x${answer.length}@mail.test`;
  await write(to);
  await shop.deps.jobs.runDue();
  expect(await stateOf(to)).toBe(state);
  server.behave('takes');
  await write('other@mail.test');
  await shop.deps.jobs.runDue();
  expect(taken()).toEqual(['other@mail.test']);
});

test.each([
  ['554 message rejected', 'failed'],
  ['552 5.3.4 message too big', 'failed'],
  ['550-5.6.0 content rejected\r\n550 5.6.0 see our rules', 'failed'],
  ['554 5.7.1 you are on a list', 'retry'],
  ['550-5.4.5 daily limit exceeded\r\n550 5.4.5 come tomorrow', 'retry'],
  ['550 5.1.8 bad sender', 'retry'],
  ['550 5.3.0 system trouble', 'retry'],
  ['452 4.3.1 no space left', 'retry'],
])('a mail that is read and answered with %s: %s', async (answer, state) => {
  server.behave(`read: ${answer as '5'}`);
  await write('read@mail.test');
  await shop.deps.jobs.runDue();
  expect([taken(), await stateOf('read@mail.test')]).toEqual([[], state]);
});

test('[LOGIN-05] a code that has ended is not mailed, nor a letter whose text was forgotten', async () => {
  server.behave('hangs up');
  const late = { ...codeMail, to: 'late@mail.test' };
  await shop.deps.mail.send(late);
  await shop.deps.jobs.runDue();
  server.behave('takes');
  await passes(15);
  expect([taken(), await stateOf(late.to)]).toEqual([[], 'completed']);
  await shop.deps.mail.send({ ...codeMail, to: 'soon@mail.test' });
  await shop.deps.jobs.runDue();
  expect(taken()).toEqual(['soon@mail.test']);
  expect(await rows(sql`select recipient from outbox where code is not null and sent_at is null`)).toEqual([
    { recipient: late.to },
  ]);
});

const codeMail = {
  channel: 'email' as const,
  storeId: 1,
  code: '123456',
  letter: { locale: 'en' as const, subject: 'Your code', paragraphs: ['123456'], code: '123456' },
};
