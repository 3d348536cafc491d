/** @jest-environment node */
import type { RouteLoader } from '@souk/mfe';
import { renderRemote } from '../testing/render-remote';

const remoteWith = (loader?: RouteLoader) => ({
  name: 'catalog',
  routes: [{ path: '/size-guide', expose: './size-guide', access: 'public', render: 'public', title: 'guide.title' }],
  pages: { './size-guide': { Component: () => null, ...(loader ? { loader } : {}) } },
});

test.each([
  ['fails, so something may be missing', false, 500],
  ['refuses, which is an answer', true, 404],
])('a page for which the api %s: complete is %s', async (_what, isComplete, code) => {
  const page = await renderRemote('/size-guide', remoteWith(), code);
  expect(page.kind === 'page' && page.isComplete()).toBe(isComplete);
});

const queryKey = ['products', 'embedded'];
const ofPage = '/api/front/index/product/list';
const until = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

/** Whether a page is complete whose frame has all, and whose loader asks for products and then does this. */
const isCompleteAfter = async (
  answer: (signal?: AbortSignal | null) => Promise<Response>,
  then: (client: Parameters<RouteLoader>[0]['queryClient'], asked: Promise<unknown>) => unknown,
) => {
  const loader: RouteLoader = async ({ api, queryClient }) => {
    const queryFn = ({ signal }: { signal: AbortSignal }) => api.products.list({}, signal);
    await then(queryClient, queryClient.prefetchQuery({ queryKey, queryFn }));
    return null;
  };
  const page = await renderRemote('/size-guide', remoteWith(loader), async (path, signal) =>
    path === ofPage ? answer(signal) : Response.json({ code: 200, message: '', data: null }),
  );
  return page.kind === 'page' && page.status === 200 && page.isComplete();
};
const withCode = (code: number) => async () => Response.json({ code, message: '', data: null });

test.each<[string, ...Parameters<typeof isCompleteAfter>]>([
  ['leaves what failed', withCode(500), (_client, asked) => asked],
  [
    'removes what failed',
    withCode(500),
    async (client, asked) => {
      await asked;
      client.removeQueries({ queryKey });
    },
  ],
  [
    'resets what failed',
    withCode(500),
    async (client, asked) => {
      await asked;
      await client.resetQueries({ queryKey });
    },
  ],
  ['cancels what is late', until, (client) => client.cancelQueries({ queryKey })],
  [
    'cancels and removes what is late',
    until,
    async (client) => {
      await client.cancelQueries({ queryKey });
      client.removeQueries({ queryKey });
    },
  ],
])('a page whose loader %s is not complete', async (_what, answer, then) => {
  expect(await isCompleteAfter(answer, then)).toBe(false);
});

test.each([
  ['answers', 200],
  ['says that nobody is signed in', 401],
  ['says that it has no such thing', 404],
])('a page is complete for which the api %s, though its loader forgets the answer', async (_what, code) => {
  const isComplete = await isCompleteAfter(withCode(code), async (client, asked) => {
    await asked;
    client.removeQueries({ queryKey });
  });
  expect(isComplete).toBe(true);
});

test('a page is complete once what failed was asked for again', async () => {
  const codes = [500, 200];
  const isComplete = await isCompleteAfter(
    async () => withCode(codes.shift() ?? 200)(),
    async (client, asked) => {
      await asked;
      await client.refetchQueries({ queryKey });
    },
  );
  expect(isComplete).toBe(true);
});

test('a page is complete though a loader asked for what nothing on the page waits for', async () => {
  expect(await isCompleteAfter(until, () => undefined)).toBe(true);
});
