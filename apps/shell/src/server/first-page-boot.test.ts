import { QueryClient } from '@souk/query';
import { firstPageBoot } from './first-page-boot';

type Input = Parameters<typeof firstPageBoot>[0];

const boot = (more: Partial<Input> & { header?: object; details?: object } = {}) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['pages', 'frame', 'HEADER'], more.header ?? null);
  queryClient.setQueryData(['store', 'details'], more.details ?? {});
  return firstPageBoot({
    boot: { locale: 'en', remotes: {} },
    sharedData: { href: '/remotes/shared/en.shop.h.json', readAt: 1 },
    area: null,
    handles: [{ remote: 'catalog', expose: './list', hydrate: 'interaction' }],
    snapshot: { set: { remotes: {} } },
    shell: { base: '/shell/', files: {}, scripts: [], messages: { en: [] }, federation: [] },
    queryClient,
    isPrivate: false,
    errors: null,
    settings: { keepsOfflinePage: true, vitalsShare: 0 },
    say: (id: string) => id,
    ...more,
  } as unknown as Input); // of everything only what the first page reads
};

test('a public page whose route says so is a document until it is needed', () => {
  expect(boot().hydrate).toBe('interaction');
});

test.each<[string, object]>([
  ['a private page', { isPrivate: true }],
  ['a page with an error', { errors: { page: { status: 404 } } }],
  ['a page of the shell itself', { handles: [] }],
  ['a route that does not say so', { handles: [{ remote: 'account', expose: './orders' }] }],
  ['a remote under development', { boot: { locale: 'en', remotes: { catalog: { isDev: true } } } }],
  ['a header with the owner’s scripts', { header: { scripts: ['/api/front/page/raw/a.js'] } }],
])('%s starts its application at once', (_name, more) => {
  expect(boot(more).hydrate).toBe('load');
});

test('names the file that all pages share, and says nothing that stands in it', () => {
  expect(boot().sharedData).toEqual({ href: '/remotes/shared/en.shop.h.json', readAt: 1 });
  expect(boot()).not.toHaveProperty('remotes');
});

test('an owner’s header without scripts needs none', () => {
  expect(boot({ header: { scripts: [] } }).hydrate).toBe('interaction');
});

test('[STORE-03] a store that measures asks for consent', () => {
  expect(boot().asksConsent).toBe(false);
  expect(boot({ details: { gtmId: 'GTM-1' } }).asksConsent).toBe(true);
});

test('without a connection a desk speaks of what was typed, a shop’s page of prices', () => {
  const said = (area: Input['area']) => boot({ area }).texts.offlinePage;
  expect([said(null), said('admin'), said('sell')]).toEqual([
    'offline.notice',
    'offline.deskNotice',
    'offline.deskNotice',
  ]);
});
