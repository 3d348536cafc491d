import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { storedCookieKeys } from '../identity/local/cookie-keys';
import { secretOf, storeSecondFactor } from '../identity/local/second-factor.repository';
import { keptSecret } from '../identity/secrets';
import { sealWith } from '../secrets/sealing';
import { tryOpenAll } from '../secrets/stored-secrets';
import { giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';
import { commandOf } from './commands';

let app: TestApp;
const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
beforeAll(async () => void (app = await createTestApp({ config: { allowsPrivateWebhooks: true } })));
afterAll(async () => {
  await app.close();
  sealWith({ current: undefined, old: undefined });
});

/** Starts over with other keys, as a process does. */
const start = (current?: string, old?: string) => {
  app.deps.config.secretsKeys = { current, old };
  sealWith({ current, old });
};
const run1 = async (...args: string[]) => {
  const lines: string[] = [];
  const asked = commandOf(['keys', ...args]);
  await asked?.command.run(asked.args, app.deps, (line) => lines.push(line));
  return lines;
};
const inDatabase = async () =>
  (
    await rows(sql<{ text: string }>`
      select value::text as text from secret union all select secret from webhook_endpoint
      union all select old_secret from webhook_endpoint where old_secret is not null
      union all select secret from account_second_factor`)
  ).map(({ text }) => text);
const secretsState = async () => (await app.app.inject('/readyz')).json<{ secrets: string }>().secrets;
const secretIs = () => keptSecret('test.word', () => 'the word');

test('secrets from before, sealed ones and both of a webhook are sealed anew, and the old key can be left out', async () => {
  const desk = await giveDesk(app);
  const made = await desk.ask('hookCreate', {
    user: 'admin',
    body: { url: 'http://127.0.0.1:9/', events: ['order.paid'] },
  });
  const hook = await row(sql<{ version: number }>`select version from webhook_endpoint`);
  await secretIs();
  expect((await inDatabase()).join()).toContain('the word');

  start(first);
  await desk.ask('hookRotate', { user: 'admin', params: { id: made.data.id }, body: { version: hook?.version } });
  expect(await run1('list')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^webhook \d+, secret {2}[0-9a-f]{12} {2}SECRETS_KEY$/),
      'test.word  not sealed',
    ]),
  );
  expect((await run1('rotate'))[0]).toMatch(/^[1-9]\d* secrets were sealed anew/);
  const plain = (await inDatabase()).join();
  expect(plain).not.toContain('the word');
  expect(plain).not.toContain(made.data.secret);
  expect(await run1('rotate')).toEqual([
    expect.stringMatching(/^0 secrets were sealed anew; once every process has this SECRETS_KEY/),
  ]);

  start(second);
  await expect(tryOpenAll()).rejects.toThrow('SECRETS_KEY: the secret');
  expect(await secretsState()).toBe('not opened');
  expect((await app.app.inject('/metrics')).body).toContain('souk_secrets_not_opened 1');
  expect((await run1('list')).find((line) => line.startsWith('test.word'))).toMatch(
    /^test\.word {2}[0-9a-f]{12} {2}neither SECRETS_KEY nor SECRETS_KEY_OLD$/,
  );
  await expect(run1('rotate')).rejects.toThrow(
    /set SECRETS_KEY to that key if .* SECRETS_KEY_OLD if this process has the newer one$/,
  );
  start(second, first);
  expect(await secretsState()).toBe('opened');
  expect((await run1('list')).find((line) => line.startsWith('test.word'))).toMatch(/ SECRETS_KEY_OLD$/);
  expect(await secretIs()).toBe('the word');
  await run1('rotate');
  start(second);
  await tryOpenAll();
  expect(await secretIs()).toBe('the word');
  expect((await run1('list')).filter((line) => line.endsWith('not sealed'))).toEqual([]);
});

test('[DESK-24] the secret of an authenticator app is sealed, sealed anew, and opened where codes are checked', async () => {
  start(second);
  const made = await row(
    sql<{ id: string }>`insert into account(email, nickname) values ('app@souk.test', 'Nora') returning id`,
  );
  const accountId = made?.id ?? '';
  const factor = { accountId, secret: 'JBSWY3DP', epoch: 0, codeHashes: [] };
  const isSealed = async () => {
    expect((await inDatabase()).join()).not.toContain('JBSWY3DP');
    expect(await secretOf(accountId)).toBe('JBSWY3DP');
  };
  await storeSecondFactor(factor, app.deps.clock.now());
  await isSealed();
  start(first, second);
  await run1('rotate');
  start(first);
  await isSealed();
  start(second, first);
  await run1('rotate');
  start(second);
  await isSealed();
  await run(sql`delete from account where id = ${accountId}`);
});

test('a new secret is sealed from the start', async () => {
  start(first);
  await run(sql`delete from secret where name = 'test.word'`);
  expect([await secretIs(), await secretIs()]).toEqual(['the word', 'the word']);
  const found = await row(sql<{ text: string }>`select value::text as text from secret where name = 'test.word'`);
  expect(found?.text).not.toContain('word');
});

test.each([[['elsewhere']], [[]]])('%j is refused by a line that says what to do', async (args) => {
  await expect(run1(...args)).rejects.toThrow('npm run keys -- rotate ');
});

test('cookie keys are rotated sealed, and the one before stays', async () => {
  start(first);
  const [before] = await storedCookieKeys();
  expect((await run1('rotate-cookies'))[0]).toMatch(/^The new key signs from 20\d\d-/);
  expect(await storedCookieKeys()).toEqual([before, expect.stringMatching(/^\d{13}\..{43}$/)]);
  expect((await run1('list')).find((line) => line.startsWith('oidc.cookies'))).toMatch(/[0-9a-f]{12} {2}SECRETS_KEY$/);
});

test('without SECRETS_KEY nothing is rotated', async () => {
  start();
  await expect(run1('rotate')).rejects.toThrow('SECRETS_KEY is not set. Set it to the key that all processes');
  await expect(tryOpenAll()).rejects.toThrow(/^SECRETS_KEY is not set, and the secret .* is sealed by the key/);
});

test('a secret that another process writes by the key from before, while all are sealed anew, is named: the old key is still needed', async () => {
  start(first, second);
  await run1('rotate');
  await run(sql`delete from secret where name = 'test.word'`);
  await secretIs();
  start(second, first);
  const stored = async () =>
    row(sql<{ value: unknown }>`select value from secret where name = 'test.word'`).then((found) => found?.value);
  const before = JSON.stringify(await stored());
  await run(sql`
    create or replace function old_process() returns trigger language plpgsql as $$
      begin new.value := old.value; return new; end $$`);
  await run(sql`
    create trigger old_process before update on secret for each row when (old.name = 'test.word') execute function old_process()`);
  await expect(run1('rotate')).rejects.toThrow(
    /sealed anew; changed meanwhile by a process without this SECRETS_KEY: test\.word\./,
  );
  expect(JSON.stringify(await stored())).toBe(before);
  await run(sql`drop trigger old_process on secret`);
  expect(await run1('rotate')).toEqual([expect.stringMatching(/^1 secret was sealed anew; /)]);
});
