import { buttonFields } from '@souk/domain';
import { replyEvent, type FormReply } from '@souk/state';
import { asked, find, listen, open, painted, scripts, server, settled, useOpenedPages } from './opened-page.fixture';

useOpenedPages();

describe('a form that the server answers', () => {
  const form = `<form action="/actions/cart/add" data-action="cart-add">
    <input name="cartNum" value="2"><input name="name" value="Blue mug">
    <button>Add</button><button name="buyNow" value="1">Buy now</button></form>`;
  const count = () => find('[data-cart-count]');
  const status = () => find('[data-document-status]');
  /** What forms sent; the visit, which the page records by itself, is none of it. */
  const posts = () => asked.filter(([url]) => url.includes('/actions/'));
  const press = (selector = 'button') =>
    find('form').dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find(selector) }),
    );
  /** What follows the paint, the count of the cart above all, has followed it: a busy machine puts it into the midst of a test. */
  const openForm = async () => {
    await open(form);
    await painted();
  };
  const sent = () => String(posts()[0]?.[1]?.body);

  test('[CART-10] counts at once, then as the server says, and leaves the answer to the application', async () => {
    server.answer = async () => ({ code: 200, text: 'Blue mug added to cart', data: { count: 7 } });
    await openForm();
    const heard: FormReply[] = [];
    listen(replyEvent, (event) => heard.push((event as CustomEvent<FormReply>).detail), { once: true });
    press();
    expect(count()).toHaveTextContent('2');
    await settled();
    expect([count().textContent, status().textContent]).toEqual(['7', 'Blue mug added to cart']);
    expect(heard).toMatchObject([
      { action: 'cart-add', fields: { name: 'Blue mug', cartNum: '2' }, reply: { code: 200 } },
    ]);
    expect(window.soukDocument?.replies).toHaveLength(1);
    expect(scripts()).toEqual([]);
  });

  test('[CART-10] is sent once, however often it is pressed meanwhile', async () => {
    server.answer = async () => ({ code: 200, text: '', data: { count: 2 } });
    await openForm();
    press();
    press();
    await settled();
    expect(asked.filter(([url]) => url.includes('/actions/'))).toHaveLength(1);
  });

  test('[CART-10] [CARD-02] is shared by many buttons: each brings its product, and none waits for another', async () => {
    const buttonOf = (productId: string) => {
      const { name, value } = buttonFields({ productId, cartNum: '1' });
      return `<button form="shared" id="p${productId}" name="${name}" value="${value.replace(/&/g, '&amp;')}">Add</button>`;
    };
    server.answer = () => new Promise(() => {});
    await open(`<form id="shared" action="/actions/cart/add" data-action="cart-add"><input name="storeId" value="1"></form>
      ${buttonOf('7')}${buttonOf('8')}`);
    await painted();
    for (const pressed of ['#p7', '#p8', '#p8']) press(pressed);
    expect(posts().map(([, init]) => String(init?.body))).toEqual([
      'storeId=1&productId=7&cartNum=1',
      'storeId=1&productId=8&cartNum=1',
    ]);
    expect(count()).toHaveTextContent('2');
  });

  test('[CART-10] that is refused takes the count back and says why', async () => {
    server.answer = async () => ({ code: 409, text: 'Blue mug is sold out', data: null });
    await openForm();
    press();
    await settled();
    expect(count()).not.toBeVisible();
    expect(status()).toHaveTextContent('Blue mug is sold out');
  });

  test('[ORDER-01] the pressed button’s name travels: Buy Now leads on and counts nothing', async () => {
    server.answer = async () => ({ code: 409, text: 'Only one left', data: null });
    await openForm();
    press('[name=buyNow]');
    expect(sent()).toContain('buyNow=1');
    expect(count()).not.toBeVisible();
    await settled();
    expect(status()).toHaveTextContent('Only one left');
  });

  test('[ERR-03] an answer that asks for a sign-in starts the application', async () => {
    server.answer = async () => ({ code: 410000, text: 'Please sign in', data: null, needsSignIn: true });
    await openForm();
    press();
    await settled();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test.each([
    [true, 'button', 'It did not work'],
    [false, '[name=buyNow]', 'You are offline'],
    [false, 'button', 'It waits'],
  ])('that cannot be sent says so (online: %s, %s), and nothing counts', async (isOnline, pressed, text) => {
    server.answer = () => Promise.reject(new Error('network'));
    await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    press(pressed);
    await settled();
    expect(status()).toHaveTextContent(text);
    expect(count()).not.toBeVisible();
    online.mockRestore();
  });

  test('[CART-10] an addition made without a connection is sent once it is back, the last of its product, once', async () => {
    server.answer = () => Promise.reject(new Error('network'));
    await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await settled();
    find<HTMLInputElement>('[name=cartNum]').value = '3';
    press();
    await settled();
    online.mockRestore();
    asked.length = 0;
    server.answer = async () => ({ code: 200, text: 'Blue mug added to cart', data: { count: 3 } });
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await settled();
    expect(posts().map(([, init]) => String(init?.body))).toEqual([expect.stringContaining('cartNum=3')]);
    expect([count().textContent, status().textContent]).toEqual(['3', 'Blue mug added to cart']);
  });

  test('[CART-10] an addition that is refused takes back its own count, not that of another made meanwhile', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    server.answer = () => new Promise((answered) => answers.push(answered));
    const button = (id: string) => `<button form="shared" id="${id}" name="cartNum" value="1">Add</button>`;
    await open(
      `<form id="shared" action="/actions/cart/add" data-action="cart-add"></form>${button('first')}${button('second')}`,
    );
    await painted();
    answers.length = 0;
    press('#first');
    press('#second');
    expect(count()).toHaveTextContent('2');
    answers[1]?.({ code: 200, text: 'Added', data: { count: 1 } });
    await settled();
    expect(count()).toHaveTextContent('2');
    answers[0]?.({ code: 409, text: 'Sold out', data: null });
    await settled();
    expect(count()).toHaveTextContent('1');
  });

  test.each([
    ['of one product by two buttons is sent once', ['7', '7'], ['productId=7']],
    ['of two products by one form is sent for each', ['7', '8'], ['productId=7', 'productId=8']],
  ])('[CART-10] [CARD-02] an addition made without a connection %s', async (_what, products, expected) => {
    server.answer = () => Promise.reject(new Error('network'));
    const buttons = products.map((productId, at) => {
      const { name, value } = buttonFields({ productId });
      return `<button form="shared" id="b${at}" name="${name}" value="${value}">Add</button>`;
    });
    await open(`<form id="shared" action="/actions/cart/add" data-action="cart-add"></form>${buttons.join('')}`);
    await painted();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const at of products.keys()) {
      press(`#b${at}`);
      await settled();
    }
    online.mockRestore();
    asked.length = 0;
    dispatchEvent(new Event('online'));
    await settled();
    expect(posts().map(([, init]) => String(init?.body))).toEqual(expected);
  });

  test('[CART-10] that it waits is still said when the application cannot be had either', async () => {
    server.answer = () => Promise.reject(new Error('network'));
    await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await settled();
    expect(status()).toHaveTextContent('It waits');
    window.soukDocument?.start();
    const lose = () => find('script[src*="main.js"]').dispatchEvent(new Event('error'));
    lose();
    lose();
    expect(status()).toHaveTextContent('It waits');
    online.mockRestore();
  });

  test('[CART-10] an addition whose answer was lost is sent again with the same key, so that it counts once', async () => {
    server.answer = () => Promise.reject(new Error('network'));
    await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await settled();
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await settled();
    press();
    await settled();
    const [first, again, next] = posts().map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('is left to the application once that has taken it over', async () => {
    await openForm();
    find('form').addEventListener('submit', (event) => event.preventDefault());
    press();
    expect(posts()).toEqual([]);
  });
});

describe('a guest’s page', () => {
  test('[CART-10] shows the count of their cart, in the badge and in the button’s name', async () => {
    document.cookie = `cartUuid=${'b'.repeat(32)}; path=/`;
    server.answer = async () => ({ code: 200, data: { count: 3 } });
    document.documentElement.lang = 'fr';
    await open('');
    document.body.innerHTML =
      '<button aria-label="Panier, 0 article" data-count-one="Panier, 1 article" data-count-other="Panier, 2 articles"><b data-cart-count hidden></b></button>';
    await painted();
    expect(find('button')).toHaveAttribute('aria-label', 'Panier, 3 articles');
    expect(find('[data-cart-count]')).toHaveTextContent('3');
    document.documentElement.lang = 'en';
  });

  test('[CART-10] keeps the count of a press that came while it was asked', async () => {
    document.cookie = `cartUuid=${'b'.repeat(32)}; path=/`;
    let tell = (_answer: unknown) => {};
    server.answer = () => new Promise((answered) => (tell = answered));
    await open('');
    await painted();
    find('[data-cart-count]').textContent = '2';
    tell({ code: 200, data: { count: 1 } });
    await settled();
    expect(find('[data-cart-count]')).toHaveTextContent('2');
  });

  test.each([
    ['a guest with a cart', { cartUuid: 'b'.repeat(32) }, '3'],
    ['a signed-in shopper', { 'auth.hint': '1' }, '3'],
    ['a visitor without a cart', {}, ''],
  ])('[CART-10] of %s shows at once what the page before showed', async (_who, cookies, shown) => {
    await open('');
    find('[data-cart-count]').textContent = '3';
    dispatchEvent(new Event('pagehide'));
    document.cookie = 'cartUuid=; max-age=0; path=/';
    for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
    server.answer = () => new Promise(() => {});
    await open('');
    expect(find('[data-cart-count]').textContent).toBe(shown);
  });

  test('[CART-10] shows it as soon as the browser has read the header, not once it has read the whole page', async () => {
    document.cookie = `cartUuid=${'b'.repeat(32)}; path=/`;
    localStorage.setItem('souk.cartCount', '3');
    document.body.innerHTML = '';
    await jest.isolateModulesAsync(async () => void (await import('./inline-script')));
    document.body.innerHTML = '<p>Free shipping</p>';
    await settled();
    document.body.innerHTML = '<b data-cart-count hidden></b>';
    await settled();
    expect(find('[data-cart-count]')).toHaveTextContent('3');
  });

  test('[SESSION-01] records the visit', async () => {
    await open('');
    await painted();
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
