import { dayMs } from '@souk/domain';
import type { Clock } from '../../clock';
import { run, tx } from '../../database/tx';
import type { SandboxDisputes, DisputeMove, DisputeWish } from '../parts/dispute';
import { changeObject, findObject, findObjects, insertObject, newId } from '../parts/objects';
import { paypalError } from '../parts/provider-error';
import { type Capture, captureById } from './paypal-order';
import type { PreparePaypalDispute } from './webhook';

/** A dispute as PayPal shapes it, as far as the store reads it. */
export interface Dispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  disputed_transactions: { seller_transaction_id: string }[];
  reason: string;
  status: string;
  dispute_amount: Capture['amount'];
  dispute_outcome?: { outcome_code: string };
  seller_response_due_date?: string;
  /** The stand-in's own, by which it finds the dispute of a payment. */
  captureId: string;
}

/** What PayPal tells of a dispute. */
export const wireDispute = ({ captureId: _own, ...dispute }: Dispute) => dispute;

const disputeOf = (capture: Capture, { reason, respondInDays }: DisputeWish, now: Date): Dispute => ({
  dispute_id: newId('PP-D-', 8).toUpperCase(),
  create_time: now.toISOString(),
  update_time: now.toISOString(),
  disputed_transactions: [{ seller_transaction_id: capture.id }],
  reason: reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  dispute_amount: capture.amount,
  seller_response_due_date: new Date(now.getTime() + respondInDays * dayMs).toISOString(),
  captureId: capture.id,
});

const outcomes: Readonly<Record<Exclude<DisputeMove, 'answered'>, string>> = {
  won: 'RESOLVED_SELLER_FAVOUR',
  lost: 'RESOLVED_BUYER_FAVOUR',
  withdrawn: 'CANCELED_BY_BUYER',
};

const moved = (move: DisputeMove, now: Date): Partial<Dispute> => ({
  update_time: now.toISOString(),
  ...(move === 'answered'
    ? { status: 'UNDER_REVIEW' }
    : { status: 'RESOLVED', dispute_outcome: { outcome_code: outcomes[move] } }),
});

/** @throws PayPal's 404 when there is none. */
export async function disputeById(id: string): Promise<Dispute> {
  const found = await findObject<Dispute>('paypal-dispute', id);
  if (!found) throw paypalError(404, 'RESOURCE_NOT_FOUND');
  return found;
}

const disputesOf = (captureId: string) => findObjects<Dispute>('paypal-dispute', 'captureId', captureId);

/** @throws PayPal's refusal of a part of a payment whose dispute is open: all of it may go back. */
export async function mustNotBeDisputed(captureId: string): Promise<void> {
  if ((await disputesOf(captureId)).every(({ status }) => status === 'RESOLVED')) return;
  throw paypalError(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED');
}

/** Disputes at PayPal: what a test opens and ends. */
export const createPaypalDisputes = (prepare: PreparePaypalDispute, clock: Clock): SandboxDisputes => ({
  async open(paymentRef, wish) {
    const [known] = await disputesOf(paymentRef);
    if (known) return known.dispute_id;
    const dispute = disputeOf(await captureById(paymentRef), wish, clock.now());
    const event = prepare('CUSTOMER.DISPUTE.CREATED', wireDispute(dispute));
    await tx(async () => {
      await insertObject('paypal-dispute', dispute.dispute_id, dispute);
      await run(event.kept);
    });
    await event.deliver();
    return dispute.dispute_id;
  },
  async move(paymentRef, move) {
    const [known] = await disputesOf(paymentRef);
    if (!known) return undefined;
    let event: ReturnType<PreparePaypalDispute> | undefined;
    const type = move === 'answered' ? 'CUSTOMER.DISPUTE.UPDATED' : 'CUSTOMER.DISPUTE.RESOLVED';
    const change = () => moved(move, clock.now());
    await changeObject<Dispute>({ kind: 'paypal-dispute', id: known.dispute_id, known }, change, (after) => {
      event = prepare(type, wireDispute(after));
      return event.kept;
    });
    await event?.deliver();
    return known.dispute_id;
  },
});
