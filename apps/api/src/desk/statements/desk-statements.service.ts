import type { DeskStatementRow, StatementTotals } from '@souk/contract/desk';
import { payoutObstacle, statementStateOf } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { openStatements } from '../../ledger/close-statements';
import { offsetOf, page } from '../../reply';
import { notePayoutPaid } from '../../webhooks/messages';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { storeDay } from '../store-day';
import { statementCsv } from './statement-file';
import {
  type EntrySums,
  heldMerchant,
  insertBooking,
  insertPayout,
  type LineRow,
  linesOf,
  type ListedStatement,
  listStatements,
  seenStatement,
  setPaidOut,
  sumsOf,
  taxesOf,
} from './statements.repository';

const factsOf = ({ due_cents, paid_on }: ListedStatement) => ({ dueCents: due_cents, isPaid: paid_on !== null });

const totalsOf = (sums: EntrySums | undefined, carriedCents: number): StatementTotals => ({
  goodsCents: sums?.goods ?? 0,
  shippingCents: sums?.shipping ?? 0,
  couponCents: sums?.coupon ?? 0,
  commissionCents: sums?.commission ?? 0,
  refundCents: sums?.refund ?? 0,
  commissionBackCents: sums?.commission_back ?? 0,
  adjustmentCents: sums?.adjustment ?? 0,
  settlementCents: sums?.settlement ?? 0,
  carriedCents,
});

const rowOf = (statement: ListedStatement, sums: EntrySums | undefined): DeskStatementRow => ({
  id: statement.id,
  merchantId: statement.merchant_id,
  merchantName: statement.merchant_name,
  period: statement.period,
  startsAt: statement.starts_at.toISOString(),
  endsAt: statement.ends_at.toISOString(),
  state: statementStateOf(factsOf(statement)),
  dueCents: statement.due_cents ?? statement.carried_now + (sums?.merchant ?? 0),
  totals: totalsOf(sums, statement.carried_now),
  paidOn: statement.paid_on,
});

const lineOf = (line: LineRow) => ({
  kind: line.kind,
  ref: line.ref,
  orderNo: line.order_no,
  reason: line.reason,
  at: line.at.toISOString(),
  goodsCents: line.goods_cents,
  shippingCents: line.shipping_cents,
  couponCents: line.merchant_coupon_cents,
  commissionCents: line.commission_cents,
  sumCents: line.merchant_cents,
  taxCents: line.tax_cents,
});

/** What desks do with statements: a merchant reads their own, the platform's people note what was paid out. */
export function deskStatements({ clock }: Pick<Deps, 'clock'>) {
  /** @throws {ReplyError} 404 for a statement outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenStatement(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  return {
    async statements({ query }, ctx) {
      const { list, total } = await listStatements(ctx, query, { limit: query.limit, offset: offsetOf(query) });
      const sums = await sumsOf(list.map(({ id }) => id));
      return page(
        list.map((one) => rowOf(one, sums.get(one.id))),
        { ...query, total },
      );
    },

    async statement({ params: { id }, query }, ctx) {
      const found = await seen(id, ctx);
      const sums = (await sumsOf([id])).get(id);
      const lines = await linesOf(id, { limit: query.limit, offset: offsetOf(query) });
      return {
        ...rowOf(found, sums),
        version: found.version,
        timeZone: found.time_zone,
        paidRef: found.paid_ref,
        taxes: await taxesOf(id),
        lines: page(lines.map(lineOf), { ...query, total: sums?.lines ?? 0 }),
      };
    },

    async statementFile({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const csv = statementCsv(await linesOf(id, { offset: 0 }), found.carried_now);
      return { name: `statement-${found.merchant_id}-${found.period}.csv`, csv };
    },

    async statementPaid({ params: { id }, body: { version, ref, paidOn } }, ctx) {
      const found = await seen(id, ctx, true);
      const now = clock.now();
      const days = { paidOn, today: await storeDay(ctx.storeId, now), firstDay: `${found.period}-01` };
      const obstacle = payoutObstacle(factsOf(found), days);
      if (obstacle === 'paidLater' || obstacle === 'paidTooEarly')
        throw fieldErrors({ paidOn: deskWords(ctx.locale, obstacle) });
      if (obstacle) throw new ReplyError('PAYOUT_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
      if (!(await setPaidOut({ id, version }, { ref, paidOn }, now)))
        throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await insertPayout(found, ctx, now);
      await notePayoutPaid(id, now);
      await note(ctx, now, {
        subject: ['statement', id],
        after: { merchant: found.merchant_id, period: found.period, cents: found.due_cents, ref, paidOn },
      });
      return true;
    },

    /** It stands on the statement of the month that runs, which opens with it. */
    async booking({ params: { id }, body }, ctx) {
      if (!(await heldMerchant(ctx, id))) throw notFound();
      const now = clock.now();
      await insertBooking(ctx, id, body, now);
      await openStatements(now);
      await note(ctx, now, {
        subject: ['merchant', id],
        reason: body.reason,
        after: { kind: body.kind, cents: body.cents },
      });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
