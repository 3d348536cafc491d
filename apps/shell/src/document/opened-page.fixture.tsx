import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageBoot } from '../app/boot';

const texts = { offline: 'You are offline', offlineAdding: 'It waits', failed: 'It did not work' };
export const boot = {
  hydrate: 'interaction',
  scripts: [{ href: '/shell/main.js', integrity: 'sha384-m' }],
  files: [{ href: '/catalog/product.js', integrity: 'sha384-p' }],
  sharedData: { href: '/remotes/shared/en.shop.h.json', readAt: 0 },
  renderedAt: 0,
  asksConsent: false,
  texts,
};

export const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** The browser has painted what a press did. */
export const painted = async () => {
  await frame();
  await settled();
};
/** What the page has put off until the browser is at rest; `rest` is that moment. */
export const putOff: IdleRequestCallback[] = [];
export const rest = () =>
  act(async () => {
    for (const run of putOff.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
  });
export const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const scripts = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
export const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel=${rel}]`)].map((one) => one.getAttribute('href'));

export const asked: [string, RequestInit | undefined][] = [];
/** What the server answers to every call. */
export const server: { answer: (url: string) => Promise<unknown>; file: (url: string) => Promise<Partial<Response>> } =
  {
    answer: async () => ({}),
    file: async () => ({ ok: true, json: async () => ({}) }),
  };
let root: Root | undefined;

/** A page as the server sends it, before its document script has come; @returns has it come */
export const openAlone = async (html: string, about: Partial<PageBoot> = {}) => {
  document.head.innerHTML = `<script type="application/json" id="souk-boot">${JSON.stringify({ ...boot, ...about })}</script>`;
  document.body.innerHTML = `<b data-cart-count hidden></b><p data-document-status></p><div data-owner="catalog">${html}</div>`;
  await jest.isolateModulesAsync(async () => void (await import('./inline-script')));
  window.soukDocument?.ready();
  return () => jest.isolateModulesAsync(async () => void (await import('./document')));
};

/** The same page with its document script. */
export const open = async (html: string, about: Partial<PageBoot> = {}) => {
  const come = await openAlone(html, about);
  await come();
};

export const hydrate = (Part: () => React.ReactNode) =>
  act(() => {
    const part = find('[data-owner]');
    root = hydrateRoot(part, <Part />);
    part.setAttribute('data-live', '');
  });

// Listeners of one test's page must not answer in the next one's.
const added: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] = [];
/** Goes on listening when the page of a test is closed. */
export const listen = window.addEventListener.bind(window);

/** For a test of the document script: each of its tests has a page of its own. */
export const useOpenedPages = (): void => {
  beforeAll(() => document.documentElement.setAttribute('lang', 'en'));
  beforeEach(() => {
    window.addEventListener = ((type: string, run: EventListener, options?: boolean) => {
      added.push([type, run, options]);
      listen(type, run, options);
    }) as typeof window.addEventListener;
    putOff.length = 0;
    window.requestIdleCallback = (run) => putOff.push(run);
    asked.length = 0;
    server.answer = async () => ({});
    globalThis.fetch = (async (url: string, init?: RequestInit) => {
      if (String(url).startsWith('/remotes/')) return server.file(String(url));
      asked.push([String(url), init]);
      return { json: () => server.answer(String(url)) };
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    act(() => root?.unmount());
    root = undefined;
    // What waits for the application in this page must not be given to the next test's.
    const { href } = location;
    document.body.replaceChildren();
    history.replaceState(null, '', '/closed');
    await frame();
    await frame();
    history.replaceState(null, '', href);
    for (const [type, run, options] of added.splice(0)) removeEventListener(type, run, options);
    for (const name of ['cartUuid', 'auth.hint', 'souk_consent']) document.cookie = `${name}=; max-age=0; path=/`;
    localStorage.clear();
  });
};
