import { prefetchPages } from './prefetch-pages';

const custom = {
  version: '1.0.0-a',
  base: '/remotes/custom-pages/1.0.0-a/client/',
  entry: 'remoteEntry.js',
  globalName: 'custom_pages',
  integrity: 'sha384-x',
  routes: [
    { path: '/company/:page', expose: './company' },
    { path: '/company/about_us', expose: './about' },
  ],
  slots: {},
};
const load = jest.fn(async () => ({}) as never); // what was loaded is not looked at
const messages = jest.fn(async () => ({}));

beforeAll(() =>
  prefetchPages({ boot: { locale: 'en', remotes: { 'custom-pages': custom } }, remotes: { load, messages } }),
);
beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

/** A link of its own for each case: what was asked for once is not asked for again. */
const near = (href: string, event = 'pointerover') => {
  document.body.innerHTML = `<a href="${href}"><span>About us</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }));
};

test('[LAYOUT-12] a pointer over a link fetches the code and the words of the page it leads to, once', () => {
  near('/company/about_us');
  near('/company/about_us', 'focusin');
  expect(load.mock.calls).toEqual([['custom-pages', './about']]);
  expect(messages.mock.calls).toEqual([['custom-pages', 'en']]);
  expect(document.head.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe(
    '/remotes/custom-pages/1.0.0-a/client/remoteEntry.js',
  );
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  '[LAYOUT-12] on %j nothing is fetched before it is asked for',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    near(`/company/${JSON.stringify(connection).length}`);
    expect(load).not.toHaveBeenCalled();
  },
);

test('a link to another site or to the shell’s own page fetches nothing', () => {
  near('https://elsewhere.example/company/about_us2');
  near('/not/a/remote');
  expect(load).not.toHaveBeenCalled();
});
