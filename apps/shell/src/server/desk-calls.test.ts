/** @jest-environment node */
import type { RouteLoader, RouteModule } from '@souk/mfe';
import type { RouteHandle } from '../app/route';
import { firstCallsOf } from './desk-calls';

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
    remotes: { load: (async () => module ?? Promise.reject(new Error('gone'))) as never }, // one module stands for every page's
    locale: 'en',
    request: new Request('http://desk.test/sell/7/products/12?tab=low'),
    match: { handle: { ...handle, ...given }, params: { mer: '7', id: '12' } },
  });

describe('[DESK-55] the document of a desk’s page names what the page asks for first', () => {
  test('as its loader asks for it, in the merchant’s scope', async () => {
    expect(await firstCalls({ loader })).toEqual(['/api/vendor/7/products/12']);
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
