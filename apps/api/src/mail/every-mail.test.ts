import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { merchantMail } from '../desk/merchants/merchant-mail';
import { accountMail } from '../desk/sellers/account-mail';
import type { Locale } from '../locale';
import { noteCancelWords } from '../orders/desk-cancel.repository';
import { sendCancelMail } from '../orders/order-mails';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

const origin = 'https://market.example';
const deskOrigin = 'https://desk.market.example';
const minuteMs = 60_000;
const name = 'Bazaar & <Co>';
const atShop = /^(https:\/\/market\.example\/|mailto:)/;
const atDesk = /^https:\/\/desk\.market\.example\//;
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp({ config: { publicOrigin: origin, deskOrigin } });
  shop = createShop(app);
  await run(sql`update store set name = ${name}, email = 'hello@market.example' where id = 1`);
  await run(
    sql`update merchant set name = 'Linen <b>Court</b>' where id = (select merchant_id from product where slug = 'linen-shirt')`,
  );
});
afterAll(() => app?.close());

interface Sent {
  subject: string;
  text: string;
  html: string;
}

/** Somebody new who shops, with an address for their mails. */
const newcomer = (language: Locale) => {
  const id = newUuid().slice(0, 10);
  return { id, user: id, email: `${id}@souk.test`, language, headers: { 'accept-language': language } };
};
type Newcomer = ReturnType<typeof newcomer>;

const shirts = async () => [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 2 }];
const advance = (minutes: number) => shop.sandbox.post('clock', { advanceMs: minutes * minuteMs });
const asGuest = ({ language }: Newcomer) => ({ uuid: newUuid(), language });
const buy = async (who: Newcomer) => shop.buy(asGuest(who), await shirts(), { email: who.email });
const boughtByUser = async ({ user, email, language }: Newcomer) =>
  (await shop.bought({ user, language }, await shirts(), { email })).orderNo;
const refundOf = async (who: Newcomer, type: 1 | 2) => {
  const no = await boughtByUser(who);
  await shop.sandbox.post(`order/${no}/ship`);
  await app.call('orderTake', { user: who.user, params: { orderNo: `${no}-1` } });
  const body = { orderNo: `${no}-1`, type, text: 'Arrived damaged' };
  return (await app.call('refundCreate', { user: who.user, body })).data.refundOrderNo as string;
};
const applicationOf = async ({ email, language }: Newcomer) => {
  const made = await row(sql<{ id: number }>`
    insert into merchant_application(store_id, user_id, name, real_name, phone, email, locale, category_id, type_id,
      agreement_version, created_at, sent_at, audit_status)
    select 1, null, 'Ann <b>& Co', 'Ann', '+14155550101', ${email}, ${language}, (select min(id) from merchant_category),
      (select min(id) from merchant_type), '1', ${app.deps.clock.now()}, ${app.deps.clock.now()}, 1 returning id`);
  return made?.id;
};

/** What makes the store write each of its mails. A new mail gets a line here. */
const mails: Record<string, { send: (who: Newcomer) => Promise<unknown>; shows?: RegExp[] }> = {
  'order paid': {
    send: async (who) => shop.bought(asGuest(who), await shirts(), { email: who.email }),
    shows: [/(White|Blanc) · S/, /12 St James Square/, /SW1Y 4JH/],
  },
  'order unpaid': {
    send: async (who) => [await buy(who), await advance(16)],
    shows: [/(White|Blanc) · S/, /order\/payment_result\?orderNo=PT\w+&key=/, /UTC/],
  },
  'order lapsed': { send: async (who) => [await buy(who), await advance(61)], shows: [/payment_result\?orderNo=PT/] },
  'order link': {
    send: async (who) => {
      const { orderNo } = await shop.bought(asGuest(who), await shirts(), { email: who.email });
      await app.call('visitorOrderLink', { body: { orderNo, email: who.email } });
    },
    shows: [/order_detail\?orderNo=PT\w+&token=/],
  },
  'parcel sent': {
    send: async (who) => {
      const { orderNo } = await shop.bought(asGuest(who), await shirts(), { email: who.email });
      await shop.sandbox.post(`order/${orderNo}/ship`, { express: 'Post', number: 'TRACK-77' });
    },
    shows: [/Post/, /TRACK-77/, /(White|Blanc) · S/],
  },
  'order cancelled by a desk': {
    send: async (who) => {
      const { orderNo } = await shop.bought(asGuest(who), await shirts(), { email: who.email });
      await noteCancelWords(sql`purchase_no = ${orderNo}`, 'It was <worn>');
      await sendCancelMail(app.deps, { orderNo: `${orderNo}-1`, dispute: null });
    },
    shows: [/It was <worn>/, /(White|Blanc) · S/],
  },
  'refund refused': {
    send: async (who) => shop.sandbox.post(`refund/${await refundOf(who, 1)}/refuse`, { reason: 'It was <worn>' }),
    shows: [/It was <worn>/, /refund_detail\?refundOrderNo=/],
  },
  'return expected': {
    send: async (who) => shop.sandbox.post(`refund/${await refundOf(who, 2)}/approve`),
    shows: [/refund_detail\?refundOrderNo=/],
  },
  'refund paid': {
    send: async (who) => shop.sandbox.post(`refund/${await refundOf(who, 1)}/approve`),
    shows: [/(White|Blanc) · S/],
  },
  'payment comes back': {
    send: async (who) => {
      const made = await shop.buy({ user: who.user, language: who.language }, await shirts(), { email: who.email });
      const { data } = await shop.startPayment({ user: who.user }, made);
      await app.call('orderCancel', { user: who.user, params: { orderNo: made.orderNo } });
      await shop.sandbox.card(data.stripeClientSecret);
      await app.deps.jobs.runDue();
    },
  },
  'code to register': {
    send: ({ email, headers }) => app.call('emailCaptcha', { body: email, headers }),
    shows: [/\d{6}/],
  },
  'code to apply': {
    send: ({ email, headers }) => app.call('merchantCaptcha', { body: email, headers }),
    shows: [/\d{6}/],
  },
  newsletter: {
    send: ({ email, headers }) => app.call('newsletterSubscribe', { query: { email }, headers }),
    shows: [/newsletter\/leave\?key=/],
  },
  'back in stock': {
    send: async ({ email, language }) => {
      await run(sql`
        insert into stock_alert(product_id, email, locale, created_at)
        select id, ${email}, ${language}, ${app.deps.clock.now()} from product where slug = 'linen-shirt'`);
      await sendAlerts();
    },
    shows: [/\/product\/linen-shirt/],
  },
  'variant back in stock': {
    send: async ({ email, language }) => {
      const { id } = await variantOf('linen-shirt', 'White,S');
      await run(sql`
        insert into variant_alert(variant_id, email, locale, created_at)
        values (${id}, ${email}, ${language}, ${app.deps.clock.now()})`);
      await sendAlerts();
    },
    shows: [/\/product\/linen-shirt\?color=white&size=s/],
  },
  'ticket answered': {
    send: async ({ user, headers, language }) => {
      await app.call('userInfo', { user, headers });
      await run(sql`update shopper set locale = ${language} where sub = ${user}`);
      const body = { subject: 'Where is it?', message: 'It was due.', categoryId: 3 };
      const { id } = (await app.call('ticketSave', { user, headers, body })).data;
      await shop.sandbox.post(`ticket/${id}/answer`, { message: 'On its <way>.' });
    },
    shows: [/On its <way>/, /support\/ticket\/view\?id=/],
  },
  'application taken': {
    send: async (who) => shop.sandbox.post(`merchant/${await applicationOf(who)}/approve`),
  },
  'application declined': {
    send: async (who) =>
      shop.sandbox.post(`merchant/${await applicationOf(who)}/decline`, { reason: 'It is blurred.' }),
    shows: [/It is blurred/, /\/merchant\/registration\?id=\d+/],
  },
  ...Object.fromEntries(
    (['suspend', 'lift', 'close'] as const).map((move) => [
      `merchant: ${move}`,
      {
        send: ({ email, language: locale }: Newcomer) => {
          const moved = { storeId: 1, merchantId: 5, merchant: 'Linen <b>Court</b>', move, reason: 'Late <parcels>' };
          return app.deps.mail.send(merchantMail(moved, { email, locale }, deskOrigin));
        },
        shows: move === 'lift' ? [/\/sell\/5/] : [/Late <parcels>/, /\/sell\/5/],
      },
    ]),
  ),
  'merchant: account changed': {
    send: ({ email, language: locale }) => {
      const changed = { storeId: 1, merchantId: 5, merchant: 'Linen <b>Court</b>', by: 'Ann <b>Lee', end: '5432' };
      return app.deps.mail.send(accountMail({ ...changed, at: new Date(0) }, { email, locale }, deskOrigin));
    },
    shows: [/5432/, /Ann <b>Lee/, /UTC/, /\/sell\/5\/business/],
  },
};

const sendAlerts = async () => {
  const { sendStockAlerts } = await import('../products/stock-alerts');
  const { clock, mail } = app.deps;
  await sendStockAlerts({ clock, mail, origin });
};

const newest = async (email: string): Promise<Sent | undefined> =>
  row(sql<Sent>`select subject, text, html from outbox where recipient = ${email} order by id desc limit 1`);

const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

const readable = (html: string) =>
  linksOf(html).join('\n') +
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, entity: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[entity] ?? "'",
    );

describe.each(['en', 'fr'] as const)('mails in %s', (locale) => {
  test.each(Object.entries(mails))(
    '[ORDER-04] [I18N-01] %s is HTML and text of the same words',
    async (_kind, { send, shows = [] }) => {
      const who = newcomer(locale);
      await send(who);
      const mail = await newest(who.email);
      expect(mail).toBeDefined();
      const { subject = '', text = '', html = '' } = mail ?? {};
      expect(subject.length).toBeGreaterThan(4);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('Bazaar &amp; &lt;Co&gt;');
      expect(html).toContain('mailto:hello@market.example');
      expect(html).not.toMatch(/<b>|<Co>|<worn>|<script/);
      expect(text).toContain(name);
      for (const link of linksOf(html)) expect(link).toMatch(/\/(admin|sell)\b/.test(link) ? atDesk : atShop);
      for (const shown of shows) {
        expect(readable(html)).toMatch(shown);
        expect(text).toMatch(shown);
      }
    },
  );

  test('[ORDER-04] [I18N-02] what a confirmation says adds up to what was paid', async () => {
    const who = newcomer(locale);
    const { orderNo } = await shop.bought(asGuest(who), await shirts(), { email: who.email });
    const bought = await row(sql<{ goods: number; freight: number; pay: number }>`
      select goods_cents as goods, freight_cents as freight, pay_cents as pay from purchase where order_no = ${orderNo}`);
    const amount = (cents = 0) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
    const mail = await newest(who.email);
    for (const cents of [bought?.goods, bought?.freight, bought?.pay]) {
      expect(mail?.html).toContain(amount(cents));
      expect(mail?.text).toContain(amount(cents));
    }
  });
});

test('[ORDER-09] whoever is still typing a card is not mailed; later they are, once, and never about what is paid', async () => {
  const who = newcomer('en');
  await buy(who);
  await advance(10);
  expect(await newest(who.email)).toBeUndefined();
  await advance(6);
  await advance(10);
  const sent = await row(sql<{ count: number }>`
    select count(*)::int as count from outbox where recipient = ${who.email}`);
  expect(sent?.count).toBe(1);
  const paid = newcomer('en');
  await shop.bought(asGuest(paid), await shirts(), { email: paid.email });
  await advance(20);
  expect((await newest(paid.email))?.subject).toContain('Your Bazaar');
});

test('[ORDER-09] the deadline is one setting: page, mail and lapse agree', async () => {
  await app.close();
  app = await createTestApp({
    config: { publicOrigin: origin, deskOrigin, payDeadlineMs: 90 * minuteMs, unpaidMailMs: 30 * minuteMs },
  });
  shop = createShop(app);
  const who = newcomer('en');
  const made = await buy(who);
  await advance(29);
  expect(await newest(who.email)).toBeUndefined();
  await advance(2);
  const { payDeadline } = (await shop.result({ uuid: '' }, made)).data;
  const clock = new Date(payDeadline).toISOString().slice(14, 16);
  expect((await newest(who.email))?.text).toMatch(new RegExp(`:${clock} [AP]M UTC`));
  await advance(50);
  expect((await shop.result({ uuid: '' }, made)).data.state).toBe('UNPAID');
  await advance(15);
  expect((await shop.result({ uuid: '' }, made)).data.state).toBe('EXPIRED');
  expect((await newest(who.email))?.subject).toContain('was cancelled');
});
