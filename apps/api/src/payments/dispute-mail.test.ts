import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { moneyText } from '../money';
import { stripeCallback } from '../sandbox/stripe/webhook';
import { grantRole } from '../staff/staff-roles.repository';
import { giveDesk } from '../testing/desk';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askOpenDisputes } from './dispute-events';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await giveDesk(app);
  await run(sql`update shopper set email = sub || '@souk.test' where sub in ('finance', 'admin')`);
});
afterAll(() => app.close());
afterEach(() => grantRole('finance', 'finance', app.deps.clock.now()));

const bought = async () => {
  const lines = [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 1 }];
  return `${(await shop.bought({ user: 'mia' }, lines)).orderNo}-1`;
};
const dispute = (no: string) => shop.sandbox.post(`order/${no}/dispute`);
const paidFor = async (no: string) => {
  const paid = await row(sql<{ cents: number }>`
    select p.pay_cents as cents from purchase p join merchant_order o on o.purchase_no = p.order_no where o.order_no = ${no}`);
  return moneyText({ cents: paid?.cents ?? 0, symbol: '' }, 'en');
};
const mailsAbout = (no: string) =>
  rows(sql<{ recipient: string; subject: string; text: string }>`
    select recipient, subject, text from outbox where subject like ${`%${no}`} order by id`);

test('[ORDER-04] whoever works at money is mailed once that a payment is to be answered and by when, and once how it ended; nothing of the customer', async () => {
  await run(sql`update store set time_zone = 'America/New_York'`);
  const no = await bought();
  await dispute(no);
  await dispute(no);
  await run(sql`update store set time_zone = 'UTC'`);
  const [mail, ...others] = await mailsAbout(no);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'finance@souk.test', subject: `A payment is disputed: order ${no}` });
  const text = mail?.text.replaceAll('\n', ' ');
  expect(text).toContain(
    `disputes ${await paidFor(no)} of the payment. Reason: The customer did not make this payment.`,
  );
  expect(text?.replaceAll(/\s/g, ' ')).toMatch(/Answer at Stripe by \w+ \d+ at \d+:\d\d [AP]M E[SD]T; else/);
  expect(text).toContain(`/admin/orders/${no}`);
  expect(text).not.toMatch(/Ada|Lovelace|ada@souk/);
  await shop.sandbox.post(`order/${no}/dispute/answer`);
  expect(await mailsAbout(no)).toHaveLength(1);
  await shop.sandbox.post(`order/${no}/dispute/close`, { outcome: 'lost' });
  const ended = (await mailsAbout(no)).slice(1);
  expect(ended).toMatchObject([{ subject: `A dispute has ended: order ${no}` }]);
  expect(ended[0]?.text).toContain('do not refund it again');
});

test('[ORDER-04] a dispute that is not answered two days before its deadline is mailed once more, and no other', async () => {
  const [no, later, answered] = [await bought(), await bought(), await bought()];
  await shop.sandbox.post(`order/${no}/dispute`, { respondInDays: 3 });
  await shop.sandbox.post(`order/${later}/dispute`, { respondInDays: 20 });
  await shop.sandbox.post(`order/${answered}/dispute`, { respondInDays: 3 });
  await shop.sandbox.post(`order/${answered}/dispute/answer`);
  const subjects = async (of: string) => (await mailsAbout(of)).map(({ subject }) => subject);
  const first = (of: string) => `A payment is disputed: order ${of}`;
  await askOpenDisputes(app.deps);
  expect(await subjects(no)).toEqual([first(no)]);
  await app.deps.clock.advance(26 * 3_600_000);
  for (let run = 0; run < 2; run += 1) await askOpenDisputes(app.deps);
  expect(await subjects(no)).toEqual([first(no), `A dispute is still to be answered: order ${no}`]);
  for (const other of [later, answered]) expect(await subjects(other)).toEqual([first(other)]);
  await app.deps.clock.advance(3 * 86_400_000);
  await askOpenDisputes(app.deps);
  expect(await subjects(no)).toHaveLength(2);
});

test('[ORDER-04] where nobody has the role an administrator is mailed, in their language', async () => {
  await run(sql`delete from staff_role where role = 'finance'`);
  const no = await bought();
  await run(sql`update shopper set locale = 'fr' where email = 'admin@souk.test'`);
  await dispute(no);
  expect(await mailsAbout(no)).toMatchObject([
    { recipient: 'admin@souk.test', subject: expect.stringContaining('Un paiement est contesté') },
  ]);
});

test('[ORDER-09] a dispute of a payment that nobody waited for, once won, is not said to leave the money with the store', async () => {
  const no = await bought();
  await dispute(no);
  await shop.sandbox.post('fault', { path: stripeCallback, status: 500, times: 1 });
  await shop.sandbox.post(`order/${no}/dispute/close`, { outcome: 'won' });
  await run(sql`update payment set status = 'returned' where purchase_no = ${no.slice(0, -2)}`);
  await askOpenDisputes(app.deps);
  const text = (await mailsAbout(no)).at(-1)?.text.replaceAll('\n', ' ');
  expect(text).toContain('so it goes back to the customer by itself');
  expect(text).not.toContain('stays with the store');
});
