import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** A delivery with all that sending it needs. */
export interface Delivery {
  id: number;
  endpoint_id: number;
  message_id: string;
  body: string;
  url: string;
  is_on: boolean;
  secret: string;
  /** Null: none, or its time is over. */
  old_secret: string | null;
}

/** A delivery that has not arrived yet; undefined: it has, or there is none. */
export const waitingDelivery = (id: number, now: Date) =>
  row(sql<Delivery>`
    select d.id, d.endpoint_id, d.message_id, m.body, e.url, e.is_on, e.secret, case when e.old_secret_until > ${now} then e.old_secret end as old_secret
    from webhook_delivery d join webhook_message m on m.id = d.message_id join webhook_endpoint e on e.id = d.endpoint_id
    where d.id = ${id} and d.state <> 'done'`);

/** Takes deliveries that no job was sent for, each for one process, inside the transaction that sends their jobs. */
export const takeNew = (most: number) =>
  rows(sql<{ id: number; endpoint_id: number }>`
    update webhook_delivery set is_queued = true where id in (
      select id from webhook_delivery where not is_queued order by id limit ${most} for update skip locked)
    returning id, endpoint_id`);

/** Whether a delivery waits for its job. */
export const hasNew = async (): Promise<boolean> =>
  (await row(sql`select 1 from webhook_delivery where not is_queued limit 1`)) !== undefined;

/** What came of a try. `status` null: nothing answered. */
export interface TryResult {
  state: 'done' | 'waiting' | 'dead';
  status: number | null;
  error: string | null;
}

/** Notes what came of a try. */
export const noteTry = (id: number, { state, status, error }: TryResult, now: Date) =>
  run(sql`
    update webhook_delivery set state = ${state}, tries = tries + 1, last_at = ${now}, last_status = ${status}::int,
      last_error = ${error?.slice(0, 300) ?? null}
    where id = ${id}`);

/** Notes that a delivery is not tried, since its endpoint is switched off. */
export const noteStopped = (id: number) => run(sql`update webhook_delivery set state = 'stopped' where id = ${id}`);

/** An endpoint whose days of failures are over. */
export interface StoppedEndpoint {
  id: number;
  store_id: number;
  url: string;
}

/** Notes that an endpoint has accepted a message. */
export const noteAccepted = (id: number) =>
  run(sql`update webhook_endpoint set failing_since = null where id = ${id} and failing_since is not null`);

/**
 * Notes that an endpoint has not accepted a message, and switches it off where it has accepted none since so long.
 * @returns the endpoint that this switched off; undefined: none
 */
export const noteMissed = async (id: number, now: Date, mostMs: number): Promise<StoppedEndpoint | undefined> => {
  await run(sql`update webhook_endpoint set failing_since = ${now} where id = ${id} and failing_since is null`);
  return row(sql<StoppedEndpoint>`
    update webhook_endpoint set is_on = false, stopped_at = ${now}, version = version + 1
    where id = ${id} and is_on and failing_since <= ${new Date(now.getTime() - mostMs)} returning id, store_id, url`);
};
