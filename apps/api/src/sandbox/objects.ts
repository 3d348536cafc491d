import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';

type Kind = 'intent' | 'refund' | 'paypal-order' | 'paypal-refund' | 'event';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in the provider's manner: a prefix and letters. */
export const newId = (prefix: string, length = 24) =>
  prefix + [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** Stores an object of a stand-in provider. */
export const insertObject = (kind: Kind, id: string, data: object) =>
  run(sql`insert into sandbox_object(kind, id, data) values (${kind}, ${id}, ${JSON.stringify(data)}::jsonb)`);

/** An object, or undefined. */
export const findObject = async <T>(kind: Kind, id: string): Promise<T | undefined> =>
  (await row(sql<{ data: T }>`select data from sandbox_object where kind = ${kind} and id = ${id}`))?.data;

/**
 * Changes an object while nobody else does.
 * @param change returns the fields to set, or null to leave it alone.
 * @returns the object as it then stands and whether it was changed; undefined when there is none.
 */
export const changeObject = <T extends object>(kind: Kind, id: string, change: (data: T) => Partial<T> | null) =>
  tx(async () => {
    const found = await row(
      sql<{ data: T }>`select data from sandbox_object where kind = ${kind} and id = ${id} for update`,
    );
    if (!found) return undefined;
    const fields = change(found.data);
    if (!fields) return { data: found.data, isChanged: false };
    const data = { ...found.data, ...fields };
    await run(sql`update sandbox_object set data = ${JSON.stringify(data)}::jsonb where kind = ${kind} and id = ${id}`);
    return { data, isChanged: true };
  });

/** Sum of a number over objects that carry `field = value`. */
export const sumObjects = async (kind: Kind, field: string, value: string): Promise<number> =>
  (
    await row(sql<{ sum: number }>`
      select coalesce(sum((data->>'amount')::int), 0)::int as sum from sandbox_object where kind = ${kind} and data->>${field} = ${value}`)
  )?.sum ?? 0;
