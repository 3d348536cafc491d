import { whenStirred } from '@souk/mfe';
import { openEarlyLinks } from './open-early';

const next = [{ href: '/remotes/catalog/1/client/product.js', integrity: 'sha384-x' }];
let tell: (state: object) => void = () => {};
const navigate = jest.fn();
const router = {
  navigate,
  subscribe: (next: typeof tell) => {
    tell = next;
    return () => {};
  },
  state: { location: { pathname: '/products/all' } },
};
const asked = () => [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));

type Deps = Parameters<typeof openEarlyLinks>[0];

beforeAll(() => openEarlyLinks({ boot: { next }, router } as unknown as Deps)); // of the router's state only where it stands
beforeEach(() => {
  jest.clearAllMocks();
  document.cookie = 'souk_consent=; max-age=0';
  document.body.innerHTML = '<div data-owner="catalog"><a href="/product/steel-kettle?color=red">Kettle</a></div>';
});

const press = () => document.querySelector('a')!.click();

test('[LAYOUT-12] a link of a page that sleeps opens by the router, with the files that the HTML named', () => {
  press();
  expect(navigate.mock.calls).toEqual([['/product/steel-kettle?color=red']]);
  expect(asked()).toEqual(['/remotes/catalog/1/client/product.js']);
});

test.each(['a1m0', 'a0m1'])(
  '[STORE-03] who has agreed to be measured (%s) is heard by the page’s part first',
  (agreed) => {
    document.cookie = `souk_consent=${agreed}`;
    press();
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('who has refused is not waited for', () => {
  document.cookie = 'souk_consent=a0m0';
  press();
  expect(navigate).toHaveBeenCalledTimes(1);
});

const isAwake = async (stirred: Promise<void>) => {
  let is = false;
  void stirred.then(() => (is = true));
  await Promise.resolve();
  await Promise.resolve();
  return is;
};

test.each([
  ['the page that is left sleeps on, the next one is awake', '/product/steel-kettle', false],
  ['a way that ends where it began wakes the page', '/products/all', true],
])('%s', async (_what, pathname, wakes) => {
  press();
  const left = whenStirred();
  tell({ navigation: { state: 'loading' }, location: { pathname: '/products/all' } });
  expect(await isAwake(left)).toBe(false);
  tell({ navigation: { state: 'idle' }, location: { pathname } });
  expect([await isAwake(left), await isAwake(whenStirred())]).toEqual([wakes, true]);
});
