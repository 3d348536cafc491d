import type { DeskHookTab, HookDelivery, HookInput, WebhookEvent } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { containsPattern } from '../../database/like-pattern';

/** An address as a desk's list shows it; never its secret. */
export interface ListedHook {
  id: number;
  url: string;
  events: WebhookEvent[];
  is_on: boolean;
  stopped_at: Date | null;
  version: number;
  overlap_until: Date | null;
  waiting: number;
  dead: number;
}

const columns = (
  now: Date,
) => sql`e.id, e.url, e.events, e.is_on, case when not e.is_on then e.stopped_at end as stopped_at, e.version,
  case when e.old_secret_until > ${now} then e.old_secret_until end as overlap_until,
  (select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting') as waiting,
  (select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = 'dead') as dead`;

const tabs: Record<DeskHookTab, RawBuilder<unknown>> = {
  all: sql`true`,
  on: sql`e.is_on`,
  off: sql`not e.is_on`,
};

interface Asked {
  tab: DeskHookTab;
  q: string;
  now: Date;
}

/** One page of a store's addresses, and how many match. */
export async function listHooks(storeId: number, { tab, q, now }: Asked, at: { limit: number; offset: number }) {
  const like = containsPattern(q);
  const which = sql`from webhook_endpoint e where e.store_id = ${storeId} and ${tabs[tab]} ${q ? sql`and e.url ilike ${like}` : sql``}`;
  const list = await rows(sql<ListedHook>`
    select ${columns(now)} ${which} order by e.id desc limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** One address of a store; undefined: there is none. */
export const findHook = (storeId: number, id: number, now: Date) =>
  row(sql<ListedHook>`select ${columns(now)} from webhook_endpoint e where e.store_id = ${storeId} and e.id = ${id}`);

/** Whether a store has an address already. Whoever asks beside it waits until this transaction ends. */
export const hasHook = async (storeId: number, url: string): Promise<boolean> => {
  await run(sql`select pg_advisory_xact_lock(hashtext('webhook'), ${storeId}::int)`);
  return (await row(sql`select 1 from webhook_endpoint where store_id = ${storeId} and url = ${url}`)) !== undefined;
};

/** A delivery as the database has it. */
export type DeliveryRow = Omit<HookDelivery, 'at' | 'lastAt'> & { at: Date; lastAt: Date | null };

/** The last deliveries to an address, the latest first. */
export const lastDeliveries = (hookId: number, most: number) =>
  rows(sql<DeliveryRow>`
    select d.id, m.id as "messageId", m.type as event, m.created_at as at, d.state, d.tries, d.last_at as "lastAt",
      d.last_status as status, d.last_error as error
    from webhook_delivery d join webhook_message m on m.id = d.message_id where d.endpoint_id = ${hookId}
    order by d.id desc limit ${most}`);

/** Writes an address. @returns its id */
export async function insertHook(storeId: number, hook: HookInput, secret: string, now: Date): Promise<number> {
  const made = await row(sql<{ id: number }>`
    insert into webhook_endpoint(store_id, url, events, secret, created_at)
    values (${storeId}, ${hook.url}, ${hook.events}::text[], ${secret}, ${now}) returning id`);
  return made?.id ?? 0;
}

/** An address as somebody saw it. */
interface SeenHook {
  id: number;
  version: number;
}

/** Changes a webhook. Its days of failures begin anew where it is switched on, or is another address. @returns whether it was as it was seen */
export const updateHook = async ({ id, version }: SeenHook, hook: HookInput & { isOn: boolean }): Promise<boolean> =>
  (await run(sql`
    update webhook_endpoint set url = ${hook.url}, events = ${hook.events}::text[], is_on = ${hook.isOn}, version = version + 1,
      failing_since = case when is_on and url = ${hook.url} then failing_since end, stopped_at = case when ${hook.isOn} then null else stopped_at end
    where id = ${id} and version = ${version}`)) > 0;

/** Replaces a secret; the old one signs besides until an instant. @returns whether the address was as it was seen */
export const replaceSecret = async ({ id, version }: SeenHook, secret: string, until: Date): Promise<boolean> =>
  (await run(sql`
    update webhook_endpoint set old_secret = secret, old_secret_until = ${until}, secret = ${secret}, version = version + 1
    where id = ${id} and version = ${version}`)) > 0;

/** Has a message sent to an address again, with all its tries. @returns whether there is one that does not wait already */
export const sendAgain = async (hookId: number, deliveryId: number): Promise<boolean> =>
  (await run(sql`
    update webhook_delivery set state = 'waiting', is_queued = false, tries = 0
    where id = ${deliveryId} and endpoint_id = ${hookId} and state <> 'waiting'`)) > 0;

/** Whether an address has such a delivery. */
export const hasDelivery = async (hookId: number, deliveryId: number): Promise<boolean> =>
  (await row(sql`select 1 from webhook_delivery where id = ${deliveryId} and endpoint_id = ${hookId}`)) !== undefined;
