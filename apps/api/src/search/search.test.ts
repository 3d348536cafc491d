import type { ProductCard } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { letterDistance, tokensOf } from './text';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const search = (title: string, more: Record<string, string | number> = {}, headers: Record<string, string> = {}) =>
  store.call('productSearch', { query: { title, ...more }, headers });
const names = (data: { list: ProductCard[] }) => data.list.map((one) => one.storeName);

describe('text of a search', () => {
  test.each([
    ['The blue MUG', ['blue', 'mug']],
    ["l'horloge murale", ['horloge', 'murale']],
    ['Théière', ['theiere']],
    ['the', ['the']],
    ['🫖 %_\\', []],
    ['كرسي', ['كرسي']],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  test.each([
    ['mug', 'mug', 0],
    ['mgu', 'mug', 1],
    ['furnture', 'furniture', 1],
    ['lamp', 'basket', 3],
  ])('%s to %s takes %i', (a, b, expected) => {
    expect(letterDistance(a, b, 2)).toBe(expected);
  });
});

describe('search', () => {
  test('[ROUTE-04] finds by words, within a category', async () => {
    const { data } = await search('linen shirt');
    expect(data.list[0].slug).toBe('linen-shirt');
    expect(data.corrected).toBeNull();
    const inBath = await search('linen', { cid: (await categoryId('bath')) ?? 0, l: 1 });
    expect(inBath.data.total).toBeLessThan((await search('linen')).data.total);
  });

  const categoryId = async (slug: string) =>
    ((await store.call('categoryTree')).data as { id: number; slug: string }[]).find((one) => one.slug === slug)?.id;

  test.each([
    ['plural', 'mugs', /mug/i],
    ['beginning', 'cera', /ceramic/i],
    ['synonym', 'pitcher', /carafe|jug/i],
  ])('%s finds the right thing', async (_what, title, expected) => {
    const { data } = await search(title);
    expect(names(data)[0]).toMatch(expected);
  });

  test('a maker’s name finds what is theirs', async () => {
    const { data } = await search('glaze studio');
    expect((data.list as ProductCard[])[0]?.merName).toBe('Glaze Studio');
  });

  test.each([
    ['mgu', /mug/i],
    ['kettel', /kettle/i],
    ['candel', /candle/i],
    ['linnen shrit', /linen shirt/i],
    ['cushin', /cushion/i],
    ['baskte', /basket/i],
    ['tepot', /teapot/i],
    ['headfones', /headphones/i],
  ])('a typo: %s', async (title, expected) => {
    const { data } = await search(title);
    expect(names(data)[0]).toMatch(expected);
    expect(data.corrected).not.toBeNull();
  });

  test.each(['theiere', 'Théière', 'theières'])('accents do not matter in French: %s', async (title) => {
    const { data } = await search(title, {}, { 'accept-language': 'fr' });
    expect(names(data)[0]).toMatch(/Théière/);
  });

  test('a correction is written as the language writes it', async () => {
    const { data } = await search('theiére bouiloire', {}, { 'accept-language': 'fr' });
    expect(data.corrected).toMatch(/théière bouilloire/);
  });

  test('[S4] words that no product has together: those with some of them, and the answer says so', async () => {
    const { data } = await search('kettle cushion');
    expect(data.hasSomeWords).toBe(true);
    expect(names(data).join()).toMatch(/kettle/i);
    expect(names(data).join()).toMatch(/cushion/i);
    expect((await search('linen shirt')).data.hasSomeWords).toBeUndefined();
  });

  test('a product number finds its product', async () => {
    const { data } = await store.call('productDetail', { params: { uniqueKey: '-', slug: 'stool' } });
    const found = await search(data.productInfo.uniqueKey);
    expect(found.data.list[0].slug).toBe('stool');
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['percent signs', '%%%'],
    ['quotes', `'" or 1=1 --`],
    ['query signs', 'a & | ! ( ) : * <->'],
    ['emoji', '🫖🕯️'],
    ['right to left', 'كرسي خشبي'],
    ['backslashes', '\\\\'],
  ])('%s: an answer in the envelope, nothing leaks', async (_what, title) => {
    const answer = await search(title);
    expect(answer.code).toBe(200);
    expect(Array.isArray((answer.data as { list: unknown[] }).list)).toBe(true);
  });

  test('a zero byte is refused', async () => {
    const response = await store.app.inject({ url: '/api/front/product/search?title=a%00b' });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toMatch(/at .*\.ts|stack/);
  });

  test('hidden products are not found', async () => {
    const { data } = await search('stoneware vase', { limit: 50 });
    expect(data.list.map((one: ProductCard) => one.slug)).not.toContain('hidden-vase');
  });
});

describe('suggestions', () => {
  const suggest = (q: string, headers: Record<string, string> = {}) =>
    store.call('searchSuggest', { query: { q }, headers });

  test('words, categories, products with price, merchants; ten lines at most', async () => {
    const { data } = await suggest('gla');
    expect(data.words.length).toBeGreaterThan(0);
    expect(data.categories[0].name).toBe('Glasses');
    expect(data.products[0].price).toBeGreaterThan(0);
    expect(data.merchants[0].name).toMatch(/Gla/);
    const lines = data.words.length + data.categories.length + data.products.length + data.merchants.length;
    expect(lines).toBeLessThanOrEqual(10);
  });

  test('nothing before the second character', async () => {
    expect((await suggest('g')).data).toEqual({ words: [], categories: [], products: [], merchants: [] });
    expect((await suggest('')).data.products).toEqual([]);
    expect((await store.call('searchSuggest')).code).toBe(400);
  });

  test('a mistyped word still suggests', async () => {
    expect((await suggest('kettel')).data.products[0].storeName).toMatch(/kettle/i);
  });

  test("the shopper's own language comes first: mugs, not what is murale in French", async () => {
    const { data } = await suggest('mu');
    expect(data.words).toEqual(['mug']);
    expect(data.products[0].storeName).toMatch(/mug/i);
  });

  test('in French', async () => {
    expect((await suggest('boug', { 'accept-language': 'fr' })).data.words).toContain('bougie');
  });

  test('[CALL-25] [HEAD-06] hot keywords in the language asked for', async () => {
    expect((await store.call('searchKeywords')).data[0].title).toBe('ceramic mug');
    expect((await store.call('searchKeywords', { headers: { 'accept-language': 'fr' } })).data[0].title).toBe('tasse');
  });
});
