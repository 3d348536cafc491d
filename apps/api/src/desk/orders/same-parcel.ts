import type { CarriedParcel } from '../../orders/parcels';

/** A parcel as whoever corrects it has seen it. */
interface SeenParcel {
  carrier: string;
  number: string;
  trackingUrl: string;
}

/** Whether a stored parcel still equals what the person who corrects it had on screen: checked before the correction is saved. */
export const isSameParcel = (seen: SeenParcel, stored: CarriedParcel): boolean =>
  stored.express === seen.carrier && stored.number === seen.number && (stored.trackingUrl ?? '') === seen.trackingUrl;
