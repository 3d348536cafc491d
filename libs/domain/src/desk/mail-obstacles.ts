import type { MailObstacle, OrderMailKind } from '@souk/contract/desk';

/** What decides which mails about an order can be sent again. */
export interface OrderMailFacts {
  isPaid: boolean;
  /** It waits for its money, and the time for that is not over. */
  isPayable: boolean;
  hasParcel: boolean;
  hasNewAddress: boolean;
  /** By a desk, or since nobody paid it in time. */
  isCancelled: boolean;
  /** A refund of it is refused or paid out, or waits for the parcel. */
  hasRefund: boolean;
}

/** Why a mail about an order cannot be sent again; null: it can. */
export const mailObstacle = (kind: OrderMailKind, order: OrderMailFacts): MailObstacle | null => {
  switch (kind) {
    case 'paid':
      return order.isPaid ? null : 'unpaid';
    case 'unpaid':
      if (order.isPaid) return 'paid';
      return order.isPayable ? null : 'over';
    case 'sent':
      return order.hasParcel ? null : 'notSent';
    case 'address':
      return order.hasNewAddress ? null : 'sameAddress';
    case 'cancelled':
      return order.isCancelled ? null : 'notCancelled';
    case 'refund':
      return order.hasRefund ? null : 'noRefund';
    case 'link':
      return null;
  }
};
