import { dayMs } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import type { Try } from '../jobs/jobs';
import { type CircuitBreaker, createCircuitBreaker, NoAnswer } from '../jobs/circuit-breaker';
import { open, SealedError } from '../secrets/sealing';
import { webhookSecret } from '../secrets/stored-secrets';
import {
  type Delivery,
  hasNew,
  noteAccepted,
  noteMissed,
  noteStopped,
  noteTry,
  takeNew,
  waitingDelivery,
} from './deliveries.repository';
import { postMessage } from './post-message';
import { mailStopped } from './stopped-mail';

const deliverJob = 'webhook.deliver';
const lookEverySeconds = 2;
const mostAtOnce = 100;
/** A minute or two, then about twice as long each time: twelve tries within three days. */
const retries = { retryLimit: 11, retryDelay: 60, retryBackoff: true };

/** An endpoint that accepts nothing for so long is switched off. */
const failingMostMs = 5 * dayMs;

/** One that gave no answer in time is asked by one of its messages after so long. */
const patience = { mostSilent: 1, restMs: 30_000 };
const answerMostMs = 10_000;

type Delivering = Pick<Deps, 'clock' | 'config' | 'mail'> & {
  /** How long a receiver may take to answer, in milliseconds. */
  answerMs: number;
  breakerOf: (endpointId: number) => CircuitBreaker;
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What the page of an address shows; which key is missing is the operator's to know, and stands in the log. */
const shownOf = (error: unknown) => (error instanceof SealedError ? 'the store could not sign it' : textOf(error));

const outcomeOf = async (delivery: Delivery, { clock, config, answerMs }: Delivering) => {
  const { message_id: id, body, url, secret, old_secret } = delivery;
  const stored = old_secret === null ? [secret] : [secret, old_secret];
  const at = new Date(clock.now().getTime() - clock.aheadMs());
  try {
    const secrets = await Promise.all(stored.map((text) => open(webhookSecret, text)));
    const status = await postMessage({ id, body, url, secrets, at, answerMs }, config.allowsPrivateWebhooks);
    return { status, error: status >= 200 && status < 300 ? null : `answered ${status}`, cause: null };
  } catch (error) {
    return { status: null, error: shownOf(error), cause: error };
  }
};

/** Tries a delivery once. @throws when it did not arrive, so that the queue tries again; a `NoAnswer` when the receiver was waited for in vain */
const tryOnce = async (deps: Delivering, delivery: Delivery, { isLast }: Try) => {
  const { id, endpoint_id: endpointId, message_id: messageId } = delivery;
  const { status, error, cause } = await outcomeOf(delivery, deps);
  const missed = isLast ? 'dead' : 'waiting';
  const now = deps.clock.now();
  await tx(async () => {
    await noteTry(id, { state: error === null ? 'done' : missed, status, error }, now);
    if (error === null) return void (await noteAccepted(endpointId));
    const stopped = await noteMissed(endpointId, now, failingMostMs);
    if (stopped) await mailStopped(deps, stopped);
  });
  if (error === null) return;
  const said = `webhook ${messageId}: ${cause === null ? error : textOf(cause)}`;
  throw cause instanceof NoAnswer ? new NoAnswer(said) : new Error(said);
};

/** Delivers a message when its turn comes. A turn at which its receiver is known to be silent is passed over, but for the last one. */
const deliver = async (deps: Delivering, id: number, attempt: Try) => {
  const delivery = await waitingDelivery(id, deps.clock.now());
  if (!delivery) return;
  if (!delivery.is_on) return void (await noteStopped(id));
  const work = () => tryOnce(deps, delivery, attempt);
  await (attempt.isLast ? work() : deps.breakerOf(delivery.endpoint_id).run(work));
};

/** Sends a job for each delivery that was written, in the transaction that notes it: one job, whichever process sees it. */
const sendNew = async ({ jobs }: Pick<Deps, 'jobs'>) => {
  if (!(await hasNew())) return;
  await tx(async () => {
    for (const { id, endpoint_id: endpointId } of await takeNew(mostAtOnce))
      await jobs.send(deliverJob, { deliveryId: id }, { group: String(endpointId) });
  });
};

/** Names the work of delivering messages to other systems. @param answerMs how long a receiver may take to answer */
export function deliverWebhooks(deps: Deps, answerMs = answerMostMs): void {
  const breakers = new Map<number, CircuitBreaker>();
  const breakerOf = (endpointId: number) => {
    const breaker =
      breakers.get(endpointId) ?? createCircuitBreaker({ ...patience, now: () => deps.clock.now().getTime() });
    breakers.set(endpointId, breaker);
    return breaker;
  };
  deps.jobs.define(
    deliverJob,
    ({ deliveryId }: { deliveryId: number }, attempt) => deliver({ ...deps, answerMs, breakerOf }, deliveryId, attempt),
    // a message that was given up stands on the page of its address, and is sent again from there
    { retries, isByGroup: true, isDroppable: true },
  );
  deps.jobs.often(lookEverySeconds, () => sendNew(deps));
}
