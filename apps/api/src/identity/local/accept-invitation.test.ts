import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { makeMemberInvitation } from '../../merchants/member-invitations.repository';
import { addMember, membershipIn } from '../../merchants/members.repository';
import { makeInvitation } from '../../staff/invitations.repository';
import { rolesOf } from '../../staff/staff-roles.repository';
import { accountByLogin } from './accounts.repository';
import { passwordFits } from './passwords';
import { invitationPath } from './realm';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';

let realm: TestRealm;
beforeAll(async () => {
  realm = await createTestRealm();
  await run(sql`insert into store(name) values ('Bazaar & Co')`);
});
afterAll(() => realm.close());

const invited = async (email: string) => {
  const made = { store_id: 1, email, roles: ['finance' as const], invited_by: 'Anna' };
  const { token } = await makeInvitation(made, realm.clock.now());
  return opened(token);
};

const opened = (token: string) => {
  const link = (locale = 'en') => `${realm.deskIssuer}${invitationPath}?token=${token}&ui_locales=${locale}`;
  const browser = realm.browser();
  return {
    open: async (locale?: string) => browser.go(link(locale)),
    send: (fields: Record<string, string>, locale?: string) => browser.submit(link(locale), fields),
  };
};

describe('[DESK-23] a mailed invitation', () => {
  test('makes an account with a long password of its own, gives the roles once, and leads to the desk’s sign-in with its e-mail', async () => {
    const { open, send } = await invited('new@souk.test');
    const html = await (await open()).text();
    expect(html).toContain('new@souk.test');
    expect(html).toContain('Finance');
    expect(await (await open('fr')).text()).toContain('Comptabilité');
    for (const wrong of [
      { name: '', password: 'long enough for staff' },
      { name: 'Nora', password: 'elevenchars' },
      { name: 'Nora', password: 'passwordpassword' },
    ]) {
      const refused = await send(wrong);
      expect([wrong.password, refused.status]).toEqual([wrong.password, 400]);
      expect(await refused.text()).toContain('role="alert"');
    }
    const done = await send({ name: 'Nora', password: 'long enough for staff' });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${realm.origin}/admin?lang=en#invited=new%40souk.test`,
    ]);
    const account = await accountByLogin({ email: 'new@souk.test' });
    expect(account).toMatchObject({ nickname: 'Nora', email_verified: true });
    expect(await passwordFits('long enough for staff', account?.password_hash ?? null)).toBe(true);
    expect(await rolesOf(account?.id ?? '')).toEqual(['finance']);
    expect(await row(sql`select call, actor_name, after from audit order by id desc limit 1`)).toEqual({
      call: 'staffJoin',
      actor_name: 'Nora',
      after: { roles: ['finance'] },
    });
    expect((await open()).status).toBe(410);
    expect((await send({ name: 'Eve', password: 'long enough for Eve' })).status).toBe(410);
  });

  test('leaves the password of whoever has an account as it is', async () => {
    const { open, send } = await invited('shopper@souk.test');
    const html = await (await open()).text();
    expect(html).not.toContain('name="password"');
    const done = await send({ name: 'Eve', password: 'another long password' }, 'fr');
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${realm.origin}/admin?lang=fr#invited=shopper%40souk.test`,
    ]);
    const account = await accountByLogin({ email: 'shopper@souk.test' });
    expect(account?.nickname).toBe('Sam');
    expect(await passwordFits('souk-demo', account?.password_hash ?? null)).toBe(true);
    expect(await rolesOf(realm.sub)).toEqual(['finance']);
  });

  test('works for seven days; after that, and with a token of one’s own making, nothing is told', async () => {
    const { open } = await invited('late@souk.test');
    await realm.clock.advance(7 * 86_400_000);
    const late = await open();
    expect(late.status).toBe(410);
    expect(await late.text()).not.toContain('late@souk.test');
    expect((await realm.browser().go(`${realm.deskIssuer}${invitationPath}?token=x`)).status).toBe(410);
  });
});

describe('[DESK-28] a mailed invitation to a merchant', () => {
  let merchantId = 0;
  beforeAll(async () => {
    const made = await row(sql<{ id: number }>`
      insert into merchant(store_id, slug, name, created_at) values (1, 'willow', 'Willow & Sons', now()) returning id`);
    merchantId = made?.id ?? 0;
    await run(sql`insert into shopper(sub, email, nickname) values ('boss', 'boss@souk.test', 'Boss')`);
    await addMember(merchantId, 'boss', 'owner', realm.clock.now());
  });
  const send = async (email: string) => {
    const made = { merchant_id: merchantId, email, role: 'packer' as const, inviter: 'boss', invited_by: 'Boss' };
    return opened((await makeMemberInvitation(made, realm.clock.now())).token);
  };

  test('makes an account, gives the role once, and leads to that merchant’s desk', async () => {
    const { open, send: press } = await send('hand@souk.test');
    const html = await (await open()).text();
    expect(html).toContain('Willow &amp; Sons');
    expect(html).toContain('Packer');
    expect(await (await open('fr')).text()).toContain('Préparation');
    const done = await press({ name: 'Hanna', password: 'long enough for staff' });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${realm.origin}/sell/${merchantId}?lang=en#invited=hand%40souk.test`,
    ]);
    const { id = '' } = (await accountByLogin({ email: 'hand@souk.test' })) ?? {};
    expect((await membershipIn(id, merchantId))?.role).toBe('packer');
    expect(await rolesOf(id)).toEqual([]);
    expect(
      await row(sql`select call, merchant_id::int, actor_name, after from audit order by id desc limit 1`),
    ).toEqual({
      call: 'peopleJoin',
      merchant_id: merchantId,
      actor_name: 'Hanna',
      after: { role: 'packer' },
    });
    expect((await open()).status).toBe(410);
    expect((await press({ name: 'Eve', password: 'long enough for Eve' })).status).toBe(410);
  });

  test('leaves the role of whoever became an owner meanwhile', async () => {
    const { send: press } = await send('shopper@souk.test');
    await run(
      sql`insert into shopper(sub, email, nickname) values (${realm.sub}, 'shopper@souk.test', 'Sam') on conflict do nothing`,
    );
    await addMember(merchantId, realm.sub, 'owner', realm.clock.now());
    expect((await press({})).status).toBe(303);
    expect((await membershipIn(realm.sub, merchantId))?.role).toBe('owner');
  });

  test('works for seven days, and not once another was sent in its place', async () => {
    const { open } = await send('slow@souk.test');
    const { open: openNewer } = await send('slow@souk.test');
    expect([(await open()).status, (await openNewer()).status]).toEqual([410, 200]);
    await realm.clock.advance(7 * 86_400_000);
    expect((await openNewer()).status).toBe(410);
  });
});
