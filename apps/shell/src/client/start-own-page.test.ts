import type { RouteLoader } from '@souk/mfe';
import { QueryClient } from '@souk/query';
import type { RouteDeps } from '../app/route';
import { startOwnPage } from './start-own-page';

const open = async ({ token = 't', loads = true, answer = async () => 'data' as unknown } = {}) => {
  const order: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const loader: RouteLoader = async ({ params }) => {
    order.push(`loader ${params['no']}`);
    const queryFn = () => answer().finally(() => order.push('answer'));
    void queryClient.prefetchQuery({ queryKey: ['order'], queryFn });
  };
  const remotes = {
    load: async () => {
      order.push('code');
      if (!loads) throw new Error('chunk');
      return { Component: () => null, loader };
    },
    messages: async () => (order.push('words'), {}),
  };
  const deps = {
    remotes,
    queryClient,
    locale: () => 'en',
    isSignedIn: () => new Promise(() => {}),
  } as unknown as RouteDeps; // only what is asked
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

describe('[DESK-55] the first page of somebody signed in', () => {
  test('asks for words, code and token at once; its loader runs before it is rendered, with what the address says', async () => {
    expect(await open()).toEqual(['words', 'code', 'token', 'asked', 'loader 7', 'answer', 'session']);
  });

  test('is rendered although its data could not be had: the page tells it', async () => {
    expect((await open({ answer: () => Promise.reject(new Error('503')) })).slice(-2)).toEqual(['answer', 'session']);
  });

  test('waits a second for its data, and shows its shape then', async () => {
    jest.useFakeTimers();
    const opened = open({ answer: () => new Promise(() => {}) });
    await jest.advanceTimersByTimeAsync(999);
    await expect(Promise.race([opened, 'not yet'])).resolves.toBe('not yet');
    await jest.advanceTimersByTimeAsync(2);
    expect((await opened).at(-1)).toBe('session');
    jest.useRealTimers();
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
