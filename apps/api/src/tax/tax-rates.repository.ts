import type { TaxRow } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** What the store's people entered for one country from a day on. */
export type OwnRates = Pick<TaxRow, 'standard' | 'reduced' | 'low'>;

const columns = sql`country, to_char(since, 'YYYY-MM-DD') as since, standard, reduced, low`;

/** Rates that the store's people entered. @param country absent: of every country */
export const ownTaxRates = (country?: string) =>
  rows(
    sql<TaxRow>`select ${columns} from tax_rate ${country ? sql`where country = ${country}` : sql``} order by country, since`,
  );

/** One of them, held until the transaction ends; undefined: there is none. */
export const heldTaxRate = (country: string, since: string) =>
  row(sql<OwnRates>`
    select standard, reduced, low from tax_rate where country = ${country} and since = ${since} for update`);

/** Adds a row, or changes the one of that day. */
export const storeTaxRate = ({ country, since, standard, reduced, low }: TaxRow) =>
  run(sql`
    insert into tax_rate(country, since, standard, reduced, low)
    values (${country}, ${since}, ${standard}, ${reduced}, ${low})
    on conflict (country, since) do update set standard = excluded.standard, reduced = excluded.reduced, low = excluded.low`);

/** Takes a row out again. */
export const dropTaxRate = (country: string, since: string) =>
  run(sql`delete from tax_rate where country = ${country} and since = ${since}`);
