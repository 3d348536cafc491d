import type { ImportColumn } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';

/** What headers of files stood for, as somebody of the scope said the last time; null: they were left out. */
export const rememberedColumns = async ({ storeId, merchantId }: Scope, headers: readonly string[]) =>
  new Map(
    (
      await rows(sql<{ header: string; target: ImportColumn | null }>`
        select header, target from import_column where store_id = ${storeId}
          and merchant_id is not distinct from ${merchantId}::bigint and header = any(${[...headers]}::text[])`)
    ).map(({ header, target }) => [header, target]),
  );

/** Remembers what headers of files stand for, in a scope. */
export const rememberColumns = ({ storeId, merchantId }: Scope, said: ReadonlyMap<string, ImportColumn | null>) =>
  run(sql`
    insert into import_column(store_id, merchant_id, header, target)
    select ${storeId}::bigint, ${merchantId}::bigint, header, target
    from jsonb_to_recordset(${JSON.stringify([...said].map(([header, target]) => ({ header, target })))}::jsonb) as x(header text, target text)
    on conflict (store_id, merchant_id, header) do update set target = excluded.target`);
