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
  scripts: ['vendor.js', 'main.js'],
  messages: { en: ['words.js'] },
  federation: ['federation.js'],
  isSingle: false,
} as unknown as Args[2]; // only the shell's own files
const filesOf = (handle: object) =>
  pageFiles([{ remote: 'catalog', expose: './list', ...handle }] as unknown as Args[0], snapshot, shell, 'en'); // a route's handle alone
const names = (list: readonly { href: string }[]) => list.map(({ href }) => href.split('/').at(-1));

test('[LAYOUT-12] the first page names every file of its application, with the hashes it has', () => {
  const { scripts, files } = filesOf({ expose: './product' });
  expect(names(scripts)).toEqual(['vendor.js', 'main.js']);
  expect(names(files)).toEqual(['words.js', 'federation.js', 'remoteEntry.js', 'product.js', 'en.js']);
  expect(files.find(({ href }) => href.endsWith('product.js'))?.integrity).toBe('sha384-p');
});

test('a page of the shell itself names no remote', () => {
  expect(names(filesOf({ remote: 'shell' }).files)).toEqual(['words.js']);
});
