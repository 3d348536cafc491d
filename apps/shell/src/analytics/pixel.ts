import type { TrackedEvent } from '@souk/analytics';
import { loadScript, type Vendor } from './vendor';

type Fbq = ((...args: unknown[]) => void) & {
  queue: unknown[][];
  push?: unknown;
  loaded: boolean;
  version: string;
  callMethod?: (...args: unknown[]) => void;
};
type WithPixel = { fbq?: Fbq; _fbq?: Fbq };

/** Which of our events the pixel knows, under its own names. Source: spec 8, AddToCart. */
const names: Partial<Record<TrackedEvent['name'], string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  add_to_wishlist: 'AddToWishlist',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
  search: 'Search',
  sign_up: 'CompleteRegistration',
  generate_lead: 'Lead',
};

/** The vendor's stub: calls wait in a queue until its script is there. */
const stub = (): Fbq => {
  const page = window as unknown as WithPixel;
  if (page.fbq) return page.fbq;
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => (fbq.callMethod ? fbq.callMethod(...args) : void fbq.queue.push(args)),
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  page.fbq = fbq;
  page._fbq ??= fbq;
  return fbq;
};

const parametersOf = (event: TrackedEvent): Record<string, unknown> => {
  if (event.name === 'search') return { search_string: event.search_term };
  if (!('value' in event)) return {};
  return {
    currency: event.currency,
    value: event.value,
    content_type: 'product',
    contents: event.items.map((item) => ({ id: item.item_id, quantity: item.quantity, item_price: item.price })),
  };
};

/** The social pixel, by its official snippet. A purchase carries its number, so that the vendor too counts it once. Source: STORE-03. */
export const pixel = (id: string): Vendor => ({
  name: 'pixel',
  load: () => {
    stub()('init', id);
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  },
  tell: (event) => {
    const name = names[event.name];
    if (!name) return;
    const once = event.name === 'purchase' ? [{ eventID: event.transaction_id }] : [];
    stub()('track', name, parametersOf(event), ...once);
  },
});
