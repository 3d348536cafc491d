import type { ProductCard } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp({ products: 600 })));
afterAll(() => store.close());

const found = async (title: string, locale: 'en' | 'fr') =>
  (
    await store.call<{ list: ProductCard[]; corrected: string | null }>('productSearch', {
      query: { title, limit: 6 },
      headers: { 'accept-language': locale },
    })
  ).data;

/** Every one of the first three hits is what the shopper means. */
const english: [title: string, expected: RegExp][] = [
  ['mug', /ceramic mug|breakfast mug/i],
  ['mugs', /ceramic mug|breakfast mug/i],
  ['coffee mug', /ceramic mug|breakfast mug/i],
  ['tea pot', /teapot/i],
  ['head phones', /headphones/i],
  ['earphones', /headphones/i],
  ['shirt linen', /linen shirt/i],
  ['linen shirts', /linen shirt/i],
  ['stainless kettle', /steel kettle/i],
  ['lamps for desk', /desk lamp/i],
  ['black headphones', /headphones/i],
  ['notebok lined', /notebook/i],
  ['chopping board', /cutting board/i],
  ['candel holder', /candle holder/i],
  ['wristwatch', /wrist watch/i],
  ['tote bag', /canvas tote|market bag/i],
  ['blanket wool', /wool blanket/i],
  ['throw', /blanket/i],
  ['towels', /towel/i],
  ['pillow', /cushion/i],
];
const french: [title: string, expected: RegExp][] = [
  ['théières', /théière/i],
  ['theiere', /théière/i],
  ['chemise lin', /chemise en lin/i],
  ['lampe de bureau', /lampe de bureau/i],
  ['bouilloire acier', /bouilloire en acier/i],
  ['casque audio noir', /casque/i],
  ['moulin à café', /moulin à café/i],
  ['planche à découper', /planche à découper/i],
  ['boll', /bol en grès/i],
  ['coussn', /coussin/i],
  ['pendule', /horloge|pendulette/i],
  ['verre à vin', /verre à vin/i],
  ['sac', /cabas|sac/i],
  ['portefeuille', /portefeuille/i],
];

/** What shoppers type beside names of things: shelves of the market, makers, materials, slips, words written as one. */
const shelves: [title: string, locale: 'en' | 'fr', expected: RegExp][] = [
  ['lighting', 'en', /lamp/i],
  ['furniture', 'en', /table|shelf|stool|chair|bench/i],
  ['bathroom', 'en', /towel|soap|toothbrush|bath/i],
  ['tableware', 'en', /cake stand|egg cup|plate|bowl|tray/i],
  ['decor', 'en', /./],
  ['clothes', 'en', /shirt|scarf/i],
  ['stationery', 'en', /notebook|pen\b/i],
  ['linen court', 'en', /./],
  ['leather wallet', 'en', /wallet/i],
  ['white mugs', 'en', /mug/i],
  ['totebag', 'en', /tote|market bag/i],
  ['tote-bag', 'en', /tote|market bag/i],
  ['desklamp', 'en', /desk lamp/i],
  ['hedphons', 'en', /headphones/i],
  ['ceramik mug', 'en', /mug/i],
  ['red scarf', 'en', /scarf/i],
  ['scarf for men', 'en', /scarf/i],
  ['wateringcan', 'en', /watering can/i],
  ['luminaires', 'fr', /lampe|suspension/i],
  ['luminaire', 'fr', /lampe|suspension/i],
  ['meubles', 'fr', /banc|table|étagère|tabouret|chaise/i],
  ['salle de bain', 'fr', /serviette|savon/i],
  ['vaisselle', 'fr', /assiette|bol|plateau/i],
  ['vêtements', 'fr', /chemise|écharpe/i],
  ['habits', 'fr', /bonnet|étole|chemise|écharpe/i],
  ['papeterie', 'fr', /carnet|stylo/i],
  ['tasse blanche', 'fr', /tasse/i],
  ['tasses', 'fr', /tasse/i],
  ['cabas-toile', 'fr', /cabas|sac/i],
  ['lampes laiton', 'fr', /lampe en laiton/i],
  ['plateau noyer', 'fr', /plateau/i],
  ['bouiloire', 'fr', /bouilloire/i],
  ['ceramiqe', 'fr', /céramique/i],
  ['verres', 'fr', /verre/i],
  ['paniers rangement', 'fr', /panier/i],
];

test.each(shelves)('[S3] %s (%s)', async (title, locale, expected) => {
  const { list } = await found(title, locale);
  expect(list.length).toBeGreaterThan(0);
  for (const { storeName } of list.slice(0, 3)) expect(storeName).toMatch(expected);
});

test.each([
  ['red scarf', 'en'],
  ['scarf for men', 'en'],
  ['vase blue', 'en'],
  ['couteau', 'fr'],
  ['tasse blanche', 'fr'],
] as const)('[S2] a good word that no product has is not read as another one: %s', async (title, locale) => {
  expect((await found(title, locale)).corrected).toBeNull();
});

test('[S3] a category finds what lies anywhere below it, and no product twice', async () => {
  const ask = (title: string, locale: 'en' | 'fr') =>
    store.call<{ total: number; list: { id: number }[] }>('productSearch', {
      query: { title, limit: 50 },
      headers: { 'accept-language': locale },
    });
  const [inFrench, inEnglish] = await Promise.all([ask('luminaires', 'fr'), ask('lighting', 'en')]);
  const tree = await store.call<{ id: number; slug: string }[]>('categoryTree');
  const lighting = tree.data.find((one) => one.slug === 'lighting');
  const list = await store.call<{ total: number }>('productList', { query: { cid: lighting?.id ?? 0, l: 1 } });
  expect(inFrench.data.total).toBeGreaterThanOrEqual(list.data.total);
  expect(inEnglish.data.total).toBeGreaterThanOrEqual(list.data.total);
  for (const { data } of [inFrench, inEnglish]) {
    const ids = data.list.map(({ id }) => id);
    expect(ids).toHaveLength(Math.min(50, data.total));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(english)('[S2] [S3] %s', async (title, expected) => {
  for (const { storeName } of (await found(title, 'en')).list.slice(0, 3)) expect(storeName).toMatch(expected);
});

test.each(french)('[S2] [S3] in French: %s', async (title, expected) => {
  const { list } = await found(title, 'fr');
  expect(list.length).toBeGreaterThan(0);
  for (const { storeName } of list.slice(0, 3)) expect(storeName).toMatch(expected);
});

test.each([
  ['blue mug', 'en', /mug/i],
  ['mug blue', 'en', /mug/i],
  ['tasse bleue', 'fr', /tasse/i],
  ['chemise en lin bleue', 'fr', /chemise en lin/i],
] as const)(
  '[S3] a colour that a product comes in finds it, in its own language: %s',
  async (title, locale, expected) => {
    const { list, corrected } = await found(title, locale);
    expect(list[0]?.storeName).toMatch(expected);
    expect(corrected).toBeNull();
  },
);

test('[S3] maker and colour', async () => {
  const { list } = await found('glaze blue', 'en');
  expect(list.length).toBeGreaterThan(1);
  expect(list.every((one) => /glaze/i.test(one.merName))).toBe(true);
});
