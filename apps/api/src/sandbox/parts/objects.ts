import { type RawBuilder, sql } from 'kysely';
import { needNotWait, row, rows, run } from '../../database/tx';
import { freshBytes } from '../../random';

/** What a stand-in remembers. */
export type Kind = 'intent' | 'refund' | 'dispute' | 'paypal-order' | 'paypal-refund' | 'paypal-dispute' | 'event';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in the provider's manner: a prefix and letters. */
export const newId = (prefix: string, length = 24) =>
  prefix + [...freshBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** Stores an object of a stand-in provider: a statement, to be run together with others. */
export const objectRow = (kind: Kind, id: string, data: object) =>
  sql`insert into sandbox_object(kind, id, data) select ${kind}, ${id}, ${JSON.stringify(data)}::jsonb`;

/** Stores an object of a stand-in provider. */
export const insertObject = (kind: Kind, id: string, data: object) => run(objectRow(kind, id, data));

/** An object, or undefined. */
export const findObject = async <T>(kind: Kind, id: string): Promise<T | undefined> =>
  (await row(sql<{ data: T }>`select data from sandbox_object where kind = ${kind} and id = ${id}`))?.data;

/**
 * Changes an object, unless somebody else did meanwhile: then it is looked at anew.
 * It does not wait for the disk: whatever the store does about it waits, and takes this along.
 * @param known the object as it was just read; absent: it is read
 * @param change returns the fields to set, or null to leave it alone
 * @param also a statement that is run with the change and only with it, such as `objectRow`
 * @returns the object as it then stands and whether it was changed; undefined when there is none.
 */
export async function changeObject<T extends object>(
  at: { kind: Kind; id: string; known?: T },
  change: (data: T) => Partial<T> | null,
  also?: (data: T) => RawBuilder<unknown>,
): Promise<{ data: T; isChanged: boolean } | undefined> {
  const before = at.known ?? (await findObject<T>(at.kind, at.id));
  const fields = before && change(before);
  if (!before || !fields) return before && { data: before, isChanged: false };
  const data = { ...before, ...fields };
  const changed = await row(sql`
    with changed as (
      update sandbox_object set data = ${JSON.stringify(data)}::jsonb
      where kind = ${at.kind} and id = ${at.id} and data = ${JSON.stringify(before)}::jsonb and ${needNotWait()} returning 1
    ) ${also ? sql`, also as (${also(data)} from changed)` : sql``} select 1 from changed`);
  if (changed) return { data, isChanged: true };
  return changeObject({ kind: at.kind, id: at.id }, change, also);
}

/** Sum of a number over objects that carry `field = value`. */
export const sumObjects = async (kind: Kind, field: string, value: string): Promise<number> =>
  (
    await row(sql<{ sum: number }>`
      select coalesce(sum((data->>'amount')::int), 0)::int as sum from sandbox_object where kind = ${kind} and data->>${field} = ${value}`)
  )?.sum ?? 0;

/** Objects that carry `field = value`, the newest first. */
export const findObjects = async <T>(kind: Kind, field: string, value: string): Promise<T[]> =>
  (
    await rows(sql<{ data: T }>`
      select data from sandbox_object where kind = ${kind} and data->>${field} = ${value} order by created_at desc limit 100`)
  ).map(({ data }) => data);
