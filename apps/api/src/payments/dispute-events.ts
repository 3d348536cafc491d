import { dayMs } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import type { ProviderDispute, ProviderEvent, ProviderName } from '../payment-providers/port';
import { mailDispute, mailDisputeDue, mailDisputeUnknown } from './dispute-mail';
import {
  closeUnknown,
  disputedPayment,
  isOver,
  noteUnknown,
  openDisputes,
  paymentOfDispute,
  type StoredDispute,
  storeDispute,
} from './disputes.repository';
import { reopenAfterDispute, returnNo } from '../refund-payouts/refund-payouts.repository';
import { noteDispute } from '../webhooks/messages';
import { noteEvent } from './payments.repository';

type DisputeEvent = ProviderEvent & { disputeRef: string };

/** Whether an event is about a dispute. */
export const isDisputeEvent = (event: ProviderEvent): event is DisputeEvent => event.disputeRef !== null;

/** Asks a provider about a dispute. @returns null: it knows none of that number; undefined: it is of a payment that is not the store's */
const readFromProvider = async (deps: Deps, provider: ProviderName, ref: string) => {
  const readAt = deps.clock.now();
  const dispute = await deps.payments.provider(provider).readDispute(ref);
  if (!dispute) return null;
  const payment = dispute.chargeRef ? await disputedPayment(provider, dispute.chargeRef) : undefined;
  return payment && { dispute, payment, readAt };
};
type Told = NonNullable<Awaited<ReturnType<typeof readFromProvider>>>;

/**
 * Stores what a provider answered, and tells people and other systems what is new. A payment that was to go back, and went by a dispute that
 * is lost no more, is owed again. Inside a transaction.
 */
const storeAndTell = async (deps: Deps, told: Told) => {
  const { payment, dispute, readAt } = told;
  const before = await storeDispute(told);
  if (before === undefined || before === dispute.state) return;
  const named = { provider: payment.provider, ref: dispute.ref };
  if (isOver(dispute.state) && dispute.state !== 'lost')
    await reopenAfterDispute(returnNo(payment.id), dispute.ref, deps.clock.now());
  if (isOver(dispute.state)) await noteDispute('dispute.closed', named, readAt);
  else if (before === null) await noteDispute('dispute.opened', named, readAt);
  await mailDispute(deps, told);
};

/**
 * Takes an event about a dispute whose signature was verified. As with payments, the event only says which dispute to ask about: what is
 * stored is what the provider answers now.
 * A dispute of a payment that is not the store's is noted and left alone.
 * @throws what the provider's client threw: the provider sends the event again
 */
export async function takeDisputeEvent(deps: Deps, provider: ProviderName, event: DisputeEvent): Promise<void> {
  const told = await readFromProvider(deps, provider, event.disputeRef);
  await tx(async () => {
    if (!(await noteEvent(provider, event, deps.clock.now()))) return;
    if (told) await storeAndTell(deps, told);
  });
}

/** The name of the job that asks about open disputes. */
export const disputesJob = 'payments.disputes';

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const dueSoonMs = 2 * dayMs;

const isDueSoon = ({ state, respondBy }: ProviderDispute, now: Date) =>
  state === 'needs_response' &&
  respondBy !== null &&
  respondBy > now &&
  respondBy.getTime() - now.getTime() <= dueSoonMs;

const unansweredMs = 60 * dayMs;

/** One that its provider does not know, which it may say once keys of another account are set, is closed when its time is over. */
const takeUnknown = async (deps: Deps, open: StoredDispute, readAt: Date) => {
  const until = open.respond_by ?? new Date(open.opened_at.getTime() + unansweredMs);
  if (until > readAt) return void (await noteUnknown(open, readAt));
  const payment = await paymentOfDispute(open);
  if (!(await closeUnknown(open, readAt)) || !payment) return;
  await noteDispute('dispute.closed', open, readAt);
  await mailDisputeUnknown(deps, payment, open);
};

const askAbout = async (deps: Deps, open: StoredDispute) => {
  const askedAt = deps.clock.now();
  const told = await readFromProvider(deps, open.provider, open.ref);
  await tx(async () => {
    if (told === undefined) return void (await noteUnknown(open, askedAt));
    if (told === null) return takeUnknown(deps, open, askedAt);
    await storeAndTell(deps, told);
    if (isDueSoon(told.dispute, deps.clock.now())) await mailDisputeDue(deps, told);
  });
};

/** How many a run asks a provider about, and how many of them at once: a run ends within minutes. */
const mostPerRun = 250;
const atOnce = 25;

/** @returns why some could not be asked about; after several of which none could, the provider is left alone */
const askAboutThoseOf = async (deps: Deps, provider: ProviderName) => {
  const open = await openDisputes(provider, mostPerRun);
  const failures: string[] = [];
  for (let start = 0; start < open.length; start += atOnce) {
    const some = open.slice(start, start + atOnce);
    const answers = await Promise.allSettled(some.map((one) => askAbout(deps, one)));
    const failed = answers.flatMap((answer, index) =>
      answer.status === 'rejected' ? [`${provider} ${some[index]?.ref}: ${textOf(answer.reason)}`] : [],
    );
    failures.push(...failed);
    if (failed.length === some.length) break;
  }
  return failures;
};

/**
 * Asks about open disputes, first those that were not asked about for the longest, so that one whose events were lost is followed all the
 * same, and mails whoever works at money of those that are to be answered within two days. One that cannot be asked about leaves the others;
 * a provider without keys is not asked.
 * @throws when any could not be asked about: the job is tried again
 */
export async function askOpenDisputes(deps: Deps): Promise<void> {
  const failures: string[] = [];
  for (const provider of ['stripe', 'paypal'] as const)
    if (deps.payments[provider]) failures.push(...(await askAboutThoseOf(deps, provider)));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
