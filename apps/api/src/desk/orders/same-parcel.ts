import type { CarriedParcel } from '../../orders/parcels';

/** A parcel as whoever corrects it has seen it. */
interface SeenParcel {
  carrier: string;
  number: string;
  trackingUrl: string;
}

/** Whether a stored parcel is still as somebody has seen it. */
export const isSameParcel = (seen: SeenParcel, stored: CarriedParcel): boolean =>
  stored.express === seen.carrier && stored.number === seen.number && (stored.trackingUrl ?? '') === seen.trackingUrl;
