import { useState } from 'react';
import {
  asked,
  boot,
  find,
  frame,
  hydrate,
  links,
  open,
  painted,
  rest,
  scripts,
  settled,
  useOpenedPages,
} from './opened-page.fixture';

useOpenedPages();

describe('the application starts', () => {
  test('[P10] though its script failed once: it is asked for again, by its hash, at an address that no cache has as failed', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').click();
    await painted();
    find('script[src]').dispatchEvent(new Event('error'));
    expect(scripts()).toEqual(['/shell/main.js?1']);
    expect(find<HTMLScriptElement>('script[src]').integrity).toBe('sha384-m');
    expect(find('[data-document-status]')).toBeEmptyDOMElement();
    find('script[src]').dispatchEvent(new Event('error'));
    expect(find('[data-document-status]')).toHaveTextContent('It did not work');
    find('button').click();
    await painted();
    find('script[src]').dispatchEvent(new Event('error'));
    expect(scripts()).toEqual(['/shell/main.js?2']);
  });

  test('[P10] but not because the browser ended its script, as Firefox does with a page that is being left', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').click();
    await painted();
    dispatchEvent(new Event('beforeunload'));
    find('script[src]').dispatchEvent(new Event('error'));
    expect(scripts()).toEqual(['/shell/main.js']);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(scripts()).toEqual(['/shell/main.js?1']);
  });

  test('not by itself on a page that is a document', async () => {
    await open('<button type="button">Quick view</button>');
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    find('[data-owner]').click();
    expect(scripts()).toEqual([]);
  });

  test('at a press on a control, once the press is painted, with all its files in one wave and their hashes', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').click();
    find('button').click();
    expect(find('button')).toHaveAttribute('data-pressed');
    expect(scripts()).toEqual([]);
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
    expect(links('preload')).toEqual(['/shell/main.js', '/catalog/product.js']);
    expect(find<HTMLScriptElement>('script[src]').integrity).toBe('sha384-m');
    expect(find<HTMLLinkElement>('link[rel=preload][href*=catalog]').integrity).toBe('sha384-p');
  });

  test('its files are asked for as soon as the finger is down, and not run when it only scrolls', async () => {
    await open('<button type="button">Quick view</button>');
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await painted();
    expect(links('preload')).toEqual(['/shell/main.js', '/catalog/product.js']);
    expect(scripts()).toEqual([]);
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
    await jest.isolateModulesAsync(async () => void (await import('./inline-script')));
    await jest.isolateModulesAsync(async () => void (await import('./document')));
    window.soukDocument?.start();
    expect(scripts()).toEqual([]);
    document.head.innerHTML = `<script type="application/json" id="souk-boot">${JSON.stringify(boot)}</script>`;
    window.soukDocument?.ready();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test.each([
    '<a href="#x">Link</a>',
    '<button popovertarget="x">Filters</button>',
    '<button disabled>None</button>',
    '<button aria-disabled="true">No fewer</button>',
  ])('not at what the browser answers: %s', async (html) => {
    await open(html);
    find('[data-owner] > *').click();
    expect(scripts()).toEqual([]);
  });

  test('[LAYOUT-12] its files are fetched at rest, at low priority', async () => {
    await open('');
    await painted();
    await rest();
    expect(new Set(links('prefetch'))).toEqual(
      new Set(['/shell/main.js', '/catalog/product.js', boot.sharedData.href]),
    );
    expect(scripts()).toEqual([]);
  });

  test('[P5] [LAYOUT-12] nothing is fetched ahead with data saver', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await open('');
    await painted();
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
    await painted();
    find('script[src]').dispatchEvent(new Event('error'));
    expect(submit).not.toHaveBeenCalled();
    find('script[src]').dispatchEvent(new Event('error'));
    // With the button: its name says what was pressed.
    expect(submit.mock.calls).toEqual([[find('button')]]);
    expect(find('[data-document-status]')).toHaveTextContent('It did not work');
    // The next need asks again.
    find('button').click();
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
  });

  test('[QUICK-04] is the application’s to answer while an option is still to be chosen', async () => {
    await open(
      '<form action="/actions/cart/add" data-action="cart-add"><input type="radio" name="1" required><button>Add</button></form>',
    );
    find('button').click();
    expect(find('button')).toHaveAttribute('data-pressed');
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
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
    await painted();
    expect(scripts()).toEqual(['/shell/main.js']);
  });
});
