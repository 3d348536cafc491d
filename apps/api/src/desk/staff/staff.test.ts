import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { invitationPath } from '../../identity/local/realm';
import { dropOldInvitations } from '../../staff/invitations.repository';
import { rolesOf } from '../../staff/staff-roles.repository';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  // The demo's own administrator is not one of this test's.
  await app.deps.database.query(`delete from staff_role where sub not in ('admin', 'orders', 'support', 'finance')`);
});
afterAll(() => app.close());

const staff = async (user = 'admin') => (await desk.ask('staff', { user })).data;
const set = (sub: string, from: string[], to: string[], user = 'admin') =>
  desk.ask('staffRoles', { user, params: { sub }, body: { from, to } });
const lastDone = () =>
  row(sql<{ call: string; subject_id: string; before: unknown; after: unknown }>`
    select call, subject_id, before, after from audit order by id desc limit 1`);

describe('[DESK-23] the platform’s people', () => {
  test('are listed with their roles, when they were last here, and how often they are signed in', async () => {
    await desk.ask('me', { user: 'support' });
    const { people, console } = await staff();
    expect(console).toBeNull();
    expect(people.find(({ sub }: { sub: string }) => sub === 'finance').lastSeen).toBeNull();
    expect(people).toContainEqual({
      sub: 'support',
      name: 'support',
      email: 'support@souk.test',
      roles: ['support'],
      lastSeen: expect.any(String),
      sessions: 0,
      hasSecondFactor: false,
      isSelf: false,
    });
    expect(people.find(({ sub }: { sub: string }) => sub === 'admin').isSelf).toBe(true);
  });

  test('get and lose roles at once, and the log says which', async () => {
    expect(await set('orders', ['orders'], ['orders', 'finance'])).toMatchObject({ code: 200 });
    expect(await lastDone()).toMatchObject({
      call: 'staffRoles',
      subject_id: 'orders',
      before: { roles: ['orders'] },
      after: { roles: ['orders', 'finance'] },
    });
    expect((await desk.ask('statements', { user: 'orders' })).code).toBe(200);
    expect(await set('orders', ['finance', 'orders'], [])).toMatchObject({ code: 200 });
    expect((await desk.ask('statements', { user: 'orders' })).code).toBe(403);
    expect((await staff()).people.map(({ sub }: { sub: string }) => sub)).not.toContain('orders');
  });

  test('are changed as they were seen, and somebody without a role is nobody here', async () => {
    expect(await set('support', ['finance'], ['admin'])).toMatchObject({ code: 409 });
    expect(await set('shopper', [], ['admin'])).toMatchObject({ code: 404 });
    expect(await rolesOf('support')).toEqual(['support']);
  });

  test('keep one administrator, also when two remove each other at once', async () => {
    expect(await set('admin', ['admin'], ['auditor'])).toMatchObject({ code: 409, data: { obstacle: 'lastAdmin' } });
    expect(await set('support', ['support'], ['support', 'admin'])).toMatchObject({ code: 200 });
    const answers = await Promise.all([
      set('support', ['admin', 'support'], ['support'], 'admin'),
      set('admin', ['admin'], ['orders'], 'support'),
    ]);
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    expect(await rows(sql`select 1 from staff_role where role = 'admin'`)).toHaveLength(1);
    await app.deps.database.query(`delete from staff_role where sub in ('admin', 'support')`);
    await app.deps.database.query(
      `insert into staff_role(sub, role, granted_at) values ('admin', 'admin', now()), ('support', 'support', now())`,
    );
  });

  test('are signed out everywhere by a press', async () => {
    const open = (sub: string) =>
      app.deps.database.query(`
      insert into oidc_payload(model, id, payload, uid) values ('Session', 's-${sub}', '{"accountId":"${sub}"}', 'u-${sub}')`);
    await open('finance');
    await open('support');
    const sessions = async (who: string) =>
      (await staff()).people.find(({ sub }: { sub: string }) => sub === who).sessions;
    expect(await sessions('finance')).toBe(1);
    expect(await desk.ask('staffSignOut', { user: 'admin', params: { sub: 'finance' } })).toMatchObject({ code: 200 });
    expect([await sessions('finance'), await sessions('support')]).toEqual([0, 1]);
  });
});

describe('[DESK-23] an invitation', () => {
  const invite = (email: string, roles: string[]) => desk.ask('staffInvite', { user: 'admin', body: { email, roles } });
  const linkTo = async (email: string) =>
    (
      await row(sql<{ text: string }>`select text from outbox where recipient = ${email} order by id desc limit 1`)
    )?.text.match(/token=([\w-]+)/)?.[1] ?? '';

  test('is mailed with a link, listed, replaced by a newer one, and taken back', async () => {
    expect(await invite('New@Souk.test', ['support', 'orders'])).toMatchObject({ code: 200 });
    const first = await linkTo('new@souk.test');
    expect(first).not.toBe('');
    expect(await invite('new@souk.test', ['support'])).toMatchObject({ code: 200 });
    expect(await linkTo('new@souk.test')).not.toBe(first);
    const [made, ...more] = (await staff()).invitations;
    expect(more).toEqual([]);
    expect(made).toMatchObject({ email: 'new@souk.test', roles: ['support'], by: 'admin' });
    const stored = await rows(sql<{ token_hash: string }>`select token_hash from staff_invitation`);
    expect(JSON.stringify(stored)).not.toContain(await linkTo('new@souk.test'));
    const cancel = () => desk.ask('staffInviteCancel', { user: 'admin', params: { id: made.id } });
    expect(await cancel()).toMatchObject({ code: 200 });
    expect(await cancel()).toMatchObject({ code: 404 });
    expect((await staff()).invitations).toEqual([]);
  });

  test('is not for whoever works here, and no longer listed after a week', async () => {
    await app.deps.database.query(`
      insert into account(id, email, nickname) values ('support', 'at-work@souk.test', 'Sam') on conflict do nothing`);
    expect(await invite('at-work@souk.test', ['finance'])).toMatchObject({ code: 409 });
    await invite('late@souk.test', ['finance']);
    expect((await staff()).invitations).toHaveLength(1);
    await app.deps.clock.advance(8 * 86_400_000);
    expect((await staff()).invitations).toEqual([]);
    await dropOldInvitations(app.deps.clock.now());
    expect(await rows(sql`select 1 from staff_invitation`)).toEqual([]);
  });

  test('leads to the provider’s page', async () => {
    await invite('page@souk.test', ['finance']);
    const { text } =
      (await row(sql<{ text: string }>`select text from outbox where recipient = 'page@souk.test'`)) ?? {};
    expect(text).toContain(`${app.deps.identity.deskIssuer}${invitationPath}?token=`);
  });
});

test('[DESK-23] accounts of an outside provider are read here and changed there', async () => {
  const config = { oidcIssuer: 'https://id.example/realms/souk' };
  Object.assign(app.deps.config, config);
  const console = 'https://id.example/admin/souk/console/#/souk/users';
  expect((await staff()).console).toBe(console);
  for (const name of ['staffInvite', 'staffRoles', 'staffSignOut', 'staffFactorReset', 'staffInviteCancel'] as const)
    expect(await desk.ask(name, { user: 'admin' })).toMatchObject({ code: 501, data: { console } });
  Object.assign(app.deps.config, { oidcIssuer: undefined });
});
