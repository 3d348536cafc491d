import type { RefusalTable } from './refusal';

/** The desks, and the owner's pages and settings. */
export const backOfficeRefusals = {
  OWNER_TOKEN_REQUIRED: { code: 403, when: 'The caller does not hold the store’s owner token.' },
  PAGE_FIXED: { code: 400, when: 'A company or policy page stays.' },
  REQUEST_KEY_USED: { code: 409, when: 'The `Idempotency-Key` stands for another call, or for other input.' },
  CHANGED_MEANWHILE: { code: 409, when: 'Somebody changed it since it was read.' },
  PRODUCT_CHANGED: { code: 409, when: 'Somebody changed the product since it was read.', data: ['version'] },
  REVIEW_DECIDED: { code: 409, when: 'The review was decided before.', data: ['state'] },
  STOCK_CHANGED: { code: 409, when: 'The stock is another than was read.', data: ['stock'] },
  STOCK_TOO_LOW: { code: 409, when: 'The stock would fall below nothing.', data: ['stock'] },
  PRICES_REFUSED: { code: 400, when: 'These prices, or the discount, cannot stand together.', data: ['obstacle'] },
  COUPON_TERMS_REFUSED: { code: 400, when: 'These terms of a coupon cannot stand together.', data: ['obstacle'] },
  SALE_ENDED: { code: 409, when: 'The sale is over.' },
  SALE_END_PAST: { code: 400, when: 'The sale would end before it begins.' },
  PRODUCT_HAS_DISCOUNT: { code: 409, when: 'A product of the sale has a discount of its own.' },
  CATEGORY_HAS_CHILDREN: { code: 409, when: 'A category with categories below it stays.' },
  CATEGORY_IN_USE: { code: 409, when: 'Products or coupons name the category.' },
  CATEGORY_TOO_FULL: { code: 409, when: 'The category holds more products than are handed over at once.' },
  IMPORT_UNREADABLE: { code: 400, when: 'The file of an import cannot be read.', data: ['line'] },
  EXPORT_TOO_LONG: { code: 409, when: 'The export would have more lines than a file may.' },
  MAIL_SENT_TOO_OFTEN: { code: 429, when: 'The mail was sent again several times this hour.' },
  STAFF_CHANGE_REFUSED: { code: 409, when: 'These roles cannot be given or taken.', data: ['obstacle'] },
  STAFF_ELSEWHERE: {
    code: 501,
    when: 'An outside provider says who works here; its console changes it.',
    data: ['console'],
  },
  STAFF_EXISTS: { code: 409, when: 'This person works for the platform.' },
  RATE_REQUIRED: { code: 400, when: 'The platform’s own commission rate is not taken away.' },
  PAYOUT_REFUSED: { code: 409, when: 'The statement cannot be noted as paid out.', data: ['obstacle'] },
  SANDBOX_ONLY: { code: 403, when: 'A store on a database server is not emptied by a request.' },
} as const satisfies RefusalTable;
