import { pageFiles } from './page-files';

type Args = Parameters<typeof pageFiles>;

const release = {
  base: '/remotes/catalog/1/',
  entry: 'remoteEntry.js',
  exposes: { './list': { js: ['list.js'] }, './product': { js: ['product.js'] }, './messages.en': { js: ['en.js'] } },
  files: { 'product.js': { integrity: 'sha384-p' } },
};
const snapshot = { set: { remotes: { catalog: release } } } as unknown as Args[1]; // only its set is read
const shell = {
  base: '/shell/',
  files: {},
  messages: { en: ['words.js'] },
  federation: ['federation.js'],
  isSingle: false,
} as unknown as Args[2]; // only the shell's own files
const filesOf = (handle: object) =>
  pageFiles([{ remote: 'catalog', expose: './list', ...handle }] as unknown as Args[0], snapshot, shell, 'en'); // a route's handle alone
const names = (list: readonly { href: string }[]) => list.map(({ href }) => href.split('/').at(-1));

test('a page that is awake starts with its files', () => {
  const { start, wake, next } = filesOf({});
  expect(names(start)).toEqual(['words.js', 'federation.js', 'remoteEntry.js', 'list.js', 'en.js']);
  expect([wake, next]).toEqual([[], []]);
});

test('[LAYOUT-12] a page that sleeps names its files for later, and those of the page that its links lead to', () => {
  const { start, wake, next } = filesOf({ wakes: 'stir', leadsTo: './product' });
  expect(names(start)).toEqual(['words.js']);
  expect(names(wake)).toContain('list.js');
  expect(names(next)).toEqual(['federation.js', 'remoteEntry.js', 'product.js', 'en.js']);
  expect(next.find(({ href }) => href.endsWith('product.js'))?.integrity).toBe('sha384-p');
});
