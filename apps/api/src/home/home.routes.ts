import type { HomeIndex } from '@souk/contract';
import { defaultCurrencySymbol, isReduced } from '@souk/domain';
import { sql } from 'kysely';
import type { CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import { row, rows } from '../database/tx';
import type { Ctx, SomeHandlers } from '../http/handlers';
import type { Locale } from '../locale';
import { cardsOf } from '../products/cards';
import { isOfOpenMerchant } from '../products/catalogue-index/catalogue-index.repository';
import { findStore } from '../store/store.repository';

type Text = Partial<Record<Locale, string>>;

const inLocale = (text: Text, locale: Locale) => text[locale] ?? text.en ?? '';

const bannersOf = async ({ storeId, locale }: Ctx): Promise<HomeIndex['banners']> => {
  const found = await rows(sql<{ id: number; image: string; title: Text; text: Text; link: string; link_text: Text }>`
    select * from banner where store_id = ${storeId} order by sort, id`);
  return found.map((one) => ({
    id: one.id,
    image: one.image,
    title: inLocale(one.title, locale),
    text: inLocale(one.text, locale),
    href: one.link,
    cta: inLocale(one.link_text, locale),
  }));
};

const flashSaleShown = 12;

/** A sale shows only what is cheaper: a product at its full price is no offer. */
const flashSaleOf = async ({ storeId, locale }: Ctx, now: Date): Promise<HomeIndex['flashSale']> => {
  const sale = await row(sql<{ id: number; ends_at: Date }>`
    select id, ends_at from activity
    where store_id = ${storeId} and kind = 'flash' and starts_at <= ${now} and ends_at > ${now} order by ends_at limit 1`);
  if (!sale) return null;
  const ids = await rows(sql<{ id: number }>`
    select product_id as id from activity_product where activity_id = ${sale.id} order by sort limit 40`);
  const cards = await cardsOf(
    storeId,
    ids.map((one) => one.id),
    locale,
  );
  const products = cards.filter((card) => isReduced(card, now)).slice(0, flashSaleShown);
  return products.length > 0 ? { endsAt: sale.ends_at.toISOString(), products } : null;
};

const bestSellersOf = async ({ storeId, locale }: Ctx): Promise<HomeIndex['bestSellers']> => {
  const ids = await rows(sql<{ id: number }>`
    select id from product p where store_id = ${storeId} and listed and on_shelf and ${isOfOpenMerchant}
    order by sales desc, id limit 20`);
  return cardsOf(
    storeId,
    ids.map((one) => one.id),
    locale,
  );
};

const merchantsOf = async ({ storeId, locale }: Ctx): Promise<HomeIndex['merchants']> => {
  const found = await rows(sql<{ id: number; name: string; banner: string; intro: Text; product_ids: number[] | null }>`
    select m.id, m.name, m.banner, m.intro, (
      select array_agg(best.id order by best.sales desc, best.id) from (
        select p.id, p.sales from product p where p.merchant_id = m.id and p.listed and p.on_shelf and p.in_stock
        order by p.sales desc, p.id limit 4) as best) as product_ids
    from merchant m where m.store_id = ${storeId} and m.is_open order by m.star_level desc, m.id limit 6`);
  const cards = await cardsOf(
    storeId,
    found.flatMap((one) => one.product_ids ?? []),
    locale,
  );
  return found.map((one) => ({
    id: one.id,
    name: one.name,
    image: one.banner || null,
    intro: inLocale(one.intro, locale),
    products: cards.filter((card) => card.merId === one.id),
  }));
};

/** All that the home page shows. Source: spec 7, GET /api/pc/home/index. */
export const homeRoutes = (needs: { clock: Clock; trees: CategoryTrees }) =>
  ({
    async homeIndex(_input, ctx) {
      const tree = await needs.trees(ctx.storeId);
      return {
        banners: await bannersOf(ctx),
        categories: tree
          .below(null)
          .slice(0, 6)
          .map((one) => ({ id: one.id, name: one.name[ctx.locale], slug: one.slug, image: one.picture || null })),
        flashSale: await flashSaleOf(ctx, needs.clock.now()),
        bestSellers: await bestSellersOf(ctx),
        merchants: await merchantsOf(ctx),
        shopPayCurrency: { symbol: (await findStore(ctx.storeId))?.currency_symbol || defaultCurrencySymbol },
      };
    },
  }) satisfies SomeHandlers;
