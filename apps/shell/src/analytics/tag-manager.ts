import type { TrackedEvent } from '@souk/analytics';
import { loadScript, type Vendor } from './vendor';

type WithLayer = { dataLayer?: unknown[] };

const push = (entry: unknown) => {
  const page = window as unknown as WithLayer;
  (page.dataLayer ??= []).push(entry);
};

/** GA4's e-commerce shape: money and items under `ecommerce`, cleared before each event, as the vendor asks. */
const entryOf = (event: TrackedEvent): Record<string, unknown> => {
  const { name, ...rest } = event;
  return 'items' in event ? { event: name, ecommerce: rest } : { event: name, ...rest };
};

/** The tag manager, by its official snippet. Source: STORE-03. */
export const tagManager = (id: string): Vendor => ({
  name: 'tag manager',
  load: () => {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  },
  tell: (event) => {
    if ('items' in event) push({ ecommerce: null });
    push(entryOf(event));
  },
});
