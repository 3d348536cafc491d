/** @jest-environment node */
import type { RouteLoader, RouteModule } from '@souk/mfe';
import type { RouteHandle } from '../app/route';
import { firstCallsOf } from './first-calls';

/** Asks for a page's thing and waits for no answer, as the desks' loaders do. */
const loader: RouteLoader = async ({ api, queryClient, params }) => {
  const row = { method: 'GET', path: '/api/vendor/:mer/products/:id', auth: 'required' } as const;
  const queryFn = () => api.send(['product' as never, row], params); // a desk's call, which the shell does not know
  void queryClient.prefetchQuery({ queryKey: ['product'], queryFn });
  return null;
};

const handle = { access: 'user', remote: 'admin', expose: 'page' } as RouteHandle;
const firstCalls = (module: Partial<RouteModule> | null, given: Partial<RouteHandle> = {}) =>
  firstCallsOf({
    isDesk: true,
    storeId: undefined,
    remotes: { load: (async () => module ?? Promise.reject(new Error('gone'))) as never }, // one module stands for every page's
    locale: 'en',
    request: new Request('http://desk.test/sell/7/products/12?tab=low'),
    match: { handle: { ...handle, ...given }, params: { mer: '7', id: '12' } },
  });

describe('[DESK-55] the document of a desk’s page names what the page asks for first', () => {
  test('as its loader asks for it, in the merchant’s scope', async () => {
    expect(await firstCalls({ loader })).toEqual(['GET /api/vendor/7/products/12']);
  });

  test.each<[string, Partial<RouteModule> | null, Partial<RouteHandle>]>([
    ['its code cannot be had', null, {}],
    ['it has no loader', {}, {}],
    ['nobody need be signed in', { loader }, { access: 'all' as never }], // whatever is not `user`
    ['its loader fails', { loader: () => Promise.reject(new Error('broken')) }, {}],
  ])('nothing where %s', async (_why, module, given) => {
    expect(await firstCalls(module, given)).toEqual([]);
  });
});

describe('the document of a shop’s private page names what the page asks for first', () => {
  const whoIsThere = ['POST /api/front/login/token/is/exist', 'GET /front/user/info'];
  const ofShop = (own: RouteLoader, handle: Partial<RouteHandle>, storeId: number | undefined = 1) =>
    firstCallsOf({
      isDesk: false,
      storeId,
      remotes: { load: (async () => ({ loader: own })) as never },
      locale: 'en',
      request: new Request('http://souk.test/order/shopping_cart'),
      match: { handle: { remote: 'cart-checkout', expose: 'page', ...handle } as RouteHandle, params: {} },
    });
  const cart: RouteLoader = async ({ api, queryClient, cartUuid }) => {
    const queryFn = () => api.cart.list({ isValid: 'all' });
    if (cartUuid) await queryClient.prefetchQuery({ queryKey: ['cart'], queryFn });
    return null;
  };

  test('who is there, and their cart by their token, not by the cart of a guest', async () => {
    expect(await ofShop(cart, { render: 'private' })).toEqual([
      ...whoIsThere,
      'GET /api/front/cart/list?storeId=1&isValid=all',
    ]);
  });

  test('a call that the page makes beside the shop is named for both', async () => {
    const profile: RouteLoader = async ({ api, queryClient }) => {
      void queryClient.prefetchQuery({ queryKey: ['user'], queryFn: () => api.users.info() });
      return null;
    };
    expect(await ofShop(profile, { access: 'user' })).toEqual([...whoIsThere, 'GET /front/user/info']);
  });

  test('nothing that changes something', async () => {
    const adding: RouteLoader = async ({ api }) => {
      await api.collect.addProduct({ id: 1, category: 'store' } as never);
      return null;
    };
    expect(await ofShop(adding, { access: 'user' })).toEqual(whoIsThere);
  });

  test('of a page whose loader fails, who is there', async () => {
    const broken: RouteLoader = () => Promise.reject(new Error('broken'));
    expect(await ofShop(broken, { access: 'user' })).toEqual(whoIsThere);
  });
});
