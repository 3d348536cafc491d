import { sql } from 'kysely';
import { rows } from '../database/tx';

/**
 * Holds the rows of the orders that a number names, its own or its purchase's, until the transaction ends: two requests for
 * the same piece then come one after the other. What decides is read after this.
 */
export const lockOrders = (orderNo: string) =>
  rows(sql`
    select 1 from merchant_order where order_no = ${orderNo} or purchase_no = ${orderNo} order by order_no for update`);

/** Holds a purchase against being paid or ended meanwhile; always taken before its orders, as ending it does. */
export const lockPurchase = (purchaseNo: string) =>
  rows(sql`select 1 from purchase where order_no = ${purchaseNo} for no key update`);
