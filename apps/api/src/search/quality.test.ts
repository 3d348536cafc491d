import type { ProductCard } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
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
  ['mug', /ceramic mug/i],
  ['mugs', /ceramic mug/i],
  ['coffee mug', /ceramic mug/i],
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
  ['tote bag', /canvas tote/i],
  ['blanket wool', /wool blanket/i],
  ['throw', /blanket/i],
  ['towels', /bath towel/i],
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
  ['pendule', /horloge/i],
  ['verre à vin', /verre à vin/i],
  ['sac', /cabas/i],
  ['portefeuille', /portefeuille/i],
];

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
