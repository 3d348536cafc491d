import {
  adminPath,
  deskCalls,
  deskPermissions,
  type DeskCall,
  type DeskCallName,
  memberRoles,
  staffRoles,
} from '@souk/contract/desk';
import { deskSessionS, freshSignInS } from '@souk/domain';
import { mayMake, memberMay, staffMay } from '@souk/domain/desk';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { giveDesk, isMerchantsAlone, type Desk } from '../testing/desk';
import { rowMarks } from '../testing/row-marks';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const names = Object.keys(deskCalls) as DeskCallName[];
const permissionOf = (name: DeskCallName) => (deskCalls[name] as DeskCall).permission;
const isVendors = (name: DeskCallName) => 'vendor' in deskCalls[name];
const isPlatforms = (name: DeskCallName) => !isMerchantsAlone(name);
const asksFresh = (name: DeskCallName) => (deskCalls[name] as DeskCall).sudo === true;
const namesThing = (name: DeskCallName) => deskCalls[name].path.includes(':');

describe('[DESK-01] who may do what', () => {
  test('the matrix of roles and permissions is the committed one: a widened role shows in review', () => {
    const lines = [
      ...staffRoles.map((role) => [role, staffMay([role])] as const),
      ...memberRoles.map((role) => [`merchant ${role}`, memberMay(role)] as const),
    ].map(([role, may]) => `${role}: ${may.join(' ') || '—'}`);
    expect(lines).toEqual([
      `admin: ${deskPermissions.join(' ')}`,
      'orders: orders.read orders.fulfil orders.cancel orders.edit orders.mail orders.note customers.read refunds.read refunds.decide products.read',
      'catalogue: products.read products.write prices.write stock.write imports.run categories.read categories.write promotions.read promotions.write sales.read sales.write merchants.read reviews.read reviews.moderate',
      'support: orders.read orders.mail orders.note customers.read customers.export customers.delete customers.signOut points.adjust refunds.read refunds.create products.read tickets.read tickets.answer reviews.read reviews.moderate',
      'finance: orders.read orders.note refunds.read refunds.decide refunds.create merchants.read merchants.decide payouts.read payouts.write sellers.write system.read audit.read',
      'content: content.read content.write',
      'auditor: orders.read customers.read refunds.read products.read categories.read promotions.read sales.read content.read settings.read merchants.read payouts.read tickets.read reviews.read webhooks.read system.read staff.read people.read audit.read',
      'merchant owner: orders.read orders.fulfil orders.note refunds.read refunds.decide refunds.create products.read products.write prices.write stock.write imports.run promotions.read promotions.write payouts.read sellers.write shipping.write profile.write reviews.read reviews.reply people.read people.write audit.read',
      'merchant manager: orders.read orders.fulfil orders.note refunds.read refunds.decide refunds.create products.read products.write prices.write stock.write imports.run promotions.read promotions.write shipping.write profile.write reviews.read reviews.reply',
      'merchant packer: orders.read orders.fulfil orders.note',
    ]);
  });

  test('[DESK-22] the calls that ask for a fresh sign-in, and who makes them, are the committed ones', () => {
    const lines = names.filter(asksFresh).map((name) => {
      const permission = permissionOf(name);
      const may = [
        ...(isPlatforms(name) ? staffRoles : []).filter((role) => mayMake(staffMay([role]), permission)),
        ...(isVendors(name) ? memberRoles : []).filter((role) => mayMake(memberMay(role), permission)),
      ];
      return `${name}: ${may.join(' ')}`;
    });
    expect(lines).toEqual([
      'orderRefund: admin support finance owner manager',
      'customerExport: admin support',
      'customerDelete: admin support',
      'merchantSuspend: admin finance',
      'merchantLift: admin finance',
      'merchantClose: admin finance',
      'merchantOwner: admin finance',
      'scriptsSave: admin',
      'vendorsSave: admin',
      'statementPaid: admin finance',
      'booking: admin finance',
      'rateSave: admin finance',
      'taxSave: admin finance',
      'accountSave: admin finance owner',
      'accountShow: admin finance',
      'hookCreate: admin',
      'hookSave: admin',
      'hookRotate: admin',
      'staffInvite: admin',
      'staffInviteCancel: admin',
      'staffRoles: admin',
      'staffFactorReset: admin',
      'staffSignOut: admin',
      'peopleInvite: owner',
      'peopleInviteAgain: owner',
      'peopleInviteCancel: owner',
      'peopleRole: owner',
    ]);
    expect(names.filter((name) => (deskCalls[name] as DeskCall).sudo === 'handler')).toEqual(['importApply']);
  });

  describe.each(names)('%s', (name) => {
    const permission = permissionOf(name);
    /** Each desk that has the call. */
    const places = () => [...(isPlatforms(name) ? [{}] : []), ...(isVendors(name) ? [{ mer: desk.merchantId }] : [])];
    /** Somebody who may make the call, and where. */
    const allowed = () => {
      if (permission === 'self') return { user: 'shopper', at: {} };
      return isPlatforms(name)
        ? { user: staffRoles.find((one) => mayMake(staffMay([one]), permission)) ?? '', at: {} }
        : { user: memberRoles.find((one) => mayMake(memberMay(one), permission)) ?? '', at: { mer: desk.merchantId } };
    };

    test('nobody is asked to sign in, a token that no longer holds is told so', async () => {
      for (const at of places()) {
        expect(await desk.ask(name, { user: null, ...at })).toMatchObject({ status: 401, code: 401, data: null });
        expect(await desk.ask(name, { token: 'stale', ...at })).toMatchObject({ status: 401, code: 410000 });
      }
    });

    if (!isPlatforms(name))
      test('[DESK-28] the platform has no such call', async () => {
        expect(await desk.ask(name, { user: 'admin' })).toMatchObject({ status: 404 });
      });

    test('[DESK-26] a shopper’s token opens no desk, whoever it is of', async () => {
      const before = await rowMarks();
      for (const user of ['shopper', 'admin', 'owner'])
        for (const at of places())
          expect(await desk.ask(name, { token: `user:${user}`, ...at })).toMatchObject({
            status: 401,
            code: 410001,
            reason: 'TOKEN_ELSEWHERE',
            data: null,
          });
      expect(await rowMarks()).toEqual(before);
    });

    if (permission !== 'self' && isPlatforms(name))
      test('a shopper and every role without the permission get 403, and nothing changes', async () => {
        const before = await rowMarks();
        expect(await desk.ask(name, { user: 'shopper' })).toMatchObject({
          status: 403,
          code: 403,
          data: { permission },
        });
        for (const role of staffRoles.filter((one) => !mayMake(staffMay([one]), permission)))
          expect([role, (await desk.ask(name, { user: role })).code]).toEqual([role, 403]);
        expect(await rowMarks()).toEqual(before);
      });

    if (isVendors(name) && permission !== 'self')
      test('a merchant’s role without the permission gets 403; whoever does not work there, 404', async () => {
        const before = await rowMarks();
        for (const role of memberRoles.filter((one) => !mayMake(memberMay(one), permission)))
          expect([role, (await desk.ask(name, { user: role, mer: desk.merchantId })).code]).toEqual([role, 403]);
        for (const user of ['shopper', 'other-owner', 'admin'])
          expect([user, (await desk.ask(name, { user, mer: desk.merchantId })).code]).toEqual([user, 404]);
        expect(await rowMarks()).toEqual(before);
      });

    if (isVendors(name) && namesThing(name))
      test('another merchant’s thing is 404, in the same words as none', async () => {
        const before = await rowMarks();
        const anothers = await desk.ask(name, { user: 'other-owner', mer: desk.otherMerchantId });
        expect(anothers).toMatchObject({ status: 404, code: 404 });
        expect(anothers).toEqual(
          await desk.ask(name, { user: 'other-owner', mer: desk.otherMerchantId, isNobodys: true }),
        );
        expect(await rowMarks()).toEqual(before);
      });

    if (asksFresh(name) && permission !== 'self')
      test('[DESK-22] a sign-in of long ago is asked for again and changes nothing; a fresh one is let in', async () => {
        const { user, at } = allowed();
        const before = await rowMarks();
        const [longAgo, justNow] = [freshSignInS + 1, freshSignInS - 60].map(
          (seconds) => `desk:${user}@${Date.now() - seconds * 1000}`,
        );
        expect(await desk.ask(name, { token: longAgo ?? '', ...at })).toMatchObject({
          status: 401,
          code: 410003,
          data: null,
        });
        if (isVendors(name)) {
          const member = `desk:owner@${Date.now() - (freshSignInS + 1) * 1000}`;
          expect(await desk.ask(name, { token: member, mer: desk.merchantId })).toMatchObject({ code: 410003 });
        }
        expect(await rowMarks()).toEqual(before);
        expect([401, 403, 410003]).not.toContain(
          (await desk.ask(name, { token: justNow ?? '', isNobodys: true, ...at })).code,
        );
      });

    test('a role that has the permission is let in', async () => {
      const { user, at } = allowed();
      expect([401, 403]).not.toContain((await desk.ask(name, { user, isNobodys: true, ...at })).code);
    });
  });

  test('a change of one row shows in the marks that these tests compare', async () => {
    const before = await rowMarks();
    expect(await rowMarks()).toEqual(before);
    await run(sql`update store set commission_bp = commission_bp where id = 1`);
    expect(await rowMarks()).not.toEqual(before);
  });

  test('[DESK-26] a sign-in of more than a working day ago opens no call, however often it was renewed', async () => {
    const at = (seconds: number) => `desk:admin@${Date.now() - seconds * 1000}`;
    expect(await desk.ask('orders', { token: at(deskSessionS + 60) })).toMatchObject({ status: 401, code: 410000 });
    expect((await desk.ask('orders', { token: at(deskSessionS - 60) })).code).toBe(200);
  });

  test('[DESK-22] the refusal says by its header how fresh a sign-in is asked for', async () => {
    const { headers } = await shop.app.inject({
      method: 'POST',
      url: adminPath(deskCalls.rateSave.path),
      headers: { authorization: `Bearer desk:finance@${Date.now() - (freshSignInS + 1) * 1000}` },
    });
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication", max_age=600');
  });

  test('[DESK-24] where a second factor is asked for, every call of the platform’s people refuses a password alone', async () => {
    Object.assign(shop.deps.config, { staffAcr: '2' });
    for (const name of names.filter((one) => permissionOf(one) !== 'self' && isPlatforms(one)))
      expect([name, await desk.ask(name, { user: 'admin', isNobodys: true })]).toEqual([
        name,
        expect.objectContaining({ status: 401, code: 410003, data: { acr: '2' } }),
      ]);
    const { headers } = await shop.app.inject({
      url: adminPath('/orders'),
      headers: { authorization: 'Bearer desk:admin' },
    });
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication", acr_values="2"');
    expect((await desk.ask('me', { user: 'admin' })).data.neededAcr).toBe('2');
    expect((await desk.ask('orders', { user: 'owner', mer: desk.merchantId })).code).toBe(200);
    Object.assign(shop.deps.config, { staffAcr: undefined });
    expect((await desk.ask('me', { user: 'admin' })).data.neededAcr).toBeNull();
  });

  test('lists of a merchant hold its own alone', async () => {
    for (const name of ['orders', 'refunds', 'products', 'statements', 'audit'] as const) {
      const { data } = await desk.ask(name, { user: 'other-owner', mer: desk.otherMerchantId, query: { tab: 'all' } });
      expect(JSON.stringify(data)).not.toContain(desk.orderNo);
      for (const row of data.list as { merchantId?: number }[])
        expect(row.merchantId ?? desk.otherMerchantId).toBe(desk.otherMerchantId);
    }
  });

  test('a role that was taken away holds no longer, although the token lives on', async () => {
    expect((await desk.ask('orders', { user: 'support' })).code).toBe(200);
    await shop.deps.database.query(`delete from staff_role where sub = 'support'`);
    expect((await desk.ask('orders', { user: 'support' })).code).toBe(403);
  });
});
