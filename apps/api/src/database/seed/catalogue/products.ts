import { demoProducts, type Special } from './demo-products';
import type { Kind, Look } from './kind';
import { homeKinds } from './kinds-home';
import { kitchenKinds } from './kinds-kitchen';
import { lifeKinds } from './kinds-life';
import { merchants } from './merchants';
import { productName, slugify } from './product-names';
import { chance, type Chance } from './random';
import type { ProductRow } from './product-row';
import { rankProducts } from './spread';
import { attributesOf, imageUrl, keyOf, type VariantRow, variantsOf } from './variants';
import type { CategoryRow } from './categories';

/** All kinds, the demo products' own ones among them. */
export const kinds: readonly Kind[] = [...kitchenKinds, ...homeKinds, ...lifeKinds];

const secondViews: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    'brass-lamp',
    'canvas-tote-natural',
    'ceramic-mug-white',
    'cushion-rust',
    'headphones-black',
    'hidden-vase',
    'landing-scarf-grey',
    'last-chair',
    'linen-shirt-blue',
    'steel-kettle',
    'stoneware-bowl-white',
    'storage-basket',
    'teapot',
    'wall-clock',
  ].map((name) => [name, [`${name}-2`]]),
);

/** Demo products that are shown in a film. */
const filmed: readonly string[] = ['steel-kettle', 'teapot'];

const closing = [
  {
    en: 'Sent within two working days, in paper and without plastic.',
    fr: 'Expédié sous deux jours ouvrés, dans du papier et sans plastique.',
  },
  {
    en: 'If it is not what you hoped for, you have thirty days to send it back.',
    fr: 'Si ce n’est pas ce que vous espériez, vous avez trente jours pour le renvoyer.',
  },
  {
    en: 'A gift note in your own words can be added at checkout.',
    fr: 'Un mot de votre main peut accompagner le cadeau au moment de commander.',
  },
] as const;

/** The demo products have nothing to choose, so that their stock is one number; only the shirt has. */
const asDemo = (kind: Kind): Kind => {
  const { choice: _choice, ...rest } = kind;
  return kind.slug === 'linen-shirt'
    ? kind
    : { ...rest, looks: kind.looks.slice(0, 1).map(({ image }) => ({ image })) };
};

const looksOf = (kind: Kind, round: number): Look[] => {
  const start = round % kind.looks.length;
  const turned = [...kind.looks.slice(start), ...kind.looks.slice(0, start)];
  return round > 0 && round % 3 === 2 && turned[0]?.color ? turned.slice(0, 1) : turned;
};

const gallery = (looks: readonly Look[]): string[] => {
  const main = looks[0];
  if (!main) return [];
  const shown = main.color ? looks.map((look) => look.image) : [main.image];
  const first = shown[0] ?? main.image;
  const second = secondViews[first.split('~')[0] ?? first] ?? [];
  return [...new Set([first, ...second, ...shown.slice(1)])].map(imageUrl);
};

interface Pricing {
  listCents: number;
  sellCents: number;
  discount: number;
  expiresInDays: number | null;
}

const specialPricing = (special: Special): Pricing => ({
  listCents: special.priceUsd * 100,
  sellCents: (special.storePriceUsd ?? special.priceUsd) * 100,
  discount: special.discount ?? 0,
  expiresInDays: special.expiresInDays ?? null,
});

const pricing = (kind: Kind, random: Chance): Pricing => {
  const [low, high] = kind.usd;
  const listCents = random.between(low * 2, high * 2) * 50;
  const isReduced = random.percent(18);
  const isOnOffer = !isReduced && random.percent(14);
  return {
    listCents,
    sellCents: isReduced ? Math.round((listCents * random.between(78, 94)) / 5000) * 50 : listCents,
    discount: isOnOffer ? random.pick([10, 15, 20, 25, 30]) : 0,
    expiresInDays: isOnOffer ? (random.percent(80) ? random.between(4, 60) : -random.between(1, 40)) : null,
  };
};

const days = (now: Date, count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();

interface Made {
  products: ProductRow[];
  variants: VariantRow[];
}

const description = (kind: Kind, maker: (typeof merchants)[number], round: number, language: 'en' | 'fr') =>
  [kind.text[language].join(' '), maker.line[language], closing[round % closing.length]?.[language] ?? ''].join('\n\n');

const saleCount = (random: Chance) => Math.floor(random.next() ** 4 * 360);

const makeOne = (
  at: { id: number; kind: number; round: number; storeId: number; now: Date },
  leaves: Map<string, CategoryRow>,
) => {
  const found = kinds[at.kind];
  const kind = found && at.round === 0 && found.slug in demoProducts ? asDemo(found) : found;
  const leaf = kind && leaves.get(kind.leaf);
  if (!kind || !leaf) throw new Error(`No kind ${at.kind} or no category for it`);
  const random = chance(at.id * 7919 + 13);
  const special = at.round === 0 ? demoProducts[kind.slug] : undefined;
  const looks = looksOf(kind, at.round);
  const only = kind.looks[0]?.color && looks.length === 1 ? looks[0]?.color : undefined;
  const name = productName(kind, at, only);
  const slug = at.round === 0 ? kind.slug : slugify(name.en);
  const makerSlug = kind.makers[(at.round + at.kind) % kind.makers.length];
  const maker = merchants.findIndex((one) => one.slug === makerSlug);
  const made = merchants[maker];
  if (!made) throw new Error(`No merchant for ${slug}`);
  const price = special ? specialPricing(special) : pricing(kind, random);
  const variants = variantsOf(
    { id: at.id, slug, kind, looks, listCents: price.listCents, sellCents: price.sellCents },
    special,
    random,
  );
  const product: ProductRow = {
    id: at.id,
    store_id: at.storeId,
    unique_key: special?.uniqueKey ?? keyOf(slug),
    slug,
    merchant_id: maker + 1,
    category_id: leaf.id,
    category_path: leaf.path,
    name_en: name.en,
    name_fr: name.fr,
    description_en: description(kind, made, at.round, 'en'),
    description_fr: description(kind, made, at.round, 'fr'),
    keywords: [kind.words, leaf.name.en, leaf.name.fr, made.name, special?.uniqueKey ?? keyOf(slug)].join(' '),
    price_cents: price.listCents,
    store_price_cents: price.sellCents,
    discount: price.discount,
    discount_expiry: price.expiresInDays === null ? null : days(at.now, price.expiresInDays),
    shown_cents: price.sellCents,
    sales: special?.sales ?? saleCount(random),
    ficti: 0,
    is_shipping_included: special?.isShippingIncluded ?? (!special && random.percent(18)),
    landing_page: special?.landingPage ?? false,
    listed: special?.listed ?? true,
    in_stock: variants.some((one) => one.stock > 0),
    image: imageUrl(looks[0]?.image ?? kind.slug),
    images: gallery(looks),
    attributes: attributesOf(kind, looks),
    options: [...new Set(variants.flatMap((one) => one.options))],
    created_at: days(at.now, -1),
    rating: 0,
    review_count: 0,
    on_shelf: true,
    showcase_video: filmed.includes(slug) ? `/img/films/${slug}.webm` : '',
  };
  return { product, variants };
};

/** So many products with their variants: round by round one of each kind, so that any number is a whole market. */
export function makeProducts(
  count: number,
  leaves: Map<string, CategoryRow>,
  at: { storeId: number; now: Date },
): Made {
  const made: Made = { products: [], variants: [] };
  for (let index = 0; index < count; index += 1) {
    const place = { id: index + 1, kind: index % kinds.length, round: Math.floor(index / kinds.length), ...at };
    const one = makeOne(place, leaves);
    made.products.push(one.product);
    for (const variant of one.variants) made.variants.push({ id: made.variants.length + 1, ...variant });
  }
  rankProducts(made.products, { now: at.now, isDemo: (one) => one.slug in demoProducts });
  return made;
}
