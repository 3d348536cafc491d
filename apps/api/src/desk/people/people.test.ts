import { memberRoles } from '@souk/contract/desk';
import { mostInvitationsAnHour } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { invitationPath } from '../../identity/local/realm';
import { dropOldMemberInvitations } from '../../merchants/member-invitations.repository';
import { addMember, membershipIn, removeMember } from '../../merchants/members.repository';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  // What was mailed in another test is more than an hour ago.
  await app.deps.clock.advance(3_600_001);
  await app.deps.database.query(`delete from member_invitation`);
  await app.deps.database.query(`delete from merchant_member where merchant_id = ${desk.merchantId}`);
  for (const role of memberRoles) await addMember(desk.merchantId, role, role, app.deps.clock.now());
});

const ask = (name: Parameters<Desk['ask']>[0], asked: Parameters<Desk['ask']>[1] = {}) =>
  desk.ask(name, { user: 'owner', mer: desk.merchantId, ...asked });
const invite = (email: string, role = 'packer', more: object = {}) =>
  ask('peopleInvite', { body: { email, role }, ...more });
const setRole = (sub: string, from: string, to: string | null, user = 'owner') =>
  ask('peopleRole', { user, params: { sub }, body: { from, to } });
const roleOf = async (sub: string) => (await membershipIn(sub, desk.merchantId))?.role;
const mailsTo = (email: string) =>
  rows(sql<{ text: string; subject: string }>`
    select subject, text from outbox where recipient = ${email} order by id`);
const tokenTo = async (email: string) => (await mailsTo(email)).at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? '';
const lastDone = () =>
  row(sql<{ call: string; subject_id: string; merchant_id: number; before: unknown; after: unknown }>`
    select call, subject_id, merchant_id::int, before, after from audit order by id desc limit 1`);

describe('[DESK-28] a merchant’s people', () => {
  test('are listed for their owner with roles, and when they were last at the desk', async () => {
    await desk.ask('me', { user: 'packer' });
    const { people, invitations } = (await ask('people')).data;
    expect(invitations).toEqual([]);
    expect(people).toContainEqual({
      sub: 'packer',
      name: 'packer',
      email: 'packer@souk.test',
      role: 'packer',
      lastSeen: expect.any(String),
      isSelf: false,
    });
    expect(people.filter((one: { isSelf: boolean }) => one.isSelf)).toMatchObject([{ sub: 'owner', role: 'owner' }]);
    expect(JSON.stringify(people)).not.toContain('other-owner');
  });

  test('are never left without an owner by an account that is deleted', async () => {
    await app.call('collectIds', { user: 'founder' }); // the first call with a token makes the shopper's row
    const leave = () => app.call('userDelete', { user: 'founder', body: { confirm: 'founder@souk.test' } });
    await addMember(desk.merchantId, 'founder', 'owner', app.deps.clock.now());
    await removeMember(desk.merchantId, 'owner');
    expect(await leave()).toMatchObject({ code: 409, reason: 'ACCOUNT_IS_LAST_OWNER' });
    expect(await roleOf('founder')).toBe('owner');
    await setRole('manager', 'manager', 'owner', 'founder');
    expect(await leave()).toMatchObject({ code: 200 });
    expect([await roleOf('founder'), await roleOf('manager')]).toEqual([undefined, 'owner']);
  });

  test('get and lose a role at once, and the log says which', async () => {
    expect(await setRole('packer', 'packer', 'manager')).toMatchObject({ code: 200 });
    expect(await lastDone()).toEqual({
      call: 'peopleRole',
      subject_id: 'packer',
      merchant_id: desk.merchantId,
      before: { role: 'packer' },
      after: { role: 'manager' },
    });
    expect((await ask('products', { user: 'packer' })).code).toBe(200);
    expect(await setRole('packer', 'manager', null)).toMatchObject({ code: 200 });
    expect((await ask('orders', { user: 'packer' })).code).toBe(404);
    expect((await desk.ask('me', { user: 'packer' })).data.merchants).toEqual([]);
  });

  test('are changed as they were seen; whoever works for another merchant alone is nobody here', async () => {
    expect(await setRole('packer', 'manager', 'owner')).toMatchObject({ code: 409, reason: 'CHANGED_MEANWHILE' });
    expect(await setRole('other-owner', 'owner', 'packer')).toMatchObject({ code: 404 });
    expect(await roleOf('packer')).toBe('packer');
  });

  test('keep one owner, also when two remove each other at once', async () => {
    expect(await setRole('owner', 'owner', null)).toMatchObject({ code: 409, data: { obstacle: 'lastOwner' } });
    expect(await setRole('manager', 'manager', 'owner')).toMatchObject({ code: 200 });
    const answers = await Promise.all([
      setRole('manager', 'owner', null, 'owner'),
      setRole('owner', 'owner', 'packer', 'manager'),
    ]);
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    const owners = await rows(
      sql`select 1 from merchant_member where merchant_id = ${desk.merchantId} and role = 'owner'`,
    );
    expect(owners).toHaveLength(1);
  });

  test('whoever may invite no longer takes along what they sent', async () => {
    await setRole('manager', 'manager', 'owner');
    await invite('friend@souk.test', 'owner', { user: 'manager' });
    await invite('stays@souk.test');
    expect(await setRole('manager', 'owner', null)).toMatchObject({ code: 200 });
    expect(await lastDone()).toMatchObject({ after: { role: null, invitationsTakenBack: 1 } });
    expect((await ask('people')).data.invitations).toMatchObject([{ email: 'stays@souk.test' }]);
  });
});

describe('[DESK-28] an invitation to a merchant', () => {
  test('is mailed with a link, listed, sent again with another link, and taken back', async () => {
    expect(await invite('New@Souk.test', 'manager')).toMatchObject({ code: 200 });
    const [mail] = await mailsTo('new@souk.test');
    const { name } = (await membershipIn('owner', desk.merchantId)) ?? {};
    expect(mail?.subject).toBe(`You are invited to work for ${name}`);
    expect(mail?.text).toContain('Manager');
    expect(mail?.text).toContain(`${app.deps.identity.deskIssuer}${invitationPath}?token=`);
    const first = await tokenTo('new@souk.test');
    const [made] = (await ask('people')).data.invitations;
    expect(made).toMatchObject({ email: 'new@souk.test', role: 'manager', by: 'owner', isOver: false });
    expect(await ask('peopleInviteAgain', { params: { id: made.id } })).toMatchObject({ code: 200 });
    expect(await tokenTo('new@souk.test')).not.toBe(first);
    expect(JSON.stringify(await rows(sql`select * from member_invitation`))).not.toContain(
      await tokenTo('new@souk.test'),
    );
    expect(await ask('peopleInviteCancel', { params: { id: made.id } })).toMatchObject({ code: 200 });
    expect(await ask('peopleInviteCancel', { params: { id: made.id } })).toMatchObject({ code: 404 });
    expect((await ask('people')).data.invitations).toEqual([]);
  });

  test('is one also when it is pressed twice: one mail for one key', async () => {
    for (const _press of [1, 2])
      expect(await invite('twice@souk.test', 'packer', { key: 'pressed-twice' })).toMatchObject({ code: 200 });
    expect(await mailsTo('twice@souk.test')).toHaveLength(1);
  });

  test('is not for whoever works here, but for whoever works elsewhere or shops', async () => {
    expect(await invite('Packer@souk.test')).toMatchObject({ code: 409, reason: 'PEOPLE_EXISTS' });
    for (const elsewhere of ['other-owner@souk.test', 'admin@souk.test', 'shopper@souk.test'])
      expect([elsewhere, (await invite(elsewhere)).code]).toEqual([elsewhere, 200]);
  });

  test('is mailed so often in an hour, and no oftener', async () => {
    for (let at = 0; at < mostInvitationsAnHour; at += 1) await invite(`p${at}@souk.test`);
    expect(await invite('one-more@souk.test')).toMatchObject({ code: 429, reason: 'MAIL_SENT_TOO_OFTEN' });
    await app.deps.clock.advance(3_600_001);
    expect(await invite('one-more@souk.test')).toMatchObject({ code: 200 });
  });

  test('is listed as ended after a week, can be sent again, and is forgotten after a month', async () => {
    await invite('late@souk.test');
    await app.deps.clock.advance(8 * 86_400_000);
    const [late] = (await ask('people')).data.invitations;
    expect(late).toMatchObject({ email: 'late@souk.test', isOver: true });
    expect(await ask('peopleInviteAgain', { params: { id: late.id } })).toMatchObject({ code: 200 });
    expect((await ask('people')).data.invitations).toMatchObject([{ id: late.id, isOver: false }]);
    await app.deps.clock.advance(38 * 86_400_000);
    await dropOldMemberInvitations(app.deps.clock.now());
    expect(await rows(sql`select 1 from member_invitation`)).toEqual([]);
  });
});

describe('[DESK-28] with accounts of an outside provider', () => {
  beforeEach(() => Object.assign(app.deps.config, { oidcIssuer: 'https://id.example/realms/souk' }));
  afterEach(() => Object.assign(app.deps.config, { oidcIssuer: undefined }));

  test('the mail leads to the desk, and a sign-in with that address accepts', async () => {
    await invite('shopper@souk.test', 'manager');
    const mail = (await mailsTo('shopper@souk.test')).at(-1);
    expect(mail?.text).toContain(`${app.deps.config.deskOrigin}/sell`);
    expect(mail?.text).not.toContain('token=');
    await desk.ask('me', { user: 'second' });
    expect(await roleOf('second')).toBeUndefined();
    expect((await desk.ask('me', { user: 'shopper' })).data.merchants).toMatchObject([{ role: 'manager' }]);
    expect(await lastDone()).toMatchObject({ call: 'peopleJoin', subject_id: 'shopper', after: { role: 'manager' } });
    expect((await ask('people')).data.invitations).toEqual([]);
  });

  test('an address that the provider has not proved opens nothing', async () => {
    await invite('unproved@souk.test', 'owner');
    expect((await desk.ask('me', { user: 'unproved' })).data.merchants).toEqual([]);
    expect((await ask('people')).data.invitations).toMatchObject([{ email: 'unproved@souk.test' }]);
  });

  test('nor does an application that was sent with it make anybody an owner', async () => {
    await run(sql`
      insert into merchant_application(store_id, name, real_name, phone, email, category_id, type_id, agreement_version, audit_status,
        merchant_id, created_at, sent_at, decided_at)
      select 1, 'Oak', 'Olive', '1', 'unproved@souk.test', c.id, t.id, '1', 2, ${desk.otherMerchantId}::int, now(), now(), now()
      from merchant_category c, merchant_type t limit 1`);
    expect((await desk.ask('me', { user: 'unproved' })).data.merchants).toEqual([]);
  });

  test('an invitation that ended lets nobody in', async () => {
    await invite('shopper@souk.test');
    await app.deps.clock.advance(8 * 86_400_000);
    expect((await desk.ask('me', { user: 'shopper' })).data.merchants).toEqual([]);
  });
});
