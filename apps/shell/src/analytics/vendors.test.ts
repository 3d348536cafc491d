import type { TrackedEvent } from '@souk/analytics';
import { isQuietPath } from './quiet-path';
import { createDelivery, vendorsFor } from './start-vendors';

const all = { gtmId: 'GTM-ABCD1', pixelId: '123456789', postHogKey: 'phc_abcdefghijkl' };
const none = { gtmId: null, pixelId: null, postHogKey: null };
const yes = { analytics: true, marketing: true };
const no = { analytics: false, marketing: false };
const scripts = () => [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src') ?? '');

type Page = {
  dataLayer?: Record<string, unknown>[];
  fbq?: { queue: unknown[][] };
  posthog?: unknown[] & { _i?: unknown[][] };
};
const page = window as unknown as Page;

const item = { item_id: '11', item_name: 'Shirt', price: 48, quantity: 2, affiliation: 'Linen House' };
const priced = { currency: 'USD' as const, value: 96, items: [item] };
const added: TrackedEvent = { name: 'add_to_cart', ...priced };
const bought: TrackedEvent = { name: 'purchase', transaction_id: 'PT1', ...priced };

beforeEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'posthog'])
    delete (window as unknown as Record<string, unknown>)[name];
});

describe('[STORE-03] which vendors are loaded', () => {
  const named = (ids: Parameters<typeof vendorsFor>[0], consent: Parameters<typeof vendorsFor>[1]) =>
    vendorsFor(ids, consent).map(({ name }) => name);

  test.each([
    ['nobody was asked yet', all, null, []],
    ['the shopper refused', all, no, []],
    ['no id is set', none, yes, []],
    ['everything is set and agreed to', all, yes, ['tag manager', 'product analytics', 'pixel']],
    ['measuring alone is agreed to', all, { analytics: true, marketing: false }, ['tag manager', 'product analytics']],
    ['ads alone are agreed to', all, { analytics: false, marketing: true }, ['pixel']],
    ['only the pixel is set', { ...none, pixelId: '123456789' }, yes, ['pixel']],
  ])('%s', (_when, ids, consent, expected) => expect(named(ids, consent)).toEqual(expected));

  test('no script is there before consent, the three official ones after, each once', () => {
    const delivery = createDelivery();
    delivery.start(all, { consent: null, isQuiet: false });
    delivery.deliver(added);
    expect(scripts()).toEqual([]);
    expect(delivery.isRunning()).toBe(false);
    delivery.start(all, { consent: yes, isQuiet: false });
    delivery.start(all, { consent: yes, isQuiet: false });
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD1',
      'https://us-assets.i.posthog.com/static/array.js',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
  });

  test('scripts carry the page’s nonce', () => {
    document.head.innerHTML = '<script nonce="abc123"></script>';
    createDelivery().start(all, { consent: yes, isQuiet: false });
    expect([...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ nonce }) => nonce)).toEqual([
      'abc123',
      'abc123',
      'abc123',
    ]);
  });

  test('where an order is confirmed or a card is typed none is loaded; its events go out on the next page', () => {
    expect(['/order/order_confirm', '/order/stripe_payment?clientSecret=x'].map(isQuietPath)).toEqual([true, true]);
    expect(['/order/payment_result', '/', '/order/order_confirmed'].map(isQuietPath)).toEqual([false, false, false]);
    const quiet = createDelivery();
    quiet.start(all, { consent: yes, isQuiet: true });
    quiet.deliver(added);
    expect(scripts()).toEqual([]);
    createDelivery().start(all, { consent: yes, isQuiet: false });
    expect(page.dataLayer?.map(({ event }) => event)).toContain('add_to_cart');
  });
});

describe('[STORE-03] what each vendor is told', () => {
  const told = (...events: TrackedEvent[]) => {
    const delivery = createDelivery();
    delivery.start(all, { consent: yes, isQuiet: false });
    for (const event of events) delivery.deliver(event);
  };

  test('the tag manager gets GA4’s e-commerce shape in USD, the layer cleared before each', () => {
    told(added, { name: 'search', search_term: 'lamp' });
    expect(page.dataLayer?.slice(1)).toEqual([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: priced },
      { event: 'search', search_term: 'lamp' },
    ]);
  });

  test('the pixel gets AddToCart with value = price and currency USD, and a purchase with its number', () => {
    told(added, bought, { name: 'login', method: 'email' });
    const contents = [{ id: '11', quantity: 2, item_price: 48 }];
    expect(page.fbq?.queue).toEqual([
      ['init', '123456789'],
      ['track', 'AddToCart', { currency: 'USD', value: 96, content_type: 'product', contents }],
      ['track', 'Purchase', { currency: 'USD', value: 96, content_type: 'product', contents }, { eventID: 'PT1' }],
    ]);
  });

  test('product analytics sees what it is told and captures nothing by itself', () => {
    told({ name: 'page_view', path: '/', title: 'Souk' });
    expect(page.posthog?._i?.[0]).toMatchObject([
      'phc_abcdefghijkl',
      { autocapture: false, capture_pageview: false, disable_session_recording: true },
      'posthog',
    ]);
    expect([...(page.posthog ?? [])]).toEqual([['capture', '$pageview', { path: '/', title: 'Souk' }]]);
  });

  test('what happened before the answer is told after a yes, once, and never after a no', () => {
    const agreed = createDelivery();
    agreed.start(all, { consent: null, isQuiet: false });
    agreed.deliver(added);
    agreed.start(all, { consent: yes, isQuiet: false });
    agreed.start(all, { consent: yes, isQuiet: false });
    expect(page.fbq?.queue.filter(([, name]) => name === 'AddToCart')).toHaveLength(1);
    const refused = createDelivery();
    refused.start(all, { consent: null, isQuiet: false });
    refused.deliver(bought);
    refused.start(all, { consent: no, isQuiet: false });
    refused.deliver(bought);
    expect(page.fbq?.queue.filter(([, name]) => name === 'Purchase')).toEqual([]);
  });

  test('after a yes was taken back nothing more is told', () => {
    const delivery = createDelivery();
    delivery.start(all, { consent: yes, isQuiet: false });
    delivery.start(all, { consent: no, isQuiet: false });
    delivery.deliver(bought);
    expect(page.fbq?.queue.filter(([, name]) => name === 'Purchase')).toEqual([]);
    expect(delivery.hasUnwanted(all, no)).toBe(true);
    expect(delivery.hasUnwanted(all, yes)).toBe(false);
  });
});
