import { cartSaveLine, cartUuid, flag, idList, openapi, pageQuery, productFilter, usd } from './schema';

describe('[CART-09] amounts', () => {
  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['0', 0],
    [0.07, 0.07],
  ])('%p is %d dollars', (sent, amount) => expect(usd.parse(sent)).toBe(amount));

  test.each([
    [-1],
    ['-1'],
    [1.005],
    ['1.005'],
    ['12,50'],
    ['1e3'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [''],
  ])('%p is none', (sent) => expect(usd.safeParse(sent).success).toBe(false));
});

describe('[CART-01] the id of an anonymous cart', () => {
  test('is 32 hexadecimal characters', () => {
    expect(cartUuid.parse('ABCDEF0123456789'.repeat(2))).toBe('abcdef0123456789'.repeat(2));
    expect(cartUuid.safeParse('x'.repeat(32)).success).toBe(false);
    expect(cartUuid.safeParse('a'.repeat(31)).success).toBe(false);
  });
});

describe('lists', () => {
  test('[PAGE-02] begin at page 1 with 10 rows', () => expect(pageQuery.parse({})).toEqual({ page: 1, limit: 10 }));

  test.each([{ page: '-1' }, { page: '0' }, { page: 'two' }, { limit: '1000000' }, { limit: '0' }, { page: '1.5' }])(
    '%j is refused',
    (query) => expect(pageQuery.safeParse(query).success).toBe(false),
  );

  test('ids come as a list or joined by commas', () => {
    expect([idList.parse([1, '2']), idList.parse('3,4'), idList.parse(5)]).toEqual([[1, 2], [3, 4], [5]]);
    expect(idList.safeParse('1,x').success).toBe(false);
    expect(idList.safeParse(Array(101).fill(1)).success).toBe(false);
  });

  test('a yes travels as true or 1', () => {
    expect(['true', '1', true, 'false', '0', false].map((sent) => flag.parse(sent))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(flag.safeParse('yes').success).toBe(false);
  });

  test('filters repeat or stand alone; words that are too long are cut', () => {
    const one = productFilter.parse({
      attr: 'Color:Blue',
      merchant: '3',
      minPrice: '9.50',
      title: ` ${'x'.repeat(10_000)}`,
    });
    expect(one).toMatchObject({ attr: ['Color:Blue'], merchant: [3], minPrice: 9.5 });
    expect(one.title).toHaveLength(200);
    expect(productFilter.parse({ attr: ['a:1', 'b:2'], merchant: ['3', 4] })).toMatchObject({
      attr: ['a:1', 'b:2'],
      merchant: [3, 4],
    });
    expect(productFilter.safeParse({ sort: 'cheapest' }).success).toBe(false);
  });
});

describe('[CART-03] a line to add', () => {
  test.each([
    ['', null],
    [null, null],
    [undefined, null],
    ['51', 51],
    [51, 51],
  ])('variant %p is %p', (sent, variant) => {
    expect(cartSaveLine.parse({ productId: '7', cartNum: '2', productAttrUnique: sent })).toMatchObject({
      productId: 7,
      cartNum: 2,
      productAttrUnique: variant,
    });
  });

  test.each([0, -1, 1.5, 'abc', 1e9])('a quantity of %p is refused', (cartNum) => {
    expect(cartSaveLine.safeParse({ productId: 7, cartNum }).success).toBe(false);
  });

  test('[ORDER-02] a price or discount that a browser sends is dropped', () => {
    expect(cartSaveLine.parse({ productId: 7, price: 0.01, discount: 99 })).toEqual({
      productId: 7,
      cartNum: 1,
      productAttrUnique: null,
    });
  });

  test('names of the language itself are dropped like any other', () => {
    const line = cartSaveLine.parse(
      JSON.parse('{"productId":7,"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'),
    );
    expect(Object.keys(line)).toEqual(['productId', 'cartNum', 'productAttrUnique']);
    expect([Object.getPrototypeOf(line), ({} as { a?: number }).a]).toEqual([Object.prototype, undefined]);
  });
});

test('[LOGIN-03] the reference says that an account by e-mail needs its code', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { requestBody: unknown }>> };
  expect(paths['/api/front/login/register/email']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['email', 'password', 'captcha'] } } },
  });
});
