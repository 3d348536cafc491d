import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createShop, goodAddress, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { forgetOld } from './retention';
import { retentionRules } from './rules';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const days = {
  messageDays: 30,
  visitDays: 400,
  cartDays: 30,
  applicationDays: 180,
  guestDays: 365,
  auditDays: undefined,
};
const daysFromNow = (count: number) => new Date(app.deps.clock.now().getTime() + count * 86_400_000);
const count = async (table: string, where = sql`true`) =>
  (await row(sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${where}`))?.n;

test('codes are unreadable after an hour, messages gone after their days', async () => {
  await app.call('emailCaptcha', { body: 'codes@souk.test' });
  const readable = sql`recipient = 'codes@souk.test' and (code is not null or text <> '' or html <> '')`;
  await forgetOld(days, app.deps.clock.now());
  expect(await count('outbox', readable)).toBe(1);
  await forgetOld(days, daysFromNow(0.1));
  expect([await count('outbox', readable), await count('outbox', sql`recipient = 'codes@souk.test'`)]).toEqual([0, 1]);
  expect(await count('login_code')).toBeGreaterThan(0);
  await forgetOld(days, daysFromNow(31));
  expect([await count('outbox'), await count('login_code'), await count('throttle')]).toEqual([0, 0, 0]);
});

test('a rule that fails is named with its reason, and keeps no other from being done', async () => {
  const [codes] = retentionRules;
  if (!codes) throw new Error('there are no rules');
  const failing = jest.spyOn(codes, 'forget').mockRejectedValue(new Error('deadlock detected'));
  await app.call('emailCaptcha', { body: 'rules@souk.test' });
  await expect(forgetOld(days, daysFromNow(31))).rejects.toThrow(
    'texts of messages that carry a code: deadlock detected',
  );
  failing.mockRestore();
  expect(await count('outbox')).toBe(0);
});

test('a guest’s purchase loses its name when a limit is set, and stays in the books', async () => {
  const shop = createShop(app);
  const uuid = 'c'.repeat(32);
  const { orderNo } = await shop.buy({ uuid }, [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }]);
  await run(sql`update purchase set state = 'paid' where order_no = ${orderNo}`);
  const purchase = () =>
    row(
      sql<{
        text: string;
        pay_cents: number;
      }>`select p::text as text, pay_cents from purchase p where order_no = ${orderNo}`,
    );
  const before = await purchase();
  await forgetOld({ ...days, guestDays: undefined }, daysFromNow(4000));
  expect(await purchase()).toEqual(before);
  await forgetOld(days, daysFromNow(366));
  const after = await purchase();
  expect(after?.pay_cents).toBe(before?.pay_cents);
  for (const word of [goodAddress.email, goodAddress.firstName, goodAddress.detail, goodAddress.phone]) {
    expect(before?.text).toContain(word);
    expect(after?.text).not.toContain(word);
  }
});

test('every rule says what it forgets', () => {
  expect(new Set(retentionRules.map(({ what }) => what)).size).toBe(retentionRules.length);
});
