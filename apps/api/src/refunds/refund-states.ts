import type { RefundStatus } from '@souk/contract';
import { canMove, refundCodes, type RefundMove, refundMoves, refundStateOf } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { run } from '../database/tx';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { refundIn } from '../orders/refund-in';
import { refundWords } from './refund-words';

interface Standing {
  status: RefundStatus;
}

/** 409 with the state now, so that whoever pressed twice sees what the first press did. */
export const wrongState = (refund: Standing, message: string) =>
  new ReplyError('REFUND_STATE_CHANGED', message, { state: refundStateOf(refund.status), status: refund.status });

/**
 * Makes one move of `refundMoves`, and nothing when the request is not where the move begins.
 * @param change.set more columns, each after a comma
 * @throws {ReplyError} 409 with the state now
 */
export async function moveRefund(
  refund: Standing & { refund_no: string },
  name: RefundMove,
  change: { locale: Locale; message?: string; set?: RawBuilder<unknown> },
): Promise<RefundStatus> {
  const { from, to } = refundMoves[name];
  const refused = wrongState(refund, change.message ?? refundWords(change.locale, 'wrongState'));
  if (!canMove(refundMoves[name], refundStateOf(refund.status))) throw refused;
  const moved = await run(sql`
    update refund set status = ${refundCodes[to]}::smallint ${change.set ?? sql``}
    where refund_no = ${refund.refund_no} and ${refundIn('status', from)}`);
  if (moved === 0) throw refused;
  return refundCodes[to];
}
