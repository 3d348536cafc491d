/** When a merchant sells nothing. */
export interface MerchantHours {
  closed_until: Date | null;
  is_open: boolean;
}

const farAhead = new Date('9999-12-31T00:00:00Z');

/** Until when nothing can be bought from a merchant; null while it is open. */
export const closedUntil = (merchant: MerchantHours, now: Date): Date | null => {
  if (merchant.closed_until && merchant.closed_until > now) return merchant.closed_until;
  return merchant.is_open ? null : farAhead;
};
