import {
  isLandingPage,
  isMerchantRegistration,
  showsDefaultFooter,
  showsDefaultNav,
  showsStoreName,
} from './page-frame';
import { productAddressOf, productPath } from './product-path';
import { safeReturnPath } from './return-path';
import { mayReload, visitMove } from './visit';

const store = { showDefaultNavBar: true, showDefaultFooter: true, landingPageNav: false, landingPageShowFooter: false };

describe('[ROUTE-24] landing pages', () => {
  test.each([
    [{ path: '/p/landing-scarf' }, true],
    [{ path: '/p/landing-scarf/key/LS/details' }, true],
    [{ path: '/lookbook', isSlugRoute: true }, true],
    [{ path: '/product/linen-shirt' }, false],
    [{ path: '/' }, false],
  ])('%j: %p', (place, is) => expect(isLandingPage(place)).toBe(is));

  test('hide the default nav unless the flag is set', () => {
    const place = { path: '/p/landing-scarf' };
    expect([showsDefaultNav(place, store), showsDefaultNav(place, { ...store, landingPageNav: true })]).toEqual([
      false,
      true,
    ]);
  });
});

test('[ROUTE-24] a landing product names the store; with the nav bar, or designed by the owner, it needs no second name', () => {
  const scarf = { path: '/p/landing-scarf' };
  expect(showsStoreName(scarf, store)).toBe(true);
  expect(showsStoreName(scarf, { ...store, landingPageNav: true })).toBe(false);
  expect(showsStoreName(scarf, { ...store, showDefaultNavBar: false })).toBe(false);
  expect(showsStoreName({ path: '/lookbook', isSlugRoute: true }, store)).toBe(false);
});

test('[HEAD-10] showDefaultNavBar governs the default nav, an own header stands in', () => {
  const home = { path: '/' };
  expect(showsDefaultNav(home, store)).toBe(true);
  expect(showsDefaultNav(home, { ...store, showDefaultNavBar: false })).toBe(false);
  expect(showsDefaultNav(home, store, true)).toBe(false);
});

test('[HEAD-04] the merchant registration page wears its own header', () => {
  const paths = ['/merchant/registration', '/merchant/registration/confirm', '/merchant/merchant'];
  expect(paths.map((path) => isMerchantRegistration({ path }))).toEqual([true, true, false]);
});

describe('the default footer', () => {
  const away = { ...store, landingPageShowFooter: true };
  test.each<[string, string, typeof store, boolean, boolean]>([
    ['[FOOT-01] shows at home', '/', store, false, true],
    ['[FOOT-01] not when the store does not want it', '/', { ...store, showDefaultFooter: false }, false, false],
    ['[FOOT-01] not beside an own footer', '/', store, true, false],
    ['[FOOT-02] not at order confirmation', '/order/order_confirm', away, false, false],
    ['[FOOT-02] not at merchant registration', '/merchant/registration', away, false, false],
    ['[FOOT-03] not away from home', '/products/all', store, false, false],
    ['[FOOT-03] away from home with the flag', '/products/all', away, false, true],
    ['[FOOT-03] on a landing page with the flag', '/p/landing-scarf', away, false, true],
  ])('%s', (_rule, path, flags, hasOwn, shows) => expect(showsDefaultFooter({ path }, flags, hasOwn)).toBe(shows));
});

describe('[LOGIN-08] return paths', () => {
  test.each<[unknown, string]>([
    ['/users/order_list?page=2#top', '/users/order_list?page=2#top'],
    ['//evil.example/x', '/'],
    ['/..//evil.example/x', '/'],
    ['/%2e//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/a\\b', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/callback?code=1', '/'],
    ['/middlewares/callback_twitter', '/'],
    ['/..//store.invalid/x', '/'],
    ['users/order_list', '/'],
    ['///', '/'],
    ['/logout', '/'],
    ['/\u0009/evil.example', '/'],
    ['', '/'],
    [null, '/'],
    [`/${'a'.repeat(3000)}`, '/'],
  ])('%p leads to %s', (path, safe) => expect(safeReturnPath(path)).toBe(safe));

  test('in a browser without URL.canParse, too', () => {
    const { canParse } = URL;
    Object.assign(URL, { canParse: undefined });
    try {
      expect([safeReturnPath('/users/order_list?type=1#a'), safeReturnPath('///')]).toEqual([
        '/users/order_list?type=1#a',
        '/',
      ]);
    } finally {
      Object.assign(URL, { canParse });
    }
  });
});

test('[SESSION-01] a visit starts when none is stored or it is older than 20 minutes', () => {
  const time = 9_000_000;
  const after = (ms: number) => visitMove({ guid: 'g', uuid: null, time }, time + ms);
  expect([visitMove(null, time), after(1_200_000), after(1_200_001)]).toEqual(['start', 'resume', 'start']);
});

test('[ERR-05] a lost chunk reloads at most once a minute', () => {
  const last = 9_000_000;
  expect([mayReload(null, last), mayReload(last, last + 59_999), mayReload(last, last + 60_000)]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('product addresses', () => {
  const listed = { slug: 'linen-shirt', uniqueKey: 'LS', listedOnStore: true, landingPage: false };
  test.each([
    ['[ROUTE-07] listed', listed, '/product/linen-shirt', { slug: 'linen-shirt', uniqueKey: '-' }],
    [
      '[ROUTE-08] not listed',
      { ...listed, listedOnStore: false },
      '/product/linen-shirt/key/LS/details',
      { slug: 'linen-shirt', uniqueKey: 'LS' },
    ],
    [
      '[ROUTE-10] landing page',
      { ...listed, landingPage: true },
      '/p/linen-shirt',
      { slug: 'linen-shirt', uniqueKey: '-' },
    ],
    [
      '[ROUTE-08] without a slug',
      { ...listed, slug: '', listedOnStore: false },
      '/product/-/key/LS/details',
      { slug: '-', uniqueKey: 'LS' },
    ],
  ])('%s', (_rule, product, path, address) => {
    expect(productPath(product)).toBe(path);
    expect(productAddressOf(product)).toEqual(address);
  });
});
