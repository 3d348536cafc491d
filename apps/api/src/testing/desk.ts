import { adminPath, deskCalls, type DeskCallName, memberRoles, staffRoles, vendorPath } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { addMember } from '../merchants/members.repository';
import { grantRole } from '../staff/staff-roles.repository';
import { hasBought } from './bought';
import { checkRefusal } from './named-refusal';
import type { Answer, TestApp } from './test-app';

interface Asked {
  /** Who asks: a role of the platform or of the merchant, `other-owner`, `shopper`; null: nobody. */
  user?: string | null;
  token?: string;
  /** In which merchant's scope; absent: the platform's desk. */
  mer?: number;
  query?: Record<string, string>;
  params?: Record<string, string | number>;
  body?: unknown;
  /** Names things that nobody has. */
  isNobodys?: boolean;
}

/** People of every role, and one of everything that a desk can name. */
export interface Desk {
  merchantId: number;
  otherMerchantId: number;
  orderNo: string;
  refundNo: string;
  productId: number;
  variantId: number;
  ticketId: number;
  applicationId: number;
  reviewId: number;
  couponId: number;
  importId: number;
  statementId: number;
  hookId: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
  ask<T = any>(name: DeskCallName, asked?: Asked): Promise<Answer<T>>;
}

type Things = Omit<Desk, 'ask' | 'merchantId' | 'otherMerchantId'>;

const nobodys: Things = {
  orderNo: 'PT0000000000FF-1',
  refundNo: 'R000000000000',
  productId: 987_654,
  variantId: 987_654,
  ticketId: 987_654,
  applicationId: 987_654,
  reviewId: 987_654,
  couponId: 987_654,
  importId: 987_654,
  statementId: 987_654,
  hookId: 987_654,
};

const paramsOf = (name: DeskCallName, things: Things) => {
  if (deskCalls[name].path.includes(':no')) {
    return { no: /^\/(refunds|money)/.test(deskCalls[name].path) ? things.refundNo : things.orderNo };
  }
  if (deskCalls[name].path.includes(':key')) return { key: things.orderNo === nobodys.orderNo ? 'nobody' : 'shopper' };
  if (deskCalls[name].path.includes(':sub')) return { sub: things.orderNo === nobodys.orderNo ? 'nobody' : 'support' };
  if (deskCalls[name].path.includes(':type')) return { type: 'HEADER' };
  if (deskCalls[name].path.includes('/jobs/')) return { id: '00000000-0000-4000-8000-000000000000' };
  const ids = {
    applications: things.applicationId,
    tickets: things.ticketId,
    products: things.productId,
    reviews: things.reviewId,
    coupons: things.couponId,
    imports: things.importId,
    categories: 1,
    statements: things.statementId,
    sales: 1,
    webhooks: things.hookId,
    staff: 987_654,
  };
  return { id: ids[deskCalls[name].path.split('/')[1] as keyof typeof ids], delivery: 987_654 };
};

const couponTerms = {
  nameEn: 'Ten off',
  nameFr: 'Dix de moins',
  moneyCents: 1000,
  minCents: 5000,
  scope: 'all',
  productIds: [],
  categoryId: null,
  total: null,
  receiveStarts: null,
  receiveEnds: null,
  useStarts: null,
  useEnds: null,
  days: 30,
};

const categoryWords = { nameEn: 'Trays', nameFr: 'Plateaux', picture: '' };

const saleTerms = { nameEn: 'Flash', nameFr: 'Éclair', percent: 10, endsAt: '2099-01-01T00:00:00.000Z' };

const noWords = { en: '', fr: '' };

const ownPage = { path: '/tried', title: { en: 'Tried', fr: 'Essayé' }, html: { en: '<h1>Tried</h1>' } };

const ownDetails = {
  name: 'Souk',
  email: '',
  domainUrl: '',
  websiteTitle: '',
  websiteLogo: '',
  websiteFavicon: '',
  websiteDesc: noWords,
  websiteShortAnnouncement: noWords,
  websiteCopyrightInfo: '',
  storeVision: noWords,
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageNav: false,
  landingPageShowFooter: false,
  socialLinks: {},
  currencySymbol: '',
  timeZone: 'UTC',
};

const productWords = {
  nameEn: 'Oak tray',
  nameFr: 'Plateau en chêne',
  categoryId: 1,
  images: ['/img/linen-shirt-white.webp'],
};

/** A good body of each call that changes something. */
const bodyOf: Partial<Record<DeskCallName, (things: Things) => unknown>> = {
  ship: () => ({ carrier: 'UPS', number: '1Z' }),
  shipMany: ({ orderNo }) => ({ parcels: [{ no: orderNo, carrier: 'UPS', number: '1Z' }] }),
  tracking: () => ({ parcelId: 987_654, carrier: 'UPS', number: '1Z2' }),
  resend: () => ({ kind: 'paid' }),
  orderRefund: () => ({ items: [{ id: 987_654, num: 1 }], reason: 'Broken' }),
  cancel: () => ({ reason: 'Out of stock' }),
  refundApprove: () => ({ from: 'inReview' }),
  refundArrive: () => ({ from: 'returning', isSellable: true }),
  refundRefuse: () => ({ from: 'inReview', reason: 'Worn' }),
  applicationDocument: () => ({ url: '/img/notebook.webp', state: 'accepted' }),
  applicationDecline: () => ({ reason: 'Not now' }),
  ticketAnswer: () => ({ message: 'Gladly', lastEventId: 1 }),
  productCreate: () => ({ ...productWords, priceCents: 1200, stock: 3 }),
  productSave: () => ({ ...productWords, version: 1 }),
  reviewDecide: () => ({ from: 'PENDING', to: 'PUBLISHED' }),
  reviewReply: () => ({ text: 'Thank you' }),
  setPrice: ({ variantId }) => ({
    version: 1,
    discount: 0,
    discountEnds: null,
    variants: [{ id: variantId, priceCents: 5000, comparedCents: null }],
  }),
  moveStock: ({ variantId }) => ({ variantId, delta: 1, reason: 'delivery' }),
  importCheck: () => ({ name: 'products.csv', csv: 'product,variant\nNOBODYS,\n' }),
  categoryCreate: () => ({ ...categoryWords, parentId: null }),
  categorySave: () => ({ ...categoryWords, version: 1 }),
  categoryPlace: () => ({ version: 1, parentId: null, before: 0 }),
  categoryDelete: () => ({ version: 1, toId: 2 }),
  homeSave: () => ({ version: 1, banners: [], hotWords: [], synonyms: [] }),
  pageSave: () => ({ version: null, page: ownPage }),
  pageDelete: () => ({ version: 'seen', path: ownPage.path }),
  pagePreview: () => ({ page: ownPage }),
  frameSave: () => ({ version: 'seen', frame: { html: '<p>Hello</p>' } }),
  framePreview: () => ({ frame: { html: '<p>Hello</p>' } }),
  scriptsSave: () => ({ version: 'seen', scripts: [] }),
  settingsSave: () => ({ version: 'seen', details: ownDetails, theme: null, whatsApp: null, streaming: null }),
  settingsPreview: () => ({ details: ownDetails, theme: null, whatsApp: null, streaming: null }),
  vendorsSave: () => ({ version: 'seen', gtmId: '', pixelId: '', postHogKey: '', fontStylesheet: '' }),
  saleCreate: ({ productId }) => ({ ...saleTerms, productIds: [productId] }),
  saleSave: ({ productId }) => ({ ...saleTerms, productIds: [productId], version: 1 }),
  saleEnd: () => ({ version: 1 }),
  couponCreate: () => couponTerms,
  couponSave: () => ({ ...couponTerms, version: 1 }),
  couponEnd: () => ({ version: 1 }),
  statementPaid: () => ({ version: 1, ref: 'SEPA 1', paidOn: '2026-01-31' }),
  rateSave: () => ({ merchantId: null, from: 1, to: 2 }),
  hookCreate: () => ({ url: 'https://hooks.example.com/souk', events: ['order.paid'] }),
  hookSave: () => ({ url: 'https://hooks.example.com/souk', events: ['order.paid'], version: 1, isOn: false }),
  hookRotate: () => ({ version: 1 }),
  jobRetry: () => ({ queue: 'mail.deliver' }),
  staffInvite: () => ({ email: 'new@souk.test', roles: ['support'] }),
  staffRoles: () => ({ from: ['support'], to: ['support', 'orders'] }),
  publish: () => ({ version: 1, isLive: false }),
};

/** Makes people of every role, and one of everything; and the way to ask as one of them. */
export async function giveDesk(shop: TestApp): Promise<Desk> {
  const now = shop.deps.clock.now();
  const { orderNo, productId, variantId } = await hasBought(shop, 'shopper', { status: 0 });
  const delivered = await hasBought(shop, 'shopper', { status: 2 });
  const refund = await shop.call<{ refundOrderNo: string }>('refundCreate', {
    user: 'shopper',
    body: { orderNo: delivered.orderNo, type: 1, text: 'Arrived damaged' },
  });
  const ticket = await shop.call<{ id: number }>('ticketSave', {
    user: 'shopper',
    body: { subject: 'Where is it?', categoryId: 3, message: 'It was due on Monday.' },
  });
  const application = await row(sql<{ id: number }>`
    with made as (
      insert into merchant_application(store_id, user_id, name, real_name, phone, email, category_id, type_id,
        agreement_version, created_at, sent_at)
      select 1, 'shopper', 'Ann & Co', 'Ann', '+14155550101', 'ann@souk.test', (select min(id) from merchant_category),
        (select min(id) from merchant_type), '1', ${now}::timestamptz, ${now}::timestamptz returning id),
    pictured as (insert into application_document(application_id, url) select id, '/img/notebook.webp' from made)
    select id from made`);
  const review = await row(sql<{ id: number }>`
    insert into review(store_id, product_id, nickname, product_score, service_score, comment, created_at)
    values (1, ${productId}, 'Ann', 1, 1, 'See www.elsewhere.test', ${now}) returning id`);
  const merchant = await row(sql<{ own: number; other: number }>`
    select p.merchant_id as own, (select min(m.id) from merchant m where m.id <> p.merchant_id) as other
    from product p where p.id = ${productId}`);
  const [merchantId, otherMerchantId] = [merchant?.own ?? 0, merchant?.other ?? 0];
  for (const user of [...staffRoles, ...memberRoles, 'other-owner']) await shop.call('collectIds', { user });
  for (const role of staffRoles) await grantRole(role, role, now);
  for (const role of memberRoles) await addMember(merchantId, role, role, now);
  await addMember(otherMerchantId, 'other-owner', 'owner', now);
  const coupon = await row(sql<{ id: number }>`
    insert into coupon(store_id, merchant_id, use_type, type, name, money_cents, min_price_cents, day)
    values (1, ${merchantId}, 1, 'general', '{"en":"Five off","fr":"Cinq de moins"}', 500, 2000, 10) returning id`);
  const file = await row(sql<{ id: number }>`
    insert into import_run(store_id, merchant_id, file_name, state, actor, actor_name, locale, created_at)
    values (1, ${merchantId}, 'products.csv', 'checked', 'owner', 'owner', 'en', ${now}) returning id`);
  const statement = await row(sql<{ id: number }>`
    insert into statement(store_id, merchant_id, period, starts_at, ends_at)
    values (1, ${merchantId}, '2020-01', '2020-01-01', '2020-02-01') returning id`);
  const hook = await row(sql<{ id: number }>`
    insert into webhook_endpoint(store_id, url, events, is_on, secret, created_at)
    values (1, 'https://hooks.example.com/souk', '{order.paid}', false, 'whsec_dGVzdA==', ${now}) returning id`);
  const things: Things = {
    orderNo,
    refundNo: refund.data.refundOrderNo,
    productId,
    variantId,
    ticketId: ticket.data.id,
    applicationId: application?.id ?? 0,
    reviewId: review?.id ?? 0,
    couponId: coupon?.id ?? 0,
    importId: file?.id ?? 0,
    statementId: statement?.id ?? 0,
    hookId: hook?.id ?? 0,
  };
  return { ...things, merchantId, otherMerchantId, ask: (name, asked = {}) => ask(shop, things, name, asked) };
}

async function ask<T>(shop: TestApp, own: Things, name: DeskCallName, asked: Asked): Promise<Answer<T>> {
  const things = asked.isNobodys ? nobodys : own;
  const { method, path } = deskCalls[name];
  const known: Record<string, unknown> = { ...paramsOf(name, things), mer: asked.mer, ...asked.params };
  const filled = (asked.mer === undefined ? adminPath(path) : vendorPath(path)).replace(
    /:(\w+)/g,
    (_whole, key: string) => encodeURIComponent(String(known[key])),
  );
  const token = asked.token ?? (asked.user ? `desk:${asked.user}` : undefined);
  const body = method === 'POST' ? (asked.body ?? bodyOf[name]?.(things) ?? {}) : undefined;
  const response = await shop.app.inject({
    method,
    url: asked.query ? `${filled}?${new URLSearchParams(asked.query)}` : filled,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  const answer = response.json<Answer<T>>();
  checkRefusal(name, answer);
  return { ...answer, status: response.statusCode };
}
