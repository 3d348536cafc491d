import type { RefusalTable } from './refusal';

/** Orders, parcels, refunds, reviews and tickets. */
export const afterPurchaseRefusals = {
  ORDER_STATE_CHANGED: {
    code: 409,
    when: 'The order is not in a state from which this change begins.',
    data: ['state', 'status'],
  },
  ORDER_NOT_DELETABLE: { code: 409, when: 'Only a finished order is taken out of the list.' },
  ORDER_NOT_CANCELLABLE: { code: 409, when: 'The order is past cancelling.' },
  WHOLE_PURCHASE_ONLY: { code: 409, when: 'An unpaid purchase is cancelled as a whole.' },
  ORDER_CLAIMED: { code: 409, when: 'The guest’s purchase belongs to an account.' },
  ORDER_UNPAID: { code: 409, when: 'The purchase is not paid.' },
  MAIL_NOT_DUE: { code: 409, when: 'There is nothing to tell by that mail, or it is true no longer.' },
  ORDER_NOT_SENT: { code: 409, when: 'No parcel of the order was sent.' },
  ORDER_NOT_RECEIVED: { code: 409, when: 'A line is reviewed once it was received.' },
  ORDER_LINE_NOT_FOUND: { code: 404, when: 'The line is of another order.' },
  PARCEL_NOT_FOUND: { code: 404, when: 'The order has no such parcel.' },
  PARCEL_EMPTY: { code: 409, when: 'No piece is named for the parcel.' },
  PARCEL_TOO_FULL: { code: 409, when: 'The order waits for fewer pieces than are named.' },
  REFUND_STATE_CHANGED: {
    code: 409,
    when: 'The request is not in a state from which this change begins.',
    data: ['state', 'status'],
  },
  REFUND_TYPE_NOT_OFFERED: { code: 409, when: 'An order in this state has no refund of this kind.' },
  REFUND_OPEN: { code: 409, when: 'A request about a line is open.' },
  REFUND_NEEDS_PLATFORM: { code: 409, when: 'A line was refused so often that the platform decides.' },
  REFUND_TOO_MANY_PIECES: { code: 409, when: 'Fewer pieces are left than are named.' },
  REFUND_NOTHING_LEFT: { code: 409, when: 'All pieces came back, or are on their way back.' },
  REFUND_TOO_MUCH: { code: 409, when: 'The purchase holds less money than the request.' },
  REFUND_OVER_LIMIT: { code: 403, when: 'The role of the caller gives back smaller sums.' },
  REFUND_DISPUTED: {
    code: 409,
    when: 'The payment is disputed, or was: several requests are not agreed to together then.',
  },
  REVIEW_EXISTS: { code: 409, when: 'The line is reviewed.' },
  TICKET_FOR_GUEST: { code: 409, when: 'The order is a guest’s: there is no account to read a ticket with.' },
  TICKET_EXISTS: { code: 409, when: 'A ticket about the order is open.' },
  TICKET_ANSWERED: { code: 409, when: 'Somebody wrote since the ticket was read.' },
  TICKET_CLOSED: { code: 409, when: 'The ticket is closed for good.' },
  TICKET_STATUS_REFUSED: { code: 409, when: 'The writer may not set this status.' },
} as const satisfies RefusalTable;
