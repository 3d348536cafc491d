import { dayMs } from '@souk/domain';
import type { CategoryRow } from './categories';
import type { Kind } from './kind';
import { kinds } from './kinds';
import { merchants } from './merchants';
import { curatedPricing, generatedPricing, type Pricing } from './pricing';
import { productName, slugify } from './product-names';
import type { ProductRow } from './product-row';
import { type Chance, chance } from './random';
import { attributesOf, imageUrl, keyOf, type VariantRow, variantsOf } from './variants';

/** The kind from which a product of this number was made: round by round one of each. */
export const kindOf = (id: number): Kind => {
  const kind = kinds[(id - 1) % kinds.length];
  if (!kind) throw new Error('No kinds of products');
  return kind;
};

const gallery = ({ looks }: Kind): string[] => looks.flatMap((one) => [one.image, ...(one.views ?? [])]).map(imageUrl);

const days = (now: Date, count: number) => new Date(now.getTime() + count * dayMs).toISOString();

const factsOf = ({ facts }: Kind) =>
  facts.map(({ label, value }) => ({ name: label.en, nameFr: label.fr, value: value.en, valueFr: value.fr }));

const sizeGuideOf = ({ sizeGuide }: Kind) =>
  sizeGuide ? { ...sizeGuide, columns: sizeGuide.columns.map(({ en, fr }) => ({ name: en, nameFr: fr })) } : null;

interface Made {
  products: ProductRow[];
  variants: VariantRow[];
}

interface Place {
  id: number;
  kind: Kind;
  /** 0: the kind itself, as its goods say; later rounds are made up around it, for large stores. */
  round: number;
  storeId: number;
  now: Date;
  random: Chance;
}

/** What the product says of itself, the same for every product of its kind. */
const descriptionOf = (kind: Kind, leaf: CategoryRow, merchant: string, key: string) => ({
  description_en: kind.text.en,
  description_fr: kind.text.fr,
  facts: factsOf(kind),
  size_guide: sizeGuideOf(kind),
  keywords: [kind.words, leaf.name.en, leaf.name.fr, merchant, key].join(' '),
  image: imageUrl(kind.looks[0]?.image ?? kind.slug),
  images: gallery(kind),
  attributes: attributesOf(kind),
  showcase_video: kind.film ? `/img/films/${kind.film}.webm` : '',
});

/** How it sells: promised by the goods for the kind itself, drawn for all others. */
const sellingOf = ({ kind, round, random, now }: Place, price: Pricing) => {
  const isCurated = round === 0;
  return {
    price_cents: price.listCents,
    store_price_cents: price.sellCents,
    discount: price.discount,
    discount_expiry: price.expiresInDays === null ? null : days(now, price.expiresInDays),
    shown_cents: price.sellCents,
    sales: isCurated ? kind.sold : Math.floor(random.next() ** 4 * 360),
    ficti: 0,
    is_shipping_included: isCurated ? (kind.freeShipping ?? false) : random.percent(18),
    landing_page: isCurated && (kind.landingPage ?? false),
    listed: !isCurated || (kind.listed ?? true),
    created_at: days(now, -1 - random.next() * 420),
  };
};

const makeOne = (place: Place, leaves: ReadonlyMap<string, CategoryRow>) => {
  const { id, kind, round, random } = place;
  const leaf = leaves.get(kind.category);
  const maker = merchants.findIndex((one) => one.slug === kind.merchant);
  const merchant = merchants[maker];
  if (!leaf || !merchant) throw new Error(`No category or no merchant for ${kind.slug}`);
  const name = productName(kind, { kind: kinds.indexOf(kind), round });
  const slug = round === 0 ? kind.slug : slugify(name.en);
  const key = (round === 0 ? kind.key : undefined) ?? keyOf(slug);
  const price = round === 0 ? curatedPricing(kind) : generatedPricing(kind, random);
  const variants = variantsOf({ id, slug, kind, ...price }, round === 0 ? kind : {}, random);
  const product: ProductRow = {
    id,
    store_id: place.storeId,
    unique_key: key,
    slug,
    merchant_id: maker + 1,
    category_id: leaf.id,
    category_path: leaf.path,
    name_en: name.en,
    name_fr: name.fr,
    ...descriptionOf(kind, leaf, merchant.name, key),
    ...sellingOf(place, price),
    in_stock: variants.some((one) => one.stock > 0),
    options: [...new Set(variants.flatMap((one) => one.options))],
    goes_with: [],
    rating: 0,
    review_count: 0,
    on_shelf: true,
  };
  return { product, variants };
};

/** Names beside each product those of its own round that complete it. */
const pairUp = (products: readonly ProductRow[]) => {
  const places = new Map(kinds.map((kind, at) => [kind.slug, at]));
  for (const product of products) {
    const round = Math.floor((product.id - 1) / kinds.length);
    product.goes_with = kindOf(product.id)
      .goesWith.map((slug) => round * kinds.length + (places.get(slug) ?? -1) + 1)
      .filter((id) => id <= products.length);
  }
};

/**
 * So many products with their variants: first what the goods describe, then, round by round, as many made up around each kind
 * as it takes, with the same pictures. Those are for benches and tests of large stores.
 */
export function makeProducts(
  count: number,
  leaves: ReadonlyMap<string, CategoryRow>,
  at: { storeId: number; now: Date },
): Made {
  const made: Made = { products: [], variants: [] };
  for (let id = 1; id <= count; id += 1) {
    const round = Math.floor((id - 1) / kinds.length);
    const one = makeOne({ id, kind: kindOf(id), round, random: chance(id * 7919 + 13), ...at }, leaves);
    made.products.push(one.product);
    for (const variant of one.variants) made.variants.push({ id: made.variants.length + 1, ...variant });
  }
  pairUp(made.products);
  return made;
}
