import { earlyScript } from './early-script';

type Early = { action: string; name?: string; reply: { code: number } };

const flush = () => new Promise((resolve) => setTimeout(resolve));
const page = `<b data-cart-count hidden></b><p data-early-status data-offline="You are offline"></p>
  <form action="/actions/cart/add" data-action="cart-add">
    <input name="cartNum" value="2"><input name="name" value="Blue mug"><button>Add</button><button name="buyNow" value="1">Buy now</button></form>`;
const count = () => document.querySelector<HTMLElement>('[data-cart-count]')!;
const said = () => document.querySelector('[data-early-status]')?.textContent;
const form = () => document.querySelector('form')!;
const tap = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

let answer: () => Promise<unknown> = async () => ({});
const asked: [string, RequestInit][] = [];
const replies = (reply: object) => (answer = async () => ({ json: async () => reply }));

beforeAll(() => {
  globalThis.fetch = ((url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  }) as unknown as typeof fetch;
  // The script as the page runs it: once, as text.
  new Function(earlyScript)();
});
beforeEach(() => {
  document.body.innerHTML = page;
  asked.length = 0;
  window.__soukEarly = [];
});

test('[CART-10] a tap before the scripts counts at once, then as the server says', async () => {
  replies({ code: 200, text: 'Blue mug added to cart', data: { count: 7 } });
  const heard: Early[] = [];
  addEventListener('souk:early', (event) => heard.push((event as CustomEvent<Early>).detail), { once: true });
  tap();
  expect([count().textContent, count().hidden]).toEqual(['2', false]);
  await flush();
  expect([count().textContent, said()]).toEqual(['7', 'Blue mug added to cart']);
  expect(heard).toMatchObject([{ action: 'cart-add', name: 'Blue mug', reply: { code: 200 } }]);
  expect(window.__soukEarly).toHaveLength(1);
});

test('[CART-10] a second tap while the first is on its way counts once', async () => {
  replies({ code: 200, text: '', data: { count: 2 } });
  tap();
  tap();
  await flush();
  expect(asked).toHaveLength(1);
});

test('[CART-10] a refusal takes the count back and says why', async () => {
  replies({ code: 409, text: 'Blue mug is sold out', data: null });
  tap();
  await flush();
  expect([count().hidden, said()]).toEqual([true, 'Blue mug is sold out']);
});

test('a network that fails leaves the form to the browser', async () => {
  answer = () => Promise.reject(new Error('offline'));
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => {});
  tap();
  await flush();
  expect(submit).toHaveBeenCalled();
  expect(count().hidden).toBe(true);
});

test('without a connection it says so, and leaves the page alone', async () => {
  answer = () => Promise.reject(new Error('offline'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => {});
  tap();
  await flush();
  expect([said(), count().hidden]).toEqual(['You are offline', true]);
  expect(submit).not.toHaveBeenCalled();
  online.mockRestore();
});

test('[ORDER-01] the pressed button’s name travels: Buy Now counts nothing, and a refusal is said', async () => {
  replies({ code: 409, text: 'Only one left', data: null });
  const submitter = document.querySelector<HTMLElement>('[name=buyNow]')!;
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  expect(count().hidden).toBe(true);
  await flush();
  expect(said()).toBe('Only one left');
  expect(String(asked[0]?.[1].body)).toContain('buyNow=1');
});

test('a form that the application has taken over is left alone', async () => {
  form().addEventListener('submit', (event) => event.preventDefault());
  tap();
  await flush();
  expect(asked).toEqual([]);
});

test('it is less than three kilobytes', () => {
  expect(earlyScript.length).toBeLessThan(3_000);
});
