import { ApiError } from '@souk/api-client';
import type { CartGroup, CartItem } from '@souk/contract';
import type { CartCalls } from './cart-kit';

/** A line with what a test does not care about filled in. */
export const aLine = (own: Partial<CartItem> & { id: number }): CartItem => ({
  uniqueKey: `line-${own.id}`,
  cartNum: 1,
  stock: 10,
  price: 20,
  storePrice: null,
  discount: 0,
  discountExpiry: null,
  variantPrice: 20,
  addedPrice: null,
  storeName: `Product ${own.id}`,
  image: '/img/mug.webp',
  slug: `product-${own.id}`,
  landingPage: false,
  listedOnStore: true,
  productId: 100 + own.id,
  productUniqueKey: `KEY${own.id}`,
  suk: 'Blue,M',
  attrId: 1000 + own.id,
  productAttr: { stock: own.stock ?? 10 },
  isShippingIncluded: false,
  invalidReason: null,
  closedUntil: null,
  ...own,
});

type Held = { resolve: () => void; reject: (error: Error) => void; name: string };

/**
 * A cart server in memory. Each call is done when it arrives and answered when the test lets it: at once by default,
 * in the test's own order after `hold()`.
 */
export const createFakeServer = (groups: readonly CartGroup[] = []) => {
  let lines = groups.flatMap((group) =>
    group.cartInfoList.map((line) => ({ line, merId: group.merId, merName: group.merName })),
  );
  let isHolding = false;
  let refusals = 0;
  let lastId = 500;
  let anonymous = [{ id: 1, name: 'Product 1', from: 0, to: 2 }];
  const held: Held[] = [];
  const calls: string[] = [];

  const answer = <T>(name: string, act: () => T): Promise<T> => {
    calls.push(name);
    const isRefused = refusals > 0 && refusals-- > 0;
    const reply = isRefused ? null : structuredClone(act() ?? null);
    const outcome = () => (isRefused ? Promise.reject(new ApiError({ code: 500 })) : Promise.resolve(reply as T));
    if (!isHolding) return outcome();
    return new Promise<T>((resolve, reject) =>
      held.push({ name, reject, resolve: () => outcome().then(resolve, reject) }),
    );
  };
  const count = () => lines.reduce((sum, { line }) => sum + line.cartNum, 0);
  const list = (): CartGroup[] =>
    [...Map.groupBy(lines, ({ merId }) => merId)].map(([merId, own]) => ({
      merId,
      merName: own[0]?.merName ?? '',
      cartInfoList: own.map(({ line }) => line),
    }));
  const num = (id: number, number: number) => {
    const found = lines.find(({ line }) => line.id === id);
    if (!found) throw new ApiError({ code: 404, reason: 'CART_LINE_NOT_FOUND' });
    found.line = { ...found.line, cartNum: Math.min(number, found.line.stock) };
    return { id, cartNum: found.line.cartNum, stock: found.line.stock };
  };
  const put = (attrId: number, cartNum: number) => {
    const same = lines.find((one) => one.line.attrId === attrId);
    if (same) {
      const joined = num(same.line.id, same.line.cartNum + cartNum);
      return { lines: [{ ...same.line, ...joined, capped: false }], count: count() };
    }
    const line = aLine({ id: ++lastId, attrId, cartNum });
    lines = [...lines, { line, merId: 1, merName: 'Atelier Nord' }];
    return { lines: [{ ...line, capped: false }], count: count() };
  };

  const api = {
    cart: {
      list: () => answer('list', list),
      count: () => answer('count', () => ({ count: count() })),
      num: ({ id, number }: { id: number; number: number }) => answer(`num ${id}=${number}`, () => num(id, number)),
      delete: ({ ids }: { ids: number[] }) =>
        answer(`delete ${ids}`, () => {
          lines = lines.filter(({ line }) => !ids.includes(line.id));
          return { count: count() };
        }),
      save: ([added]: { productAttrUnique: number; cartNum: number }[]) =>
        answer('save', () => put(added?.productAttrUnique ?? 0, added?.cartNum ?? 1)),
      saveSku: ([added]: { cartNum: number }[]) => answer('saveSku', () => put(0, added?.cartNum ?? 1)),
      reset: ({ id, num: number, unique }: { id: number; num: number; unique: number }) =>
        answer(`reset ${id}→${unique}`, () => {
          const back = { invalidReason: null, attrId: unique, stock: 10 };
          lines = lines.map((one) => (one.line.id === id ? { ...one, line: { ...one.line, ...back } } : one));
          return num(id, number);
        }),
    },
    session: {
      recordUser: ({ uuid }: { uuid: string }) =>
        answer(`recordUser ${uuid.length}`, () => ({
          merged: anonymous,
          capped: [],
        })),
    },
  } as unknown as CartCalls;

  return {
    api,
    calls,
    /** The quantity that the server has for a line; undefined when the line is gone. */
    has: (id: number) => lines.find(({ line }) => line.id === id)?.line.cartNum,
    /** The visitor's own cart, which a sign-in merges, holds nothing. */
    emptyAnonymous: () => void (anonymous = []),
    hold: () => void (isHolding = true),
    /** Answers the call at this place of the waiting ones. */
    release: (at = 0) => held.splice(at, 1)[0]?.resolve(),
    waiting: () => held.map(({ name }) => name),
    /** The next calls are refused with 500, and nothing changes. */
    refuse: (times = 1) => void (refusals = times),
    /** Another tab or device changed the cart. */
    change: (id: number, line: Partial<CartItem>) =>
      void (lines = lines.map((one) => (one.line.id === id ? { ...one, line: { ...one.line, ...line } } : one))),
  };
};
