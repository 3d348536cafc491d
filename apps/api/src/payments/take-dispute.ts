import { tx } from '../database/tx';
import type { Deps } from '../deps';
import type { ProviderEvent, ProviderName } from '../payment-providers/port';
import { mailDispute } from './dispute-mail';
import { disputedPayment, storeDispute } from './disputes.repository';
import { noteEvent } from './payments.repository';

type DisputeEvent = ProviderEvent & { disputeRef: string };

/** Whether an event is about a dispute. */
export const isDisputeEvent = (event: ProviderEvent): event is DisputeEvent => event.disputeRef !== null;

/**
 * Takes one proved event about a dispute. As with payments, it only says where to look: what is stored is what the provider answers now.
 * A dispute of a payment that is not the store's is noted and left alone.
 * @throws what the provider's client threw: the provider sends the event again
 */
export async function takeDispute(deps: Deps, provider: ProviderName, event: DisputeEvent): Promise<void> {
  const readAt = deps.clock.now();
  const dispute = await deps.payments.provider(provider).readDispute(event.disputeRef);
  const payment = dispute?.chargeRef ? await disputedPayment(provider, dispute.chargeRef) : undefined;
  await tx(async () => {
    if (!(await noteEvent(provider, event, deps.clock.now()))) return;
    if (!dispute || !payment) return;
    const before = await storeDispute({ payment, dispute, readAt });
    if (before !== undefined && before !== dispute.state) await mailDispute(deps, { payment, dispute });
  });
}
