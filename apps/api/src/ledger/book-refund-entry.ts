import { refundEntry, refundTaxCents, taxInCents } from '@souk/domain/desk';
import {
  insertRefundEntry,
  otherPostageLines,
  refundedLines,
  refundedOrder,
  storePostageBack,
  storeTaxBack,
} from './ledger.repository';

/** A refund as the ledger takes it. Cents. */
interface PaidRefund {
  refund_no: string;
  order_no: string;
  amount_cents: number;
  freight_cents: number;
}

/** Writes a refund into the ledger, inside the transaction that books it; refunds of one order come one after the other. */
export async function bookRefundEntry(refund: PaidRefund, at: Date): Promise<void> {
  const order = await refundedOrder(refund.order_no);
  if (!order) return;
  const lines = await refundedLines(refund.refund_no);
  const sums = { amountCents: refund.amount_cents, freightCents: refund.freight_cents };
  const isFreightBack = refund.freight_cents > 0;
  const taxes = lines.map((line) => ({ itemId: line.itemId, cents: refundTaxCents(line, isFreightBack) }));
  if (taxes.some(({ cents }) => cents > 0)) await storeTaxBack(refund.refund_no, taxes);
  // the whole order's postage goes back with one refund: also the shares of lines that came back before
  const postage = (isFreightBack ? await otherPostageLines(refund.refund_no) : []).map((line) => ({
    ...line,
    cents: taxInCents(line.freightCents, line.basisPoints),
  }));
  if (postage.length > 0) await storePostageBack(refund.refund_no, postage);
  const taxBack = [...taxes, ...postage].reduce((sum, { cents }) => sum + cents, 0);
  await insertRefundEntry(refund.refund_no, order, { ...refundEntry(sums, order, lines), taxBack }, at);
}
