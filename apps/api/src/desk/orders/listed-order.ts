import type { OrderRefundStatus, OrderStatusCode } from '@souk/contract';

/** An order as a desk's list shows it. */
export interface ListedOrder {
  order_no: string;
  state: 'unpaid' | 'paid' | 'cancelled';
  status: OrderStatusCode;
  refund_status: OrderRefundStatus;
  /** Something was refunded, and pieces of it are left. */
  is_partly_refunded: boolean;
  at: Date;
  paid_at: Date | null;
  /** Empty where it is not shown any more. */
  customer: string;
  is_masked: boolean;
  merchant_id: number;
  merchant_name: string;
  pieces: number;
  sent_pieces: number;
  pay_cents: number;
  delivery_min_days: number;
  delivery_max_days: number;
  /** Internal notes that the scope reads. */
  notes: number;
}

/** An order as a line of a file shows it. Cents. */
export interface FiledOrder {
  order_no: string;
  state: ListedOrder['state'];
  status: OrderStatusCode;
  at: Date;
  merchant_name: string;
  customer: string;
  country: string | null;
  pieces: number;
  goods_cents: number;
  freight_cents: number;
  coupon_cents: number;
  paid_cents: number;
  refunded_cents: number;
  /** Numbers of its parcels, the first sent first. */
  parcels: string;
}
