import { dayMs } from './time';

/** How many days a merchant's parcels take. */
export type DeliveryDays = { minDays: number; maxDays: number };

/** Between which days a parcel arrives that is ordered at a moment. Source: docs/expectations, PP4 and K9. */
export const arrivalOf = (ordered: Date, { minDays, maxDays }: DeliveryDays): { from: string; until: string } => {
  const after = (days: number) => new Date(ordered.getTime() + days * dayMs).toISOString();
  return { from: after(minDays), until: after(maxDays) };
};
