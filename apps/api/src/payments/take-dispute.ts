import { dayMs } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import type { ProviderDispute, ProviderEvent, ProviderName } from '../payment-providers/port';
import { mailDispute, mailDisputeDue } from './dispute-mail';
import { disputedPayment, openDisputes, storeDispute } from './disputes.repository';
import { noteEvent } from './payments.repository';

type DisputeEvent = ProviderEvent & { disputeRef: string };

/** Whether an event is about a dispute. */
export const isDisputeEvent = (event: ProviderEvent): event is DisputeEvent => event.disputeRef !== null;

/** Asks a provider about a dispute. @returns undefined: it knows none, or of a payment that is not the store's */
const ask = async (deps: Deps, provider: ProviderName, ref: string) => {
  const readAt = deps.clock.now();
  const dispute = await deps.payments.provider(provider).readDispute(ref);
  const payment = dispute?.chargeRef ? await disputedPayment(provider, dispute.chargeRef) : undefined;
  return dispute && payment && { dispute, payment, readAt };
};
type Asked = NonNullable<Awaited<ReturnType<typeof ask>>>;

/** Stores what a provider answered, and mails what is new. Inside a transaction. */
const apply = async (deps: Deps, asked: Asked) => {
  const before = await storeDispute(asked);
  if (before !== undefined && before !== asked.dispute.state) await mailDispute(deps, asked);
};

/**
 * Takes one proved event about a dispute. As with payments, it only says where to look: what is stored is what the provider answers now.
 * A dispute of a payment that is not the store's is noted and left alone.
 * @throws what the provider's client threw: the provider sends the event again
 */
export async function takeDispute(deps: Deps, provider: ProviderName, event: DisputeEvent): Promise<void> {
  const asked = await ask(deps, provider, event.disputeRef);
  await tx(async () => {
    if (!(await noteEvent(provider, event, deps.clock.now()))) return;
    if (asked) await apply(deps, asked);
  });
}

/** The name of the job that asks about open disputes. */
export const disputesJob = 'payments.disputes';

const dueSoonMs = 2 * dayMs;

const isDueSoon = ({ state, respondBy }: ProviderDispute, now: Date) =>
  state === 'needs_response' &&
  respondBy !== null &&
  respondBy > now &&
  respondBy.getTime() - now.getTime() <= dueSoonMs;

/**
 * Asks about each open dispute, so that one whose events were lost is followed all the same, and mails whoever works at money of those that
 * are to be answered within two days. One that cannot be asked about leaves the others.
 * @throws when any could not be asked about: the job is tried again
 */
export async function askOpenDisputes(deps: Deps): Promise<void> {
  const failures: string[] = [];
  for (const { provider, ref } of await openDisputes()) {
    try {
      const asked = await ask(deps, provider, ref);
      if (!asked) continue;
      await tx(async () => {
        await apply(deps, asked);
        if (isDueSoon(asked.dispute, deps.clock.now())) await mailDisputeDue(deps, asked);
      });
    } catch (error) {
      failures.push(`${provider} ${ref}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
