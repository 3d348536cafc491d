/** When a merchant sells nothing. */
export interface MerchantHours {
  closed_until: Date | null;
  is_open: boolean;
}

/** Until when a merchant is on holiday; null: it is not, or nobody knows until when it sells nothing. */
export const closedUntil = ({ closed_until, is_open }: MerchantHours, now: Date): Date | null =>
  is_open && closed_until && closed_until > now ? closed_until : null;

/** Whether nothing can be bought from a merchant now: it is on holiday, not open yet, suspended or closed. */
export const isMerchantClosed = (merchant: MerchantHours, now: Date): boolean =>
  !merchant.is_open || closedUntil(merchant, now) !== null;
