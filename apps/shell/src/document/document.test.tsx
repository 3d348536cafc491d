import { replyEvent, type FormReply } from '@souk/state';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Boot } from '../app/boot';

const texts = { offline: 'You are offline', offlineAdding: 'It waits', failed: 'It did not work' };
const boot = {
  hydrate: 'interaction',
  scripts: [{ href: '/shell/main.js', integrity: 'sha384-m' }],
  files: [{ href: '/catalog/product.js', integrity: 'sha384-p' }],
  asksConsent: false,
  texts,
};

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** What the page has put off until the browser is at rest; `rest` is that moment. */
const putOff: IdleRequestCallback[] = [];
const rest = () =>
  act(async () => {
    for (const run of putOff.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
  });
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const scripts = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel=${rel}]`)].map((one) => one.getAttribute('href'));

const asked: [string, RequestInit | undefined][] = [];
let answer: (url: string) => Promise<unknown> = async () => ({});
let root: Root | undefined;

beforeAll(() => document.documentElement.setAttribute('lang', 'en'));

/** A page as the server sends it; the document script runs in it as in a browser. */
const open = async (html: string, about: Partial<Boot> = {}) => {
  document.head.innerHTML = `<script type="application/json" id="souk-boot">${JSON.stringify({ ...boot, ...about })}</script>`;
  document.body.innerHTML = `<b data-cart-count hidden></b><p data-document-status></p><div data-owner="catalog">${html}</div>`;
  await jest.isolateModulesAsync(async () => void (await import('./document')));
  window.soukDocument?.ready();
};

const hydrate = (Part: () => React.ReactNode) =>
  act(() => {
    const part = find('[data-owner]');
    root = hydrateRoot(part, <Part />);
    part.setAttribute('data-live', '');
  });

// Listeners of one test's page must not answer in the next one's.
const added: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] = [];
const listen = window.addEventListener.bind(window);
beforeEach(() => {
  window.addEventListener = ((type: string, run: EventListener, options?: boolean) => {
    added.push([type, run, options]);
    listen(type, run, options);
  }) as typeof window.addEventListener;
  putOff.length = 0;
  window.requestIdleCallback = (run) => putOff.push(run);
  asked.length = 0;
  answer = async () => ({});
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push([String(url), init]);
    return { json: () => answer(String(url)) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  for (const [type, run, options] of added.splice(0)) removeEventListener(type, run, options);
  for (const name of ['cartUuid', 'auth.hint', 'souk_consent']) document.cookie = `${name}=; max-age=0; path=/`;
  localStorage.clear();
});

describe('the application starts', () => {
  test('not by itself on a page that is a document', async () => {
    await open('<button type="button">Quick view</button>');
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    find('[data-owner]').click();
    expect(scripts()).toEqual([]);
  });

  test('at a press on a control, with all its files in one wave and their hashes', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').click();
    find('button').click();
    expect(scripts()).toEqual(['/shell/main.js']);
    expect(links('preload')).toEqual(['/catalog/product.js']);
    expect(find<HTMLScriptElement>('script[src]').integrity).toBe('sha384-m');
    expect(find<HTMLLinkElement>('link[rel=preload]').integrity).toBe('sha384-p');
  });

  test.each([
    ['on a private page', {}, { hydrate: 'load' as const }],
    ['for a signed-in shopper', { 'auth.hint': '1' }, {}],
    ['for who has agreed to be measured', { souk_consent: 'a1m0' }, {}],
  ])('with the page %s', async (_name, cookies, about) => {
    for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
    await open('', about);
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test('for who is asked for consent, once the browser is at rest; not for who has refused', async () => {
    await open('', { asksConsent: true });
    await rest();
    expect(scripts()).toEqual(['/shell/main.js']);
    document.cookie = 'souk_consent=a0m0; path=/';
    await open('', { asksConsent: true });
    await rest();
    expect(scripts()).toEqual([]);
  });

  test('where the server could not render a part, also before the body is there', async () => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    await jest.isolateModulesAsync(async () => void (await import('./document')));
    window.soukDocument?.start();
    expect(scripts()).toEqual([]);
    document.head.innerHTML = `<script type="application/json" id="souk-boot">${JSON.stringify(boot)}</script>`;
    window.soukDocument?.ready();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test.each(['<a href="#x">Link</a>', '<button popovertarget="x">Filters</button>', '<button disabled>None</button>'])(
    'not at what the browser answers: %s',
    async (html) => {
      await open(html);
      find('[data-owner] > *').click();
      expect(scripts()).toEqual([]);
    },
  );

  test('[LAYOUT-12] its files are fetched at rest, at low priority', async () => {
    await open('');
    await rest();
    expect(new Set(links('prefetch'))).toEqual(new Set(['/shell/main.js', '/catalog/product.js']));
    expect(scripts()).toEqual([]);
  });

  test('[P5] [LAYOUT-12] nothing is fetched ahead with data saver', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await open('');
    await rest();
    expect(links('prefetch')).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});

describe('the press that was the need', () => {
  let pressed = 0;
  const Part = () => (
    <button type="button" onClick={() => (pressed += 1)}>
      Quick view
    </button>
  );
  beforeEach(() => (pressed = 0));

  test('is given once to the application', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').click();
    find('button').click();
    expect(find('button')).toHaveAttribute('data-pressed');
    hydrate(Part);
    await frame();
    await frame();
    expect(pressed).toBe(1);
    expect(find('button')).not.toHaveAttribute('data-pressed');
    find('button').click();
    expect(pressed).toBe(2);
  });

  test('reaches a button that is not React’s, in a part that is in place, once', async () => {
    await open('<button type="button">Pay</button>');
    find('[data-owner]').setAttribute('data-live', '');
    find('button').addEventListener('click', () => (pressed += 1));
    find('button').click();
    await frame();
    await frame();
    expect(pressed).toBe(1);
  });

  test('of a form that opens a panel goes to its address when the application cannot be had', async () => {
    await open('<form action="/order/shopping_cart" data-hydrate="interaction"><button>Cart</button></form>');
    const submit = jest.spyOn(find<HTMLFormElement>('form'), 'requestSubmit').mockImplementation(() => {});
    find('button').click();
    expect(submit).not.toHaveBeenCalled();
    find('script[src]').dispatchEvent(new Event('error'));
    // With the button: its name says what was pressed.
    expect(submit.mock.calls).toEqual([[find('button')]]);
    expect(find('[data-document-status]')).toHaveTextContent('It did not work');
    // The next need asks again.
    find('button').click();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test('[QUICK-04] is the application’s to answer while an option is still to be chosen', async () => {
    await open(
      '<form action="/actions/cart/add" data-action="cart-add"><input type="radio" name="1" required><button>Add</button></form>',
    );
    find('button').click();
    expect(scripts()).toEqual(['/shell/main.js']);
    expect(find('button')).toHaveAttribute('data-pressed');
    // Chosen meanwhile and pressed again: sent once, and not given to the application as well.
    find<HTMLInputElement>('input').checked = true;
    find('button').click();
    await settled();
    expect(asked.filter(([url]) => url.includes('/actions/'))).toHaveLength(1);
    expect(find('button')).not.toHaveAttribute('data-pressed');
  });

  test('[STORE-03] of a measured shopper on a card’s link waits for the application, which reports it', async () => {
    document.cookie = 'souk_consent=a1m0; path=/';
    const Card = () => (
      <article>
        <a href="#kettle" onClick={() => (pressed += 1)}>
          Kettle
        </a>
      </article>
    );
    await open('');
    document.body.innerHTML = `<main><div data-owner="catalog"><article><a href="#kettle">Kettle</a></article></div></main>`;
    find('a').click();
    hydrate(Card);
    await frame();
    await frame();
    expect(pressed).toBe(1);
  });
});

describe('what was typed and chosen before the application', () => {
  function Part() {
    const [number, setNumber] = useState('1');
    const [order, setOrder] = useState('new');
    const [size, setSize] = useState('S');
    const [isFree, setFree] = useState(false);
    return (
      <>
        <input type="number" value={number} onChange={(event) => setNumber(event.target.value)} />
        <select value={order} onChange={(event) => setOrder(event.target.value)}>
          <option value="old">old</option>
          <option value="new">new</option>
        </select>
        {['S', 'M'].map((one) => (
          <input key={one} type="radio" name="0" value={one} checked={one === size} onChange={() => setSize(one)} />
        ))}
        <input type="checkbox" checked={isFree} onChange={(event) => setFree(event.target.checked)} />
        <output>{`${number} ${order} ${size} ${isFree}`}</output>
      </>
    );
  }
  const html =
    '<input type="number" value="1"><select><option value="old">old</option><option value="new" selected="">new</option></select>' +
    '<input type="radio" name="0" value="S" checked=""><input type="radio" name="0" value="M"><input type="checkbox">' +
    '<output>1 new S false</output>';

  test('is taken over by it: text, list, radio and checkbox', async () => {
    await open(html);
    find<HTMLInputElement>('[type=number]').value = '3';
    find<HTMLSelectElement>('select').value = 'old';
    find<HTMLInputElement>('[value=M]').checked = true;
    find<HTMLInputElement>('[type=checkbox]').checked = true;
    for (const field of document.querySelectorAll('[data-owner] input, select'))
      field.dispatchEvent(new Event('input', { bubbles: true }));
    hydrate(Part);
    await frame();
    await frame();
    expect(find('output')).toHaveTextContent('3 old M true');
    expect(find<HTMLInputElement>('[type=number]')).toHaveValue(3);
    expect(find<HTMLInputElement>('[value=M]')).toBeChecked();
  });

  test('is taken over when the browser filled it in, without an event', async () => {
    await open(html);
    find<HTMLInputElement>('[type=number]').value = '5';
    find<HTMLInputElement>('[value=M]').checked = true;
    window.soukDocument?.start();
    hydrate(Part);
    await frame();
    await frame();
    expect(find('output')).toHaveTextContent('5 new M false');
  });

  test('a text starts nothing, a choice starts the application', async () => {
    await open(html);
    find('[type=number]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(scripts()).toEqual([]);
    find('select').dispatchEvent(new Event('input', { bubbles: true }));
    expect(scripts()).toEqual(['/shell/main.js']);
  });
});

describe('a form that the server answers', () => {
  const form = `<form action="/actions/cart/add" data-action="cart-add">
    <input name="cartNum" value="2"><input name="name" value="Blue mug">
    <button>Add</button><button name="buyNow" value="1">Buy now</button></form>`;
  const count = () => find('[data-cart-count]');
  const status = () => find('[data-document-status]');
  const posts = () => asked.filter(([, init]) => init?.method === 'POST' && init.headers);
  const press = (selector = 'button') =>
    find('form').dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find(selector) }),
    );
  const sent = () => String(posts().find(([url]) => url.includes('/actions/'))?.[1]?.body);

  test('[CART-10] counts at once, then as the server says, and leaves the answer to the application', async () => {
    answer = async () => ({ code: 200, text: 'Blue mug added to cart', data: { count: 7 } });
    await open(form);
    const heard: FormReply[] = [];
    listen(replyEvent, (event) => heard.push((event as CustomEvent<FormReply>).detail), { once: true });
    press();
    expect(count()).toHaveTextContent('2');
    await settled();
    expect([count().textContent, status().textContent]).toEqual(['7', 'Blue mug added to cart']);
    expect(heard).toMatchObject([{ action: 'cart-add', name: 'Blue mug', reply: { code: 200 } }]);
    expect(window.soukDocument?.replies).toHaveLength(1);
    expect(scripts()).toEqual([]);
  });

  test('[CART-10] is sent once, however often it is pressed meanwhile', async () => {
    answer = async () => ({ code: 200, text: '', data: { count: 2 } });
    await open(form);
    press();
    press();
    await settled();
    expect(asked.filter(([url]) => url.includes('/actions/'))).toHaveLength(1);
  });

  test('[CART-10] that is refused takes the count back and says why', async () => {
    answer = async () => ({ code: 409, text: 'Blue mug is sold out', data: null });
    await open(form);
    press();
    await settled();
    expect(count()).not.toBeVisible();
    expect(status()).toHaveTextContent('Blue mug is sold out');
  });

  test('[ORDER-01] the pressed button’s name travels: Buy Now leads on and counts nothing', async () => {
    answer = async () => ({ code: 409, text: 'Only one left', data: null });
    await open(form);
    press('[name=buyNow]');
    expect(sent()).toContain('buyNow=1');
    expect(count()).not.toBeVisible();
    await settled();
    expect(status()).toHaveTextContent('Only one left');
  });

  test('[ERR-03] an answer that asks for a sign-in starts the application', async () => {
    answer = async () => ({ code: 410000, text: 'Please sign in', data: null, needsSignIn: true });
    await open(form);
    press();
    await settled();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test.each([
    [true, 'button', 'It did not work'],
    [false, '[name=buyNow]', 'You are offline'],
    [false, 'button', 'It waits'],
  ])('that cannot be sent says so (online: %s, %s), and nothing counts', async (isOnline, pressed, text) => {
    answer = () => Promise.reject(new Error('network'));
    await open(form);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    press(pressed);
    await settled();
    expect(status()).toHaveTextContent(text);
    expect(count()).not.toBeVisible();
    online.mockRestore();
  });

  test('[CART-10] an addition made without a connection is sent once it is back, the last of its form, once', async () => {
    answer = () => Promise.reject(new Error('network'));
    await open(form);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await settled();
    find<HTMLInputElement>('[name=cartNum]').value = '3';
    press();
    await settled();
    online.mockRestore();
    asked.length = 0;
    answer = async () => ({ code: 200, text: 'Blue mug added to cart', data: { count: 3 } });
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await settled();
    expect(posts().map(([, init]) => String(init?.body))).toEqual([expect.stringContaining('cartNum=3')]);
    expect([count().textContent, status().textContent]).toEqual(['3', 'Blue mug added to cart']);
  });

  test('[CART-10] an addition whose answer was lost is sent again with the same key, so that it counts once', async () => {
    answer = () => Promise.reject(new Error('network'));
    await open(form);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await settled();
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await settled();
    press();
    await settled();
    const presses = posts().filter(([url]) => url.includes('/actions/'));
    const [first, again, next] = presses.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('is left to the application once that has taken it over', async () => {
    await open(form);
    find('form').addEventListener('submit', (event) => event.preventDefault());
    press();
    expect(posts().filter(([url]) => url.includes('/actions/'))).toEqual([]);
  });
});

describe('a guest’s page', () => {
  test('[CART-10] shows the count of their cart, in the badge and in the button’s name', async () => {
    document.cookie = `cartUuid=${'b'.repeat(32)}; path=/`;
    answer = async () => ({ code: 200, data: { count: 3 } });
    document.documentElement.lang = 'fr';
    await open('');
    document.body.innerHTML =
      '<button aria-label="Panier, 0 article" data-count-one="Panier, 1 article" data-count-other="Panier, 2 articles"><b data-cart-count hidden></b></button>';
    await settled();
    expect(find('button')).toHaveAttribute('aria-label', 'Panier, 3 articles');
    expect(find('[data-cart-count]')).toHaveTextContent('3');
    document.documentElement.lang = 'en';
  });

  test('[SESSION-01] records the visit', async () => {
    await open('');
    expect(asked.map(([url]) => url)).toContain('/api/front/session/start');
    expect(window.soukDocument?.hasVisit).toBe(true);
  });

  test('of a signed-in shopper leaves both to the application', async () => {
    document.cookie = 'auth.hint=1; path=/';
    await open('');
    expect(asked).toEqual([]);
    expect(window.soukDocument?.hasVisit).toBe(false);
  });
});
