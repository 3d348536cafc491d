import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
import { trackingUrlFault } from './tracking-url-field';

/** How a parcel goes, as it is typed. */
export type TypedParcel = { carrier: string; number: string; trackingUrl: string };

/** What is wrong with how a parcel goes; a field without a fault is right. */
export const parcelFaults = ({ carrier, number, trackingUrl }: TypedParcel): FieldFaults<keyof TypedParcel> =>
  faultsIn({
    carrier: carrier.trim() === '' ? 'desk.ship.carrierMissing' : null,
    number: number.trim() === '' ? 'desk.ship.numberMissing' : null,
    trackingUrl: trackingUrlFault(trackingUrl),
  });
