/** What of a table is the shopper's own, and what of it is somebody else's or our own work, with the reason. */
interface Columns {
  own: string;
  withheld?: Readonly<Record<string, string>>;
}

const ourStore = { store_id: 'which store it is: this one' };
const keyOfCart = 'a key to a cart: who has it can change what is in it';
const merchants = 'what the merchant agreed with the platform';

/**
 * Which columns a shopper's export of their data has (`own`), of each table that holds something of theirs, and which it leaves out
 * (`withheld`, each with the reason). A test fails until a new column stands on one side.
 */
export const exportedColumns = {
  shopper: { own: 'sub email email_proved email_at phone nickname avatar locale created_at' },
  address: {
    own: `id user_id first_name last_name email country detail detail2 province city post_code country_code phone is_default
      created_at updated_at`,
  },
  purchase: {
    own: `order_no user_id pre_order_no email locale address mark goods_cents freight_cents mer_coupon_cents plat_coupon_cents pay_cents
      plat_user_coupon_id pay_type state cancel_reason created_at expires_at paid_at cancelled_at reminded_at`,
    withheld: { ...ourStore, owner: keyOfCart, address_version: 'counts changes, so that two at once are told apart' },
  },
  merchant_order: {
    own: `order_no purchase_no merchant_id goods_cents freight_cents mer_coupon_cents plat_coupon_cents pay_cents user_coupon_id
      shipping_type remark status refund_status refunded_cents express_name tracking_number shipped_at delivered_at received_at
      completed_at cancelled_at is_hidden delivery_min_days delivery_max_days cancel_words`,
    withheld: {
      commission_bp: merchants,
      commission_cents: merchants,
      seller_tax_number: 'the merchant’s, for papers of their own',
    },
  },
  order_item: {
    own: `id order_no product_id variant_id name_en name_fr sku image unit_cents num mer_coupon_cents plat_coupon_cents freight_cents
      pay_cents is_reviewed tax_category tax_country tax_bp tax_cents`,
  },
  refund: {
    own: `refund_no order_no user_id type status amount_cents freight_cents is_cancel reason reason_code explain images refusal
      express_name tracking_number telephone message created_at refunded_at`,
    withheld: {
      provider_ref: 'the payment provider’s number, for those who look it up there',
      restocked_at: 'what became of the merchant’s goods',
      is_unsellable: 'what became of the merchant’s goods',
      is_mailed: 'how the refund was made at a desk',
    },
  },
  review: {
    own: `id product_id order_item_id user_id nickname avatar product_score service_score comment locale pics sku verified status
      merchant_reply merchant_reply_at created_at`,
    withheld: ourStore,
  },
  user_coupon: {
    own: `id coupon_id user_id start_at end_at received_at used_order_no used_at merchant_id use_type type name money_cents
      min_price_cents product_ids category_ids is_fixed_time day`,
    withheld: ourStore,
  },
  points_entry: { own: 'id user_id kind link_no amount balance created_at' },
  collect_product: { own: 'user_id product_id created_at', withheld: ourStore },
  collect_merchant: { own: 'user_id merchant_id created_at', withheld: ourStore },
  ticket: {
    own: `id ticket_no user_id subject category_id status associated_type associated_no created_at modified_at closed_at read_at`,
    withheld: ourStore,
  },
  merchant_application: {
    own: `id user_id name real_name phone country_code email category_id type_id keywords address country agreement_version locale
      audit_status denial_reason merchant_id created_at sent_at decided_at trade_register register_number times_sent`,
    withheld: ourStore,
  },
  visit: { own: 'guid user_id started_at seen_at ended_at', withheld: { ...ourStore, uuid: keyOfCart } },
  notice_choice: {
    own: 'user_id price_drops back_in_stock reviews',
    withheld: { newsletter: 'of releases before: the list of the newsletter says it' },
  },
  stock_alert: { own: 'product_id email locale created_at sent_at' },
  variant_alert: { own: 'variant_id email locale created_at sent_at' },
} as const satisfies Readonly<Record<string, Columns>>;

export type ExportedTable = keyof typeof exportedColumns;

/** Names of the columns of a table that its shopper gets. */
export const columnsOf = (table: ExportedTable): string[] => exportedColumns[table].own.split(/\s+/);
