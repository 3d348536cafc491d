import type { Api } from '@souk/api-client';
import { QueryClient } from '@souk/query';
import type { RouteDeps } from '../app/route';
import type { Snapshot } from './releases/registry';
import { queryRoutes } from './route-cache';

const snapshotOf = () => ({ set: { id: 'set', remotes: {} }, bundles: {} }) as unknown as Snapshot;
const routes = [{ path: '/tea/:slug', expose: './tea', render: 'public', title: 'Tea' }];

/** What one page is made with; its loader tells which page's calls it was given, after all have begun. */
const pageOf = (name: string, heard: (name: string, slug: unknown) => void, begun: Promise<void>): RouteDeps => {
  const api = { name, store: { details: () => Promise.reject(new Error('none here')) } } as unknown as Api;
  const loader = async (args: { api: Api & { name?: string }; params: { slug?: string } }) => {
    await begun;
    heard(args.api.name ?? '', args.params.slug);
  };
  return {
    boot: { remotes: { shop: { routes } } },
    remotes: { load: async () => ({ loader }), messages: async () => ({}) },
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    locale: () => 'en',
    cartUuid: () => null,
    isSignedIn: async () => false,
    area: null,
    onOtherArea: () => {},
    onLostPage: () => {},
  } as unknown as RouteDeps;
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

test('pages that are rendered at the same time ask by their own calls', async () => {
  const heard: unknown[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const snapshot = snapshotOf();
  const asked = ['green', 'black', 'white'].map((slug) =>
    queryRoutes(
      snapshot,
      pageOf(`page of ${slug}`, (...told) => heard.push(told), begun),
      new Request(`http://souk.test/tea/${slug}`),
    ),
  );
  begin();
  const found = await Promise.all(asked);
  expect(heard.sort()).toEqual(['black', 'green', 'white'].map((slug) => [`page of ${slug}`, slug]));
  expect(new Set(found.map(({ dataRoutes }) => dataRoutes)).size).toBe(1);
});

test('another release set has routes of its own', async () => {
  const ask = (snapshot: Snapshot) =>
    queryRoutes(
      snapshot,
      pageOf('a page', () => {}, Promise.resolve()),
      new Request('http://souk.test/tea/green'),
    );
  const [one, other] = [await ask(snapshotOf()), await ask(snapshotOf())];
  expect(one.dataRoutes).not.toBe(other.dataRoutes);
});
