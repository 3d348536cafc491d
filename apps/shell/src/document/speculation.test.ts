import { prefetchLinkedPages, stopPrefetchingPages } from './speculation';

const rules = () => document.head.querySelector<HTMLScriptElement>('script[type=speculationrules]');

beforeEach(() => (document.head.innerHTML = ''));
afterEach(() => void Object.assign(navigator, { connection: undefined }));

test('[LAYOUT-12] the browser may fetch the page under a resting pointer, and no page of the shopper’s own', () => {
  prefetchLinkedPages('abc');
  expect(rules()?.nonce).toBe('abc');
  const { prefetch } = JSON.parse(rules()?.textContent ?? '{}') as { prefetch: object[] };
  expect(prefetch).toMatchObject([{ eagerness: 'moderate', where: { and: [{ href_matches: '/*' }, { not: {} }] } }]);
  expect(rules()?.textContent).toContain('order|users');
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('[LAYOUT-12] not on %j', (connection) => {
  Object.assign(navigator, { connection });
  prefetchLinkedPages('abc');
  expect(rules()).toBeNull();
});

test('the rules go when the application starts', () => {
  prefetchLinkedPages('abc');
  stopPrefetchingPages();
  expect(rules()).toBeNull();
});
