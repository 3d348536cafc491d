import type { RouteLoader } from '@souk/mfe';
import { QueryClient } from '@souk/query';
import type { RouteDeps } from '../app/route';
import { startOwnPage } from './start-own-page';

const never = new Promise<never>(() => {});

type Given = { token?: string; code?: 'comes' | 'fails' | 'hangs'; answer?: () => Promise<unknown> };

/** Opens a page whose loader asks for one thing. @returns what happened, in its order; `ready` when the page may be told who is there */
const open = async ({ token = 't', code = 'comes', answer = async () => 'data' }: Given = {}) => {
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
      if (code === 'hangs') await never;
      if (code === 'fails') throw new Error('chunk');
      return { Component: () => null, loader };
    },
    messages: async () => (order.push('words'), {}),
  };
  // A part of the frame that asks for something of its own.
  void queryClient.prefetchQuery({ queryKey: ['chat'], queryFn: () => never });
  const deps = { remotes, queryClient, locale: () => 'en', isSignedIn: () => never } as unknown as RouteDeps; // only what is asked
  const handle = { remote: 'admin', expose: './order', path: '/admin/orders/:no', access: 'user' } as const;
  const ready = startOwnPage(deps, { handle, params: { no: '7' } });
  order.push('asked');
  await ready(Promise.resolve(token));
  return [...order, 'ready'];
};

describe('[DESK-55] the first page of somebody signed in', () => {
  test('asks for words and code beside the token, and for its data before it is rendered, as the address says; for no other part’s', async () => {
    expect(await open()).toEqual(['words', 'code', 'asked', 'loader 7', 'answer', 'ready']);
  });

  test('is rendered although its data could not be had: the page tells it', async () => {
    expect((await open({ answer: () => Promise.reject(new Error('503')) })).slice(-2)).toEqual(['answer', 'ready']);
  });

  test('whose code cannot be had is told who is there all the same: the page tells it', async () => {
    expect((await open({ code: 'fails' })).at(-1)).toBe('ready');
  });

  test.each<[string, Given]>([
    ['data', { answer: () => never }],
    ['code', { code: 'hangs' }],
  ])('waits a second for its %s, and shows its shape then', async (_what, given) => {
    jest.useFakeTimers();
    const opened = open(given);
    await jest.advanceTimersByTimeAsync(999);
    await expect(Promise.race([opened, 'not yet'])).resolves.toBe('not yet');
    await jest.advanceTimersByTimeAsync(2);
    expect((await opened).at(-1)).toBe('ready');
    jest.useRealTimers();
  });

  test.each<Given>([{}, { code: 'hangs' }])('waits for nothing where nobody is signed in: %j', async (given) => {
    expect(await open({ ...given, token: '' })).toEqual(['words', 'code', 'asked', 'ready']);
  });

  test('whose sign-in could not be checked says so', async () => {
    const page = { handle: { access: 'user' } as never, params: {} };
    const remotes = { load: async () => null, messages: async () => ({}) };
    const deps = { remotes, locale: () => 'en' } as unknown as RouteDeps; // nothing else is asked
    await expect(startOwnPage(deps, page)(Promise.reject(new Error('502')))).rejects.toThrow('502');
  });
});

test('a page that needs nobody waits for nothing', async () => {
  await startOwnPage({} as RouteDeps, { handle: undefined, params: {} })(never);
});
