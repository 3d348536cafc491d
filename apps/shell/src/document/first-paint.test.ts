import { asked, open, painted, useOpenedPages } from './opened-page.fixture';

useOpenedPages();

/** What has a browser lay the page out at once, to answer. Source: CSSOM View Module. */
const measures: [object, string[]][] = [
  [window, ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'innerWidth', 'innerHeight', 'getComputedStyle']],
  [
    Element.prototype,
    [
      ...['getBoundingClientRect', 'getClientRects', 'scrollIntoView', 'checkVisibility'],
      ...['clientWidth', 'clientHeight', 'clientTop', 'clientLeft'],
      ...['scrollWidth', 'scrollHeight', 'scrollTop', 'scrollLeft'],
    ],
  ],
  [
    HTMLElement.prototype,
    ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'offsetParent', 'innerText', 'focus'],
  ],
  [Document.prototype, ['elementFromPoint', 'scrollingElement']],
];

const measured: string[] = [];
const undo: (() => void)[] = [];

beforeEach(() => {
  measured.length = 0;
  for (const [owner, names] of measures)
    for (const name of names) {
      const before = Object.getOwnPropertyDescriptor(owner, name);
      const given = (owner === window || before?.value) && (Reflect.get(owner, name) as unknown);
      Object.defineProperty(owner, name, {
        configurable: true,
        get: () => {
          measured.push(name);
          return given ?? 0;
        },
      });
      undo.push(() => {
        if (before) Object.defineProperty(owner, name, before);
        else Reflect.deleteProperty(owner, name);
      });
    }
});
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

const shop = `<div data-header-bar></div><i data-ends-at="2030-01-01"><b></b><b></b><b></b><b></b></i>
  <div data-seen-product="7"></div><div data-hydrate="visible"></div><p data-live-channel></p>`;

test.each([
  ['a first visit', ''],
  ['a visitor with a cart', `cartUuid=${'a'.repeat(32)}; path=/`],
  ['a signed-in shopper', 'auth.hint=1; path=/'],
])('[P11] the page of %s is painted before its script measures anything', async (_who, cookie) => {
  if (cookie) document.cookie = cookie;
  await open(shop);
  expect(measured).toEqual([]);
  await painted();
  expect(measured).toContain('scrollY');
});

test('[P11] a page’s script calls the api only after the page is painted', async () => {
  document.cookie = `cartUuid=${'a'.repeat(32)}; path=/`;
  await open(shop);
  expect(asked).toEqual([]);
  await painted();
  expect(asked.map(([url]) => url.split('?')[0])).toEqual(['/api/front/cart/count', '/api/front/session/start']);
});

test('[P11] the page of a first visit is painted before its script reads what the browser stored', async () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  await open(shop);
  expect(read).not.toHaveBeenCalled();
  await painted();
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});

test('[DESK-26] who looks at a draft makes no visit and begins no cart', async () => {
  document.cookie = 'cartUuid=; max-age=0; path=/';
  history.replaceState(null, '', '/company/about_us?preview=draft');
  await open(shop);
  await painted();
  history.replaceState(null, '', '/');
  expect(asked).toEqual([]);
  expect(document.cookie).not.toContain('cartUuid');
  expect(window.soukDocument?.hasVisit).toBe(true);
});
