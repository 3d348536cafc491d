import { refundCodes, type RefundState } from '@souk/domain';
import { sql } from 'kysely';

/** Whether a request is in one of these states, as SQL. @param column its status, with the alias of its table */
export const refundIn = (column: string, states: readonly RefundState[]) =>
  sql<boolean>`${sql.raw(`${column} in (${states.map((state) => refundCodes[state]).join(', ')})`)}`;
