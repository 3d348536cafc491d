import { dropCartUuid, ensureCartUuid, readCartUuid } from './cart-uuid';

describe('the anonymous cart id', () => {
  beforeEach(dropCartUuid);

  test('[CART-01] is absent until it is asked for, then 32 hex characters in the cartUuid cookie', () => {
    expect(readCartUuid()).toBeUndefined();
    const uuid = ensureCartUuid();
    expect(uuid).toMatch(/^[0-9a-f]{32}$/);
    expect(document.cookie).toContain(`cartUuid=${uuid}`);
  });

  test('[CART-01] is made once and kept', () => {
    expect(ensureCartUuid()).toBe(ensureCartUuid());
  });

  test('[CART-01] another one follows after it was dropped', () => {
    const first = ensureCartUuid();
    dropCartUuid();
    expect(readCartUuid()).toBeUndefined();
    expect(ensureCartUuid()).not.toBe(first);
  });

  test('[CART-01] a cookie that is not 32 hex characters counts as absent', () => {
    document.cookie = 'cartUuid=not-an-id; path=/';
    expect(readCartUuid()).toBeUndefined();
  });
});
