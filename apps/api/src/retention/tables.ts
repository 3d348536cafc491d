/** What a table says of people, and what ends it. A table that says nothing of anybody is `nobody`. */
export interface PersonalData {
  holds: string;
  /** What a deleted account leaves in it: nothing, a row without a name, or what `kept` gives the reason for. */
  afterErasure: 'nothing' | 'no name' | { kept: string };
  /** What ends a row by age: a retention rule, another job, or the account alone. */
  endsBy: 'retention' | 'account' | { job: string } | { never: string };
}

const nobody = 'nobody' as const;
const account = { afterErasure: 'nothing', endsBy: 'account' } as const;
const byAge = { afterErasure: 'nothing', endsBy: 'retention' } as const;
const books = { kept: 'who did it at a desk is part of the books, as in every shop; no shopper stands in it' };

/**
 * Every table of the schema. A new one is refused by a test until it stands here; what a row of it says of a person is then found by
 * a test that deletes an account and looks through the whole database.
 */
export const tables: Readonly<Record<string, PersonalData | typeof nobody>> = {
  // accounts
  account: { holds: 'e-mail, phone, name, password hash', ...account },
  shopper: { holds: 'e-mail, phone, name, picture', ...account },
  address: { holds: 'names, streets, phones', ...account },
  points_entry: { holds: 'points and what they were for', ...account },
  notice_choice: { holds: 'which mails are wanted', ...account },
  user_coupon: { holds: 'coupons that were received', ...account },
  collect_product: { holds: 'wish list', ...account },
  collect_merchant: { holds: 'merchants that are followed', ...account },
  ticket: { holds: 'what was asked', ...account },
  ticket_event: { holds: 'what was written, by whom', ...account },
  ticket_writer: { holds: 'who writes an answer just now', ...account },
  ticket_assignee: { holds: 'who answers a question', ...account },
  ticket_note: { holds: 'what colleagues noted of a question, by whom', afterErasure: 'no name', endsBy: 'account' },
  staff_role: { holds: 'role at the platform', ...account },
  staff_seen: { holds: 'when they were last at the desk', ...account },
  desk_view: { holds: 'which parts of lists somebody saved, with what they searched for there', ...account },
  staff_invitation: { holds: 'e-mail, roles', afterErasure: 'nothing', endsBy: { job: 'identity.tidy' } },
  member_invitation: { holds: 'e-mail, role', afterErasure: 'nothing', endsBy: { job: 'identity.tidy' } },
  account_second_factor: { holds: 'secret of an authenticator app', ...account },
  account_recovery_code: { holds: 'hashes of codes', ...account },
  merchant_member: { holds: 'role at a merchant', ...account },
  oidc_payload: { holds: 'sessions and tokens', afterErasure: 'nothing', endsBy: { job: 'identity.tidy' } },
  // visits and carts
  visit: { holds: 'whose visit it was', afterErasure: 'no name', endsBy: 'retention' },
  cart_line: { holds: 'whose cart it is', ...byAge },
  pre_order: { holds: 'whose it is', afterErasure: 'nothing', endsBy: { job: 'checkout.forget' } },
  done_request: { holds: 'whose request it was, and what it was answered', ...byAge },
  visitor_contact: { holds: 'e-mail, phone', ...byAge },
  // messages
  outbox: { holds: 'e-mail or phone, and the text', ...byAge },
  login_code: { holds: 'e-mail or phone', ...byAge },
  throttle: { holds: 'e-mail, phone, address of the network', ...byAge },
  newsletter_subscriber: {
    holds: 'e-mail',
    afterErasure: 'nothing',
    endsBy: { never: 'a subscription lasts until it is ended: by the link in every mail' },
  },
  cart_subscription: {
    holds: 'e-mail',
    afterErasure: 'nothing',
    endsBy: { never: 'a subscription lasts until it is ended' },
  },
  stock_alert: { holds: 'e-mail', ...byAge },
  variant_alert: { holds: 'e-mail', ...byAge },
  // purchases: the merchants' books keep what was sold
  purchase: { holds: 'e-mail, name, street, phone', afterErasure: 'no name', endsBy: 'retention' },
  merchant_order: {
    holds: 'what was remarked to the merchant, and told when it was cancelled',
    afterErasure: 'no name',
    endsBy: 'retention',
  },
  order_note: { holds: 'what colleagues noted of an order, by whom', afterErasure: 'no name', endsBy: 'retention' },
  refund: { holds: 'reason, pictures, phone', afterErasure: 'no name', endsBy: 'retention' },
  review: { holds: 'name, picture', afterErasure: 'no name', endsBy: 'account' },
  // uploads and applications
  upload: { holds: 'pictures, identity documents, names of files', afterErasure: 'no name', endsBy: 'retention' },
  merchant_application: { holds: 'name, address, e-mail, phone', ...byAge },
  // the desks
  content_version: {
    holds: 'who saved a page, header or footer',
    afterErasure: books,
    endsBy: { never: 'of each thing the last twenty stay' },
  },
  audit: { holds: 'who did what', afterErasure: books, endsBy: 'retention' },
  import_run: {
    holds: 'who imported',
    afterErasure: books,
    endsBy: { never: 'products name the file they came from' },
  },
  stock_move: {
    holds: 'who moved it',
    afterErasure: books,
    endsBy: { never: 'a stock without its moves adds up to nothing' },
  },

  // Orders say who bought by their purchase alone.
  order_item: nobody,
  order_event: nobody,
  order_token: nobody,
  payment: nobody,
  payment_dispute: nobody,
  money_back: nobody,
  refund_item: nobody,
  refund_postage: nobody,
  parcel: nobody,
  parcel_item: nobody,
  product_sold: nobody,
  product_sold_day: nobody,
  ledger_entry: nobody,
  statement: nobody,
  webhook_event: nobody,
  webhook_endpoint: nobody,
  webhook_message: nobody,
  webhook_delivery: nobody,
  application_document: nobody,
  object_removal: nobody,
  upload_size: nobody,
  import_row: nobody,
  import_column: nobody,
  price_history: nobody,
  reconciliation_fault: nobody,
  // The store and its goods.
  store: nobody,
  store_page: nobody,
  store_widget: nobody,
  streaming_channel: nobody,
  page: nobody,
  page_preview: nobody,
  owner_frame: nobody,
  merchant_type: nobody,
  merchant_category: nobody,
  merchant: nobody,
  category: nobody,
  category_address: nobody,
  product: nobody,
  variant: nobody,
  coupon: nobody,
  saved_reply: nobody,
  tax_rate: nobody,
  banner: nobody,
  activity: nobody,
  activity_product: nobody,
  hot_keyword: nobody,
  synonym: nobody,
  search_word: nobody,
  attribute_word: nobody,
  shelf_change: nobody,
  site_change: nobody,
  // Keys of the store, and what stands in for payment providers in a sandbox.
  secret: nobody,
  key_seen: nobody,
  sandbox_object: nobody,
  sandbox_answer: nobody,
};
