import { sql } from 'kysely';
import { row } from '../database/tx';

/** Whether a store sells to consumers of the European Union, as its owner says. */
export const sellsToEu = async (storeId: number): Promise<boolean> =>
  (await row(sql<{ sells_to_eu: boolean }>`select sells_to_eu from store where id = ${storeId}`))?.sells_to_eu ?? false;
