import { dayMs } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import type { Try } from '../jobs/jobs';
import { open } from '../secrets/sealing';
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

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const outcomeOf = async (delivery: Delivery, { clock, config }: Pick<Deps, 'clock' | 'config'>) => {
  const { message_id: id, body, url, secret, old_secret } = delivery;
  const stored = old_secret === null ? [secret] : [secret, old_secret];
  const at = new Date(clock.now().getTime() - clock.aheadMs());
  try {
    const secrets = await Promise.all(stored.map((text) => open(webhookSecret, text)));
    const status = await postMessage({ id, body, url, secrets, at }, config.allowsPrivateWebhooks);
    return status >= 200 && status < 300 ? { status, error: null } : { status, error: `answered ${status}` };
  } catch (error) {
    return { status: null, error: textOf(error) };
  }
};

/** Tries a delivery once. @throws when it did not arrive, so that the queue tries again */
const deliver = async (deps: Pick<Deps, 'clock' | 'config' | 'mail'>, id: number, { isLast }: Try) => {
  const delivery = await waitingDelivery(id, deps.clock.now());
  if (!delivery) return;
  if (!delivery.is_on) return void (await noteStopped(id));
  const { status, error } = await outcomeOf(delivery, deps);
  const missed = isLast ? 'dead' : 'waiting';
  const now = deps.clock.now();
  await tx(async () => {
    await noteTry(id, { state: error === null ? 'done' : missed, status, error }, now);
    if (error === null) return void (await noteAccepted(delivery.endpoint_id));
    const stopped = await noteMissed(delivery.endpoint_id, now, failingMostMs);
    if (stopped) await mailStopped(deps, stopped);
  });
  if (error !== null) throw new Error(`webhook ${delivery.message_id}: ${error}`);
};

/** Sends a job for each delivery that was written, in the transaction that notes it: one job, whichever process sees it. */
const sendNew = async ({ jobs }: Pick<Deps, 'jobs'>) => {
  if (!(await hasNew())) return;
  await tx(async () => {
    for (const { id } of await takeNew(mostAtOnce)) await jobs.send(deliverJob, { deliveryId: id });
  });
};

/** Names the work of delivering messages to other systems. */
export function deliverWebhooks(deps: Deps): void {
  deps.jobs.define(
    deliverJob,
    ({ deliveryId }: { deliveryId: number }, attempt) => deliver(deps, deliveryId, attempt),
    // a message that was given up stands on the page of its address, and is sent again from there
    { retries, isParallel: true, isDroppable: true },
  );
  deps.jobs.often(lookEverySeconds, () => sendNew(deps));
}
