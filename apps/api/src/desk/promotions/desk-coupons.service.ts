import type { CouponTermsInput, DeskCouponRow, DeskCouponState } from '@souk/contract/desk';
import { couponObstacles } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { couponUsesCsv } from './coupon-uses';
import {
  endCoupon,
  hasCategory,
  insertCoupon,
  type ListedCoupon,
  listCouponsOf,
  productNames,
  seenCoupon,
  updateCoupon,
} from './desk-coupons.repository';
import { promotionWords } from './promotion-words';

const scopes = { general: 'all', goods: 'products', category: 'category' } as const;
const iso = (at: Date | null) => at?.toISOString() ?? null;
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const stateOf = (coupon: ListedCoupon, now: Date): DeskCouponState => {
  if (!coupon.is_active) return 'ended';
  if (coupon.receive_start && coupon.receive_start > now) return 'coming';
  if (coupon.receive_end && coupon.receive_end <= now) return 'over';
  if (coupon.is_fixed_time && coupon.use_end && coupon.use_end <= now) return 'over';
  return coupon.is_limited && coupon.last_total <= 0 ? 'gone' : 'running';
};

const rowOf = (coupon: ListedCoupon, { locale }: DeskCtx, now: Date): DeskCouponRow => ({
  id: coupon.id,
  name: coupon.name[locale] || coupon.name.en,
  merchantName: coupon.merchant_name,
  moneyCents: coupon.money_cents,
  minCents: coupon.min_price_cents,
  scope: scopes[coupon.type],
  total: coupon.is_limited ? coupon.total : null,
  received: coupon.received,
  used: coupon.used,
  receiveEnds: iso(coupon.receive_end),
  state: stateOf(coupon, now),
});

/** What desks do with coupons. Terms are copied when somebody receives one: a change is for those who receive it later. */
export function deskCoupons({ clock }: Deps) {
  /** @throws {ReplyError} 404 for a coupon outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenCoupon(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  /** @throws {ReplyError} 400 with what is wrong; 404 for a product or category outside the scope */
  const check = async (terms: CouponTermsInput, received: number, merchantId: number | null, ctx: DeskCtx) => {
    const dates = {
      receiveStarts: dateOf(terms.receiveStarts),
      receiveEnds: dateOf(terms.receiveEnds),
      useStarts: dateOf(terms.useStarts),
      useEnds: dateOf(terms.useEnds),
    };
    const [obstacle] = couponObstacles({ ...terms, ...dates, received }, merchantId !== null, clock.now());
    if (obstacle) throw new ReplyError('COUPON_TERMS_REFUSED', promotionWords(ctx.locale, obstacle), { obstacle });
    const ids = terms.scope === 'products' ? [...new Set(terms.productIds)] : [];
    if ((await productNames({ ...ctx, merchantId }, ids)).length !== ids.length) throw notFound();
    if (terms.scope === 'category' && !(await hasCategory(ctx.storeId, terms.categoryId ?? 0))) throw notFound();
  };

  const changed = (ctx: DeskCtx) => new ReplyError('CHANGED_MEANWHILE', promotionWords(ctx.locale, 'couponChanged'));

  return {
    async coupons({ query }, ctx) {
      const now = clock.now();
      const at = { limit: query.limit, offset: offsetOf(query) };
      const { list, total } = await listCouponsOf(ctx, { ...query, now }, at);
      return page(
        list.map((coupon) => rowOf(coupon, ctx, now)),
        { ...query, total },
      );
    },

    async coupon({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const products = await productNames({ ...ctx, merchantId: found.merchant_id }, found.product_ids);
      return {
        ...rowOf(found, ctx, clock.now()),
        version: found.version,
        nameEn: found.name.en,
        nameFr: found.name.fr,
        productIds: products.map((product) => product.id),
        products: products.map((product) => ({
          id: product.id,
          name: ctx.locale === 'fr' ? product.name_fr : product.name_en,
        })),
        categoryId: found.category_ids[0] ?? null,
        receiveStarts: iso(found.receive_start),
        useStarts: iso(found.use_start),
        useEnds: found.is_fixed_time ? iso(found.use_end) : null,
        days: found.is_fixed_time ? null : found.day,
      };
    },

    async couponUses({ params: { id } }, ctx) {
      await seen(id, ctx);
      return { name: `coupon-${id}-uses.csv`, csv: await couponUsesCsv(id) };
    },

    async couponCreate({ body }, ctx) {
      await check(body, 0, ctx.merchantId, ctx);
      const id = await insertCoupon(ctx, body, clock.now());
      await note(ctx, clock.now(), {
        subject: ['coupon', id],
        after: { name: body.nameEn, money: body.moneyCents, min: body.minCents },
      });
      return { id };
    },

    async couponSave({ params: { id }, body: { version, ...terms } }, ctx) {
      const found = await seen(id, ctx, true);
      await check(terms, found.received, found.merchant_id, ctx);
      const raised = await updateCoupon({ ...found, version }, terms);
      if (raised === undefined) throw changed(ctx);
      await note(ctx, clock.now(), {
        subject: ['coupon', id],
        before: { name: found.name.en, money: found.money_cents, min: found.min_price_cents },
        after: { name: terms.nameEn, money: terms.moneyCents, min: terms.minCents },
      });
      return { version: raised };
    },

    async couponEnd({ params: { id }, body: { version } }, ctx) {
      await seen(id, ctx, true);
      if (!(await endCoupon(id, version))) throw changed(ctx);
      await note(ctx, clock.now(), { subject: ['coupon', id] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
