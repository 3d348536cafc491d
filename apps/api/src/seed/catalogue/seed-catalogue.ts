import { dayMs } from '@souk/domain';
import type { SeedPlan } from '../parts/seeder';
import { type CategoryRow, categoryRows, pictureCategories } from './categories';
import { insertRows } from './insert-rows';
import { merchantCategories, merchants, merchantTypes } from './merchants';
import { liveChannel } from './live-channel';
import type { ProductRow } from './product-row';
import { kindOf, makeProducts } from './products';
import { makeReviews } from './reviews';
import {
  bannerRows,
  couponSeeds,
  keywordRows,
  socialLinks,
  storeRow,
  synonymGroups,
  whatsAppWidget,
} from './store-rows';
import { imageUrl } from './variants';
import { recountMerchants } from '../../reviews/merchant-stars';
import { gatherWords } from '../../search/vocabulary';

const storeId = storeRow.id;

const at = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

const seedStore = async (now: Date) => {
  await insertRows('store', [
    {
      ...storeRow,
      social_links: socialLinks,
      font_stylesheet: '',
      show_default_nav_bar: true,
      show_default_footer: true,
      landing_page_show_nav: false,
      landing_page_show_footer: true,
      gtm_id: '',
      pixel_id: '',
      post_hog_key: '',
      created_at: now.toISOString(),
    },
  ]);
  await insertRows('store_widget', [{ store_id: storeId, type: 'WHATSAPP', data: whatsAppWidget }]);
  await insertRows('streaming_channel', [{ store_id: storeId, type: 'IFRAME', content: liveChannel }]);
  await insertRows(
    'banner',
    bannerRows.map((row, sort) => ({ id: sort + 1, store_id: storeId, ...row, sort })),
  );
  await insertRows(
    'hot_keyword',
    keywordRows.map((word, sort) => ({ id: sort + 1, store_id: storeId, word, sort })),
  );
  const words = new Map<string, Set<string>>();
  for (const group of synonymGroups) {
    for (const word of group)
      words.set(word, new Set([...(words.get(word) ?? []), ...group.filter((one) => one !== word)]));
  }
  await insertRows(
    'synonym',
    [...words].map(([word, same]) => ({ store_id: storeId, word, same: [...same] })),
  );
};

const seedMerchants = async (now: Date) => {
  await insertRows(
    'merchant_type',
    merchantTypes.map((kind, index) => ({ id: index + 1, ...kind })),
  );
  await insertRows(
    'merchant_category',
    merchantCategories.map((name, index) => ({ id: index + 1, name })),
  );
  const rows = merchants.map((one, index) => ({
    id: index + 1,
    store_id: storeId,
    slug: one.slug,
    name: one.name,
    intro: one.intro,
    category_id: one.category,
    type_id: one.type,
    is_self: one.isSelf,
    avatar: imageUrl(one.avatar),
    banner: imageUrl(`merchant-${one.banner}`),
    address: one.city,
    country: one.country,
    legal_name: one.name,
    legal_address: one.city,
    // numbers that are given to nobody: 555-0100 to 555-0199
    legal_phone: `+1 212 555 010${index}`,
    legal_email: `office@${one.slug}.souk.test`,
    // invented, and too short to be anybody's
    tax_number: `${one.country}00000${index + 1}`,
    keywords: one.slug,
    collect_num: 40 + ((index * 67) % 300),
    service_type: one.service,
    service_link: `https://${one.slug}.souk.test/help`,
    service_phone: `+1555010${index}0`,
    service_message: one.name,
    service_email: `${one.slug}@souk.test`,
    qualification_picture: [],
    is_open: true,
    freight_fee_cents: [590, 690, 650, 490, 1290, 550, 490, 590][index] ?? 590,
    freight_free_from_cents: index === 4 ? 25000 : 12000,
    delivery_min_days: 2 + (index % 2),
    delivery_max_days: 4 + (index % 4),
    return_days: 30,
    created_at: at(now, -900 + index * 70),
  }));
  await insertRows('merchant', rows);
};

const seedCoupons = async (now: Date, categories: readonly CategoryRow[], products: readonly ProductRow[]) => {
  const rows = couponSeeds.map((one, index) => ({
    id: index + 1,
    store_id: storeId,
    merchant_id: one.merchant ?? null,
    use_type: one.use_type,
    type: one.type,
    name: one.name,
    money_cents: one.money * 100,
    min_price_cents: one.min * 100,
    product_ids: products.filter(({ slug }) => one.products?.includes(slug)).map(({ id }) => id),
    category_ids: categories.filter((row) => one.categories?.includes(row.slug)).map((row) => row.id),
    is_limited: one.limit !== undefined,
    total: one.limit ?? 0,
    last_total: one.left ?? one.limit ?? 0,
    receive_start: at(now, -60),
    receive_end: one.receiveEndedDaysAgo === undefined ? null : at(now, -one.receiveEndedDaysAgo),
    is_fixed_time: one.fixed ?? false,
    use_start: one.fixed ? at(now, -60) : null,
    use_end: one.fixed ? at(now, one.receiveEndedDaysAgo === undefined ? 60 : -one.receiveEndedDaysAgo) : null,
    day: one.day ?? 0,
    is_active: true,
    created_at: at(now, -60),
  }));
  await insertRows('coupon', rows);
};

/** Puts into the promotions what is cheaper for as long as they run, and nothing else. */
const seedActivities = async (now: Date, products: readonly ProductRow[]) => {
  const flashEnds = at(now, 5);
  const onOffer = products.filter((one) => one.listed && one.discount > 0 && (one.discount_expiry ?? '') > flashEnds);
  const flash = onOffer.filter(({ slug, id }) => kindOf(id).slug === slug && kindOf(id).discount?.flash);
  const others = onOffer.filter((one) => !flash.includes(one));
  await insertRows('activity', [
    {
      id: 1,
      store_id: storeId,
      kind: 'flash',
      name: { en: 'Flash sale', fr: 'Vente flash' },
      text: {},
      image: '',
      starts_at: at(now, -1),
      ends_at: flashEnds,
      sort: 0,
    },
    {
      id: 2,
      store_id: storeId,
      kind: 'promotion',
      name: { en: 'Autumn prices', fr: 'Les prix d’automne' },
      text: {},
      image: '',
      starts_at: at(now, -10),
      ends_at: at(now, 40),
      sort: 1,
    },
  ]);
  await insertRows('activity_product', [
    ...flash.map((one, sort) => ({ activity_id: 1, product_id: one.id, sort })),
    ...others.slice(0, 60).map((one, sort) => ({ activity_id: 2, product_id: one.id, sort })),
  ]);
};

/** The demo store itself: its owner's settings, merchants, categories, products, reviews, promotions and coupons. */
export async function seedCatalogue(plan: SeedPlan): Promise<void> {
  await seedStore(plan.now);
  await seedMerchants(plan.now);
  const categories = categoryRows(storeId);
  const leaves = new Map(categories.map((one) => [one.slug, one]));
  const { products, variants } = makeProducts(plan.products, leaves, { storeId, now: plan.now });
  pictureCategories(categories, products);
  await insertRows('category', categories);
  const reviews = makeReviews(products, variants, { storeId, now: plan.now });
  // rows of one category lie together: lists and searches read few pages
  await insertRows(
    'product',
    [...products].sort((a, b) => a.category_id - b.category_id || a.id - b.id),
  );
  await insertRows('variant', variants);
  await insertRows('review', reviews);
  await recountMerchants();
  await seedActivities(plan.now, products);
  await seedCoupons(plan.now, categories, products);
  await gatherWords();
}
