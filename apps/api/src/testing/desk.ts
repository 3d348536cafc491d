import {
  adminPath,
  type DeskCall,
  deskCalls,
  type DeskCallName,
  memberRoles,
  staffRoles,
  vendorPath,
} from '@souk/contract/desk';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { addMember } from '../merchants/members.repository';
import { grantRole } from '../staff/staff-roles.repository';
import { hasBought } from './bought';
import { bodyOf, type Things } from './desk-bodies';
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
  /** By which the call may be made again. */
  key?: string;
  /** Names things that nobody has. */
  isNobodys?: boolean;
}

/** People of every role, and one of everything that a desk can name. */
export interface Desk extends Things {
  merchantId: number;
  otherMerchantId: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
  ask<T = any>(name: DeskCallName, asked?: Asked): Promise<Answer<T>>;
}

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
  invitationId: 987_654,
  sellerId: 987_654,
  viewId: 987_654,
  savedReplyId: 987_654,
};

/** Whether the platform's desk has no such call. */
export const isMerchantsAlone = (name: DeskCallName) => (deskCalls[name] as DeskCall).vendor === 'only';

const paramsOf = (name: DeskCallName, things: Things) => {
  if (deskCalls[name].path.includes(':no')) {
    return { no: /^\/(refunds|money)/.test(deskCalls[name].path) ? things.refundNo : things.orderNo };
  }
  if (deskCalls[name].path.includes(':key')) return { key: things.orderNo === nobodys.orderNo ? 'nobody' : 'shopper' };
  if (deskCalls[name].path.includes(':sub')) {
    const known = isMerchantsAlone(name) ? 'packer' : 'support';
    return { sub: things.orderNo === nobodys.orderNo ? 'nobody' : known };
  }
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
    sellers: things.sellerId,
    merchants: things.sellerId,
    staff: 987_654,
    people: things.invitationId,
    views: things.viewId,
    'saved-replies': things.savedReplyId,
  };
  return { id: ids[deskCalls[name].path.split('/')[1] as keyof typeof ids], delivery: 987_654 };
};

/** Somebody who was invited to a merchant. @returns the invitation's id */
const invitationTo = async (merchantId: number, now: Date): Promise<number> => {
  const invitation = await row(sql<{ id: number }>`
    insert into member_invitation(merchant_id, email, role, token_hash, inviter, invited_by, expires_at)
    values (${merchantId}, 'invited@souk.test', 'packer', 'hash', 'owner', 'owner', ${now}::timestamptz + interval '7 days')
    returning id`);
  return invitation?.id ?? 0;
};

/** A view that one of a merchant's people saved. @returns its id */
const viewOf = async (sub: string, merchantId: number): Promise<number> => {
  const view = await row(sql<{ id: number }>`
    insert into desk_view(sub, merchant_id, list, name, query) values (${sub}, ${merchantId}, 'orders', 'Sent', 'tab=sent') returning id`);
  return view?.id ?? 0;
};

/** A saved reply. @returns its id */
const aSavedReply = async (): Promise<number> => {
  const reply = await row(sql<{ id: number }>`
    insert into saved_reply(store_id, name, text_en, text_fr) values (1, 'Thanks', 'Thank you', 'Merci') returning id`);
  return reply?.id ?? 0;
};

/** People of every role of the platform and of a merchant, and an owner of another one. */
const givePeople = async (shop: TestApp, merchantId: number, otherMerchantId: number) => {
  const now = shop.deps.clock.now();
  for (const user of [...staffRoles, ...memberRoles, 'other-owner']) await shop.call('collectIds', { user });
  for (const role of staffRoles) await grantRole(role, role, now);
  for (const role of memberRoles) await addMember(merchantId, role, role, now);
  await addMember(otherMerchantId, 'other-owner', 'owner', now);
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
  await givePeople(shop, merchantId, otherMerchantId);
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
    invitationId: await invitationTo(merchantId, now),
    sellerId: merchantId,
    savedReplyId: await aSavedReply(),
    viewId: await viewOf('owner', merchantId),
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
      ...(asked.key ? { 'idempotency-key': asked.key } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  const answer = response.json<Answer<T>>();
  checkRefusal(name, answer);
  return { ...answer, status: response.statusCode };
}
