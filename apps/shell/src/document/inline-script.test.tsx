import { asked, find, openAlone, painted, scripts, server, settled, useOpenedPages } from './opened-page.fixture';

useOpenedPages();

const file = () => {
  const script = document.createElement('script');
  Object.assign(script, { id: 'souk-document', src: '/shell/document.js', integrity: 'sha384-d', nonce: 'n0nce' });
  document.head.append(script);
  return () => find<HTMLScriptElement>('#souk-document');
};
/** A page whose forms the browser sends to the addresses in `sent`. */
const openForm = async (html: string) => {
  const sent: string[] = [];
  const come = await openAlone(html);
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent.push(new URL((event.target as HTMLFormElement).action).pathname);
  });
  return { sent, come };
};
const sentActions = () =>
  asked.map(([url]) => new URL(url, location.origin).pathname).filter((path) => path.startsWith('/actions/'));
const fail = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
const form = `<form data-action="cart-add" action="/actions/cart/add"><input type="hidden" name="productId" value="7"><button>Add</button></form>`;

describe('until the document script is there', () => {
  test('[P11] a form’s button is held, and sent once by the document script', async () => {
    server.answer = async () => ({ code: 200, text: 'added', data: { count: 1 } });
    const come = await openAlone(form);
    find('button').click();
    find('button').click();
    expect(find('button')).toHaveAttribute('data-pressed');
    expect(asked).toEqual([]);
    await come();
    await settled();
    expect(sentActions()).toEqual(['/actions/cart/add']);
    expect(find('[data-pressed]')).toBeNull();
    find('button').click();
    await settled();
    expect(sentActions()).toHaveLength(2);
  });

  test('[CART-01] an addition pressed before the visit begins goes into the visit’s cart', async () => {
    const come = await openAlone(form);
    find('button').click();
    await come();
    const [, uuid] = /cartUuid=(\w{32})/.exec(document.cookie) ?? [];
    expect(asked.map(([url]) => new URL(url).pathname)).toEqual(['/actions/cart/add']);
    expect(uuid).toBeDefined();
    await painted();
    expect(document.cookie).toContain(`cartUuid=${uuid}`);
    expect(asked.map(([url]) => url)).toContain('/api/front/session/start');
  });

  test('[P11] a control of the application is held, and starts it', async () => {
    const come = await openAlone('<button type="button">Quick view</button>');
    find('button').click();
    await painted();
    expect(scripts()).toEqual([]);
    await come();
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test.each([
    ['<select><option>a<option>b</select>', ['/shell/main.js']],
    ['<input type="radio">', ['/shell/main.js']],
    ['<input type="checkbox">', ['/shell/main.js']],
    ['<input type="text">', []],
    ['<textarea></textarea>', []],
  ])('[P11] a choice starts the application, and what is typed does not: %s', async (html, started) => {
    const come = await openAlone(html);
    find('[data-owner] > *').dispatchEvent(new Event('input', { bubbles: true }));
    await come();
    await painted();
    expect(scripts()).toEqual(started);
  });

  test.each(['<a href="#x">Link</a>', '<button popovertarget="x">Filters</button>', '<button disabled>None</button>'])(
    '[P11] what the browser answers is not held: %s',
    async (html) => {
      await openAlone(html);
      find('[data-owner] > *').click();
      expect(find('[data-pressed]')).toBeNull();
    },
  );

  test('[P11] a form that no script sends is the browser’s at once', async () => {
    const { sent } = await openForm('<form action="/products/product_search"><button>Search</button></form>');
    find('button').click();
    expect(sent).toEqual(['/products/product_search']);
    expect(find('[data-pressed]')).toBeNull();
  });

  test('[P11] on a line that stands still a form is sent by the browser, once; what needs the application goes on waiting', async () => {
    jest.useFakeTimers();
    const { sent, come } = await openForm(`${form}<button type="button" class="view">Quick view</button>`);
    find('form button').click();
    find('.view').click();
    jest.advanceTimersByTime(3_900);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(sent).toEqual(['/actions/cart/add']);
    expect(find('.view')).toHaveAttribute('data-pressed');
    jest.useRealTimers();
    await come();
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
    expect(sent).toHaveLength(1);
  });

  test('[P11] who agreed to be measured: a press on a card’s link is held, and reported by the application', async () => {
    document.cookie = 'souk_consent=a1m0; path=/';
    const come = await openAlone('<main><article><a href="/product/x">X</a></article></main>');
    const { defaultPrevented } = press(find('a'));
    expect(defaultPrevented).toBe(true);
    expect(find('a')).toHaveAttribute('data-pressed');
    await come();
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
    expect(find('a')).toHaveAttribute('data-pressed');
  });

  test.each([`cartUuid=${'a'.repeat(32)}`, 'auth.hint=1'])(
    '[P11] the count of the page before is shown: %s',
    async (cookie) => {
      document.cookie = `${cookie}; path=/`;
      localStorage.setItem('souk.cartCount', '3');
      await openAlone('');
      expect(find('[data-cart-count]')).toHaveTextContent('3');
    },
  );

  test('[P11] a picture that cannot be had is marked', async () => {
    await openAlone('<img src="/x.webp">');
    find('img').dispatchEvent(new Event('error'));
    expect(find('img')).toHaveAttribute('data-missing');
  });

  test('the HTML asks for the application: it starts when the script has come', async () => {
    const come = await openAlone('');
    window.soukDocument?.start();
    await come();
    expect(scripts()).toEqual(['/shell/main.js']);
  });
});

const press = (element: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

describe('the document script cannot be had', () => {
  test('[P10] it is asked for once more, by its hash and with its nonce', async () => {
    await openAlone(form);
    const script = file();
    fail(script());
    expect(script().getAttribute('src')).toMatch(/\/shell\/document\.js\?1$/);
    expect(script()).toMatchObject({ integrity: 'sha384-d', nonce: 'n0nce' });
    expect(find('[data-document-status]')).toBeEmptyDOMElement();
  });

  test('[P10] then a held press is the browser’s, the shopper is told, and the next press asks again', async () => {
    const { sent } = await openForm(form);
    const script = file();
    find('button').click();
    fail(script());
    expect(sent).toEqual([]);
    fail(script());
    expect(sent).toEqual(['/actions/cart/add']);
    expect(find('[data-document-status]')).toHaveTextContent('It did not work');
    expect(find('[data-pressed]')).toBeNull();
    find('button').click();
    expect(script().getAttribute('src')).toMatch(/\?2$/);
    expect(sent).toHaveLength(1);
    fail(script());
    fail(script());
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a document', form, ''],
    ['a page that needs scripts', '<noscript data-needs-scripts></noscript>', 'It did not work'],
  ])('[P10] %s on which nobody has clicked: %s “%s”', async (_page, html, said) => {
    await openAlone(html, { hydrate: 'load' });
    const script = file();
    fail(script());
    fail(script());
    expect(find('[data-document-status]').textContent).toBe(said);
  });

  test('[P10] but not because the browser ended it, as Firefox does with a page that is being left', async () => {
    await openAlone(form);
    const script = file();
    dispatchEvent(new Event('beforeunload'));
    fail(script());
    expect(script().getAttribute('src')).toBe('/shell/document.js');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(script().getAttribute('src')).toMatch(/\?1$/);
  });
});
