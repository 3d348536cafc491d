import type { Clock } from '../../clock';
import { tx, run } from '../../database/tx';
import type { SandboxDisputes, DisputeMove, DisputeWish } from '../parts/dispute';
import { changeObject, findObject, findObjects, insertObject, newId } from '../parts/objects';
import { stripeError } from '../parts/provider-error';
import { intentById } from './intent';
import type { Intent } from './intent-shape';
import type { TellStore } from './webhook';

/** A dispute as Stripe shapes it, as far as the store reads it. */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  /** What the bank took already. */
  balance_transactions: { amount: number }[];
  charge: string | null;
  created: number;
  currency: string;
  enhanced_eligibility_types: string[];
  evidence: { enhanced_evidence: object };
  evidence_details: {
    due_by: number;
    enhanced_eligibility: object;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: string;
}

const daySeconds = 86_400;

/** That the bank took the money, as it stands in the account's books. */
const withdrawal = ({ amount_received: amount, currency }: Intent, created: number) => ({
  id: newId('txn_'),
  object: 'balance_transaction',
  amount: -amount,
  available_on: created,
  balance_type: 'payments',
  created,
  currency,
  fee: 0,
  fee_details: [],
  net: -amount,
  reporting_category: 'dispute',
  status: 'available',
  type: 'adjustment',
});

const disputeOf = (
  intent: Intent,
  { reason = 'fraudulent', respondInDays, isInquiry }: DisputeWish,
  now: Date,
): Dispute => {
  const created = Math.floor(now.getTime() / 1000);
  const due_by = created + respondInDays * daySeconds;
  return {
    id: newId('du_'),
    object: 'dispute',
    amount: intent.amount_received,
    balance_transactions: isInquiry ? [] : [withdrawal(intent, created)],
    charge: intent.latest_charge,
    created,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: { due_by, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
};

const stripeStatus = (move: DisputeMove, { status }: Dispute) => {
  if (move === 'answered') return status.startsWith('warning') ? 'warning_under_review' : 'under_review';
  return move === 'withdrawn' ? 'warning_closed' : move;
};

const moved = (dispute: Dispute, move: DisputeMove): Partial<Dispute> => ({
  status: stripeStatus(move, dispute),
  evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
  is_charge_refundable: dispute.is_charge_refundable || move === 'won' || move === 'withdrawn',
});

const disputesOf = (intentId: string) => findObjects<Dispute>('dispute', 'payment_intent', intentId);

/** @throws Stripe's 404 when there is none. */
export async function disputeById(id: string): Promise<Dispute> {
  const found = await findObject<Dispute>('dispute', id);
  if (found) return found;
  throw stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such dispute' });
}

/** @throws Stripe's refusal of a refund of a payment that is disputed. */
export async function mustNotBeDisputed(intentId: string): Promise<void> {
  if ((await disputesOf(intentId)).every(({ is_charge_refundable: may }) => may)) return;
  throw stripeError(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: 'The charge you are attempting to refund has been charged back.',
  });
}

/** Disputes of the bank: what a test card or a test opens and ends. */
export const createStripeDisputes = (tell: TellStore, clock: Clock): SandboxDisputes => ({
  async open(paymentRef, wish) {
    const [known] = await disputesOf(paymentRef);
    if (known) return known.id;
    const dispute = disputeOf(await intentById(paymentRef), wish, clock.now());
    const event = tell.prepare('charge.dispute.created', dispute);
    await tx(async () => {
      await insertObject('dispute', dispute.id, dispute);
      await run(event.kept);
    });
    await event.deliver();
    return dispute.id;
  },
  async move(paymentRef, move) {
    const [known] = await disputesOf(paymentRef);
    if (!known) return undefined;
    let event: ReturnType<TellStore['prepare']> | undefined;
    const type = move === 'answered' ? 'charge.dispute.updated' : 'charge.dispute.closed';
    const change = (dispute: Dispute) => moved(dispute, move);
    await changeObject<Dispute>({ kind: 'dispute', id: known.id, known }, change, (after) => {
      event = tell.prepare(type, after);
      return event.kept;
    });
    await event?.deliver();
    return known.id;
  },
});
