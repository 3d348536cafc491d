import { connectSink, type TrackedEvent } from '@souk/analytics';
import type { StoreDetails } from '@souk/contract';
import type { Consent } from '../consent/consent.store';
import { pixel } from './pixel';
import { productAnalytics } from './product-analytics';
import { tagManager } from './tag-manager';
import type { Vendor } from './vendor';
import { keepForLater, takeKept } from './waiting-events';

type Ids = Pick<StoreDetails, 'gtmId' | 'pixelId' | 'postHogKey'>;
type Where = { consent: Consent | null; isQuiet: boolean };

/** The services that are set and agreed to. Source: STORE-03. */
export const vendorsFor = ({ gtmId, pixelId, postHogKey }: Ids, consent: Consent | null): Vendor[] => [
  ...(gtmId && consent?.analytics ? [tagManager(gtmId)] : []),
  ...(postHogKey && consent?.analytics ? [productAnalytics(postHogKey)] : []),
  ...(pixelId && consent?.marketing ? [pixel(pixelId)] : []),
];

const waitingMax = 100;

/**
 * Hands each event to each vendor once: what happened before a vendor was agreed to waits for the answer, what happens on
 * a quiet page waits for the next page. Made once per page; a test makes its own.
 */
export const createDelivery = () => {
  const loaded = new Map<string, Vendor>();
  let active: Vendor[] = [];
  let waiting: TrackedEvent[] = [];
  let where: Where = { consent: null, isQuiet: false };

  const deliver = (event: TrackedEvent) => {
    if (where.isQuiet && where.consent) keepForLater(event);
    else if (active.length > 0) for (const vendor of active) vendor.tell(event);
    else if (!where.consent) waiting = [...waiting, event].slice(-waitingMax);
  };

  const start = (ids: Ids, now: Where) => {
    where = now;
    if (now.isQuiet) return;
    active = vendorsFor(ids, now.consent).map((vendor) => {
      const known = loaded.get(vendor.name) ?? vendor;
      if (!loaded.has(vendor.name)) vendor.load();
      loaded.set(vendor.name, known);
      return known;
    });
    if (!now.consent) return;
    const late = [...takeKept(), ...waiting];
    waiting = [];
    for (const event of late) deliver(event);
  };

  /** Whether a script is here that the shopper has taken the yes back for. */
  const hasUnwanted = (ids: Ids, consent: Consent | null) => {
    const wanted = new Set(vendorsFor(ids, consent).map(({ name }) => name));
    return [...loaded.keys()].some((name) => !wanted.has(name));
  };

  return { deliver, start, hasUnwanted, isRunning: () => loaded.size > 0 };
};

const delivery = createDelivery();
let isConnected = false;

/** Starts the vendors that the owner has set and the shopper has agreed to; on a quiet page none. */
export const startVendors = (ids: Ids, where: Where) => {
  delivery.start(ids, where);
  if (isConnected) return;
  isConnected = true;
  connectSink(delivery.deliver);
};

/** Whether a vendor's script is in this document. */
export const vendorsRunning = delivery.isRunning;

export const hasUnwantedVendor = delivery.hasUnwanted;
