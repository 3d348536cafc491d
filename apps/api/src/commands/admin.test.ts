import { rolesOf } from '../staff/staff-roles.repository';
import { createTestApp, type TestApp } from '../testing/test-app';
import { people } from '../seed/shoppers/people';
import { staffOffer } from '../desk/staff/join-staff';
import { invitationPath } from '../identity/local/realm';
import { CommandError } from './command';
import { commandOf } from './commands';

let shop: TestApp;
beforeAll(async () => void (shop = await createTestApp({ products: 20 })));
afterAll(() => shop.close());

const admin = async (...args: string[]) => {
  const lines: string[] = [];
  const asked = commandOf(['admin', ...args]);
  await asked?.command.run(asked.args, shop.deps, (line) => lines.push(line));
  return lines;
};
const { sub, email } = people.second;
/** What the list says of one account: the demo store has people of the back office of its own. */
const listed = async (address: string) => (await admin('list')).filter((line) => line.startsWith(`${address} `));

test('the first administrator comes by command, and is one until it is taken away', async () => {
  expect(await rolesOf(sub)).toEqual([]);
  expect(await admin('grant', email.toUpperCase())).toEqual([`${email.toUpperCase()} has the role admin`]);
  expect(await admin('grant', email)).toEqual([`${email} has the role admin already`]);
  await admin('grant', email, 'support');
  expect(await rolesOf(sub)).toEqual(['admin', 'support']);
  expect(await listed(email)).toEqual([`${email}  admin, support`]);
  await admin('revoke', email, 'support');
  expect(await admin('revoke', email, 'admin')).toEqual([`${email} does not have the role admin`]);
  expect(await admin('revoke', email, 'admin')).toEqual([`${email} does not have the role admin already`]);
  expect(await listed(email)).toEqual([]);
});

test('[DESK-07] each change leaves a row in the log, and one that changes nothing leaves none', async () => {
  const { sub: other, email: address } = people.french;
  await admin('grant', address, 'support');
  await admin('grant', address, 'support');
  await admin('revoke', address, 'support');
  const { rows: noted } = await shop.deps.database.query(`
    select via, call, actor, subject_type, before, after from audit where subject_id = '${other}' order by id`);
  expect(noted).toEqual([
    {
      via: 'command',
      call: 'staffRoles',
      actor: 'command',
      subject_type: 'staff',
      before: { roles: [] },
      after: { roles: ['support'] },
    },
    expect.objectContaining({ before: { roles: ['support'] }, after: { roles: [] } }),
  ]);
});

test('[DESK-23] whoever has no account yet is invited by a link that works once, without a mail', async () => {
  const { database, identity, clock } = shop.deps;
  const [link = ''] = await admin('invite', 'Owner@shop.example');
  expect(link).toContain(`${identity.deskIssuer}${invitationPath}?token=`);
  const offer = await staffOffer(new URL(link).searchParams.get('token') ?? '', clock.now());
  expect(offer).toMatchObject({ email: 'owner@shop.example', merchant: null, deskPath: '/admin' });
  expect(await offer?.spend()).toBe(true);
  expect(await offer?.spend()).toBe(false);
  const { rows: noted } = await database.query(
    `select via, call, actor, after from audit where subject_type = 'invitation' order by id desc limit 1`,
  );
  expect(noted).toEqual([{ via: 'command', call: 'staffInvite', actor: 'command', after: { roles: ['admin'] } }]);
});

test('[DESK-23] who leaves loses every role and an open invitation by one command; of one role it is said what is left', async () => {
  const { email: leaver, sub: who } = people.french;
  await admin('grant', leaver, 'finance');
  await admin('grant', leaver, 'support');
  expect(await admin('revoke', leaver, 'support')).toEqual([
    `${leaver} does not have the role support; still has: finance`,
  ]);
  expect(await admin('revoke', leaver)).toEqual([`${leaver} has no role`]);
  expect(await rolesOf(who)).toEqual([]);
  await admin('invite', 'soon@shop.example', 'admin');
  expect(await admin('revoke', 'soon@shop.example')).toEqual(['The invitation of soon@shop.example is taken back']);
  expect((await admin('list')).filter((line) => line.startsWith('soon@'))).toEqual([]);
});

test('[DESK-23] the last administrator is taken away with a word', async () => {
  const { rows: before } = await shop.deps.database.query(`delete from staff_role where role = 'admin' returning *`);
  await admin('grant', email);
  expect(await admin('revoke', email)).toEqual([
    `${email} has no role`,
    'Nobody has the role admin now: grant it, or invite somebody',
  ]);
  for (const { sub: one } of before as { sub: string }[])
    await shop.deps.database.query(`insert into staff_role(sub, role, granted_at) values ('${one}', 'admin', now())`);
});

test('nobody who works here is invited once more, and nobody where accounts are an outside provider’s', async () => {
  await admin('grant', email, 'support');
  await expect(admin('invite', email)).rejects.toThrow(/works here already: npm run admin -- grant/);
  await admin('revoke', email, 'support');
  const config = { ...shop.deps.config, oidcIssuer: 'https://id.example/realms/souk' };
  const outside = commandOf(['admin'])?.command.run(['invite', 'a@souk.test'], { ...shop.deps, config }, () => {});
  await expect(outside).rejects.toThrow(/^Accounts are kept by the sign-in service/);
});

test.each([
  [
    ['grant', 'nobody@souk.test'],
    /^Nobody has signed in as nobody@souk\.test: register in the store first, or npm run admin -- invite nobody@souk\.test$/,
  ],
  [['grant', email, 'boss'], /^There is no role boss: admin, orders/],
  [['invite'], /npm run admin -- invite EMAIL/],
  [['invite', 'a@souk.test', 'boss'], /^There is no role boss/],
  [['grant'], /npm run admin -- grant EMAIL/],
  [['promote', email], /npm run admin -- grant EMAIL/],
])('%j is refused by a line that says what to do', async (args, message) => {
  await expect(admin(...args)).rejects.toThrow(CommandError);
  await expect(admin(...args)).rejects.toThrow(message);
});

test('of another provider counts who has signed in by a proved address, and one that two share counts for nobody', async () => {
  const config = { ...shop.deps.config, oidcIssuer: 'https://id.example/realms/souk' };
  const change = (what: string) =>
    commandOf(['admin'])?.command.run([what, 'two@souk.test'], { ...shop.deps, config }, () => {});
  const grant = () => change('grant');
  await expect(grant()).rejects.toThrow(/^Nobody has signed in/);
  await shop.deps.database.query(`insert into shopper(sub, email) values ('k0', 'two@souk.test')`);
  await expect(grant()).rejects.toThrow(/^two@souk\.test is not proved/);
  await shop.deps.database.query(`insert into shopper(sub, email, email_proved) values ('k1', 'two@souk.test', true)`);
  await grant();
  expect([await rolesOf('k0'), await rolesOf('k1')]).toEqual([[], ['admin']]);
  await shop.deps.database.query(`insert into shopper(sub, email, email_proved) values ('k2', 'Two@souk.test', true)`);
  await expect(grant()).rejects.toThrow(/belongs to several accounts/);
  // A role is taken away all the same.
  await shop.deps.database.query(`delete from shopper where sub in ('k0', 'k2')`);
  await shop.deps.database.query(`update shopper set email_proved = false where sub = 'k1'`);
  await change('revoke');
  expect(await rolesOf('k1')).toEqual([]);
});

test('whoever deletes their account has no role any more', async () => {
  await admin('grant', people.french.email);
  expect(await listed(people.french.email)).toHaveLength(1);
  await shop.deps.database.query(`delete from shopper where sub = '${people.french.sub}'`);
  expect(await listed(people.french.email)).toEqual([]);
});

test('without a command the program serves', () => {
  expect(commandOf(['--products', '10'])).toBeUndefined();
  expect(commandOf(['constructor'])).toBeUndefined();
});
