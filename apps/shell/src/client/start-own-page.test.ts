import type { RouteLoader } from '@souk/mfe';
import type { RouteDeps } from '../app/route';
import { startOwnPage } from './start-own-page';

const open = async ({ token = 't', loads = true }: { token?: string | undefined; loads?: boolean } = {}) => {
  const order: string[] = [];
  const loader: RouteLoader = async ({ params }) => order.push(`loader ${params['no']}`);
  const remotes = {
    load: async () => {
      order.push('code');
      if (!loads) throw new Error('chunk');
      return { Component: () => null, loader };
    },
    messages: async () => (order.push('words'), {}),
  };
  const deps = { remotes, locale: () => 'en', isSignedIn: () => new Promise(() => {}) } as unknown as RouteDeps; // only what is asked
  const handle = { remote: 'admin', expose: './order', path: '/admin/orders/:no', access: 'user' } as const;
  await new Promise<void>((resolve) => {
    const begin = () => (order.push('session'), resolve());
    void startOwnPage(
      deps,
      { handle, params: { no: '7' } },
      { token: async () => (order.push('token'), token), begin },
    );
    order.push('asked');
  });
  return order;
};

describe('[DESK-55] the first page of a desk', () => {
  test('asks for words, code and token at once; its loader runs before it is rendered, with what the address says', async () => {
    expect(await open()).toEqual(['words', 'code', 'token', 'asked', 'loader 7', 'session']);
  });

  test('asks for no data where nobody is signed in', async () => {
    expect(await open({ token: '' })).toEqual(['words', 'code', 'token', 'asked', 'session']);
  });

  test('whose code cannot be had settles who is there all the same: the page tells it', async () => {
    expect((await open({ loads: false })).at(-1)).toBe('session');
  });
});

test('a page that needs nobody settles at once', async () => {
  const begin = jest.fn();
  await startOwnPage({} as RouteDeps, { handle: undefined, params: {} }, { token: async () => undefined, begin });
  expect(begin).toHaveBeenCalledTimes(1);
});
