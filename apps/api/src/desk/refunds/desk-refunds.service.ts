import type { DeskRefundRow, DeskRefundState, ShipManyResult } from '@souk/contract/desk';
import { canMove, refundMoves, refundStateOf } from '@souk/domain';
import { refundTogetherMostCents } from '@souk/domain/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { moneyText } from '../../money';
import { oneOrder } from '../../orders/accessible-tree';
import { eventsOf } from '../../orders/events';
import { purchaseTrees } from '../../orders/orders.repository';
import { createMerchantSide } from '../../refunds/merchant-side';
import { reasonText } from '../../refunds/refund-reasons';
import { wrongState } from '../../refunds/refund-states';
import { findRefund, itemsOfRefunds } from '../../refunds/refunds.repository';
import { lockRefund } from '../../refunds/request';
import { offsetOf, page } from '../../reply';
import { note, notesOf } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { runIdempotent } from '../idempotent-change';
import { giveTurn } from '../imports/turns';
import { recheckPermission } from '../recheck-permission';
import { deskLine } from '../orders/desk-order-view';
import { orderHistory } from '../orders/order-history';
import { refundWarning, refusedForDispute } from '../orders/order-disputes';
import {
  isRefusedForDispute,
  isSeenRefund,
  type ListedRefund,
  listRefundsOf,
  seenRefund,
} from './desk-refunds.repository';

const rowOf = (refund: ListedRefund, { locale }: DeskCtx): DeskRefundRow => ({
  no: refund.refund_no,
  orderNo: refund.order_no,
  at: refund.created_at.toISOString(),
  customer: refund.customer,
  merchantId: refund.merchant_id,
  merchantName: refund.merchant_name,
  withReturn: refund.type === 2,
  cents: refund.amount_cents,
  state: refundStateOf(refund.status),
  reason: reasonText(refund, locale),
  timesRefused: refund.times_refused,
  isStuck: refund.is_stuck,
});

/** Whether the money, or the return, can be agreed to now. */
const canApprove = ({ type, status }: Pick<ListedRefund, 'type' | 'status'>) => {
  const state = refundStateOf(status);
  return type === 1
    ? canMove(refundMoves.approve, state)
    : canMove(refundMoves.expectReturn, state) || canMove(refundMoves.approveReturn, state);
};

/** Holds a request and what the person saw of it against what it is now. @throws {ReplyError} 404; 409 with the state now */
const heldFrom = async (no: string, from: DeskRefundState, ctx: DeskCtx) => {
  if (!(await isSeenRefund(ctx, no))) throw notFound();
  const held = await lockRefund(no);
  if (!held) throw notFound();
  if (refundStateOf(held.status) !== from) throw wrongState(held, deskWords(ctx.locale, 'moved'));
};

/** @throws {ReplyError} 404 for a request outside the scope, the same as for none */
const detail = async (no: string, ctx: DeskCtx, now: Date) => {
  const listed = await seenRefund(ctx, no, now);
  if (!listed) throw notFound();
  const refund = await findRefund(no);
  const [tree] = refund ? await purchaseTrees([refund.purchase_no], { withHidden: true }) : [];
  if (!refund || !tree) throw notFound();
  const { order, items } = oneOrder(tree, refund.order_no);
  const parts = await itemsOfRefunds([no]);
  const mayDecide = ctx.permissions.includes('refunds.decide');
  const state = refundStateOf(refund.status);
  return {
    ...rowOf(listed, ctx),
    explain: refund.explain,
    images: refund.images,
    refusal: refund.refusal,
    freightCents: refund.freight_cents,
    paidCents: order.pay_cents,
    refundedCents: order.refunded_cents,
    lines: parts.flatMap(({ order_item_id, num, amount_cents }) =>
      items
        .filter(({ id }) => id === order_item_id)
        .map((item) => ({ ...deskLine(item, ctx.locale), wanted: num, wantedCents: amount_cents })),
    ),
    parcel: refund.express_name ? { carrier: refund.express_name, number: refund.tracking_number ?? '' } : null,
    isRestocked: listed.restocked_at !== null,
    refundWarning: refundWarning(listed.refund_risk, ctx.locale),
    stuckText: (await isRefusedForDispute(no))
      ? refusedForDispute({ cents: refund.amount_cents, symbol: refund.currency_symbol }, ctx.locale)
      : null,
    steps: orderHistory(await eventsOf([no]), await notesOf(['refund', no]), {
      locale: ctx.locale,
      symbol: refund.currency_symbol,
    }),
    can: {
      approve: mayDecide && canApprove(refund),
      arrive: mayDecide && canMove(refundMoves.arrive, state),
      refuse: mayDecide && canMove(refundMoves.refuse, state),
    },
  };
};

/** What desks do with requests for money back. Every press names the state that the person saw. */
export function deskRefunds(deps: Deps) {
  const moved = async (no: string, status: number, ctx: DeskCtx, more: { reason?: string; after?: object } = {}) => {
    const state = refundStateOf(status as Parameters<typeof refundStateOf>[0]);
    const after = { state, ...more.after };
    await note(ctx, deps.clock.now(), { subject: ['refund', no], reason: more.reason ?? '', after });
    return { state };
  };
  const approve = async (no: string, from: DeskRefundState, ctx: DeskCtx) => {
    await heldFrom(no, from, ctx);
    return moved(no, await createMerchantSide(deps, ctx.locale).approve(no), ctx);
  };

  /**
   * Approving may add the postage to a request: its amount is looked at afterwards. Of a disputed payment each request is looked at by itself.
   * @throws {ReplyError} 403 above what goes together; 409 where the payment is disputed
   */
  const approveSmall = async (no: string, from: DeskRefundState, ctx: DeskCtx) => {
    const seen = await seenRefund(ctx, no, deps.clock.now());
    if (seen?.refund_risk) {
      const why = seen.refund_risk === 'open' ? 'disputedTogether' : 'lostTogether';
      throw new ReplyError('REFUND_DISPUTED', deskWords(ctx.locale, why));
    }
    await approve(no, from, ctx);
    const approved = await findRefund(no);
    if (!approved || approved.amount_cents <= refundTogetherMostCents) return;
    const most = moneyText({ cents: refundTogetherMostCents, symbol: approved.currency_symbol }, ctx.locale);
    throw new ReplyError('REFUND_OVER_LIMIT', deskWords(ctx.locale, 'overTogether', { most }));
  };

  return {
    async refunds({ query }, ctx) {
      const { list, total } = await listRefundsOf(
        ctx,
        { ...query, now: deps.clock.now() },
        { limit: query.limit, offset: offsetOf(query) },
      );
      return page(
        list.map((refund) => rowOf(refund, ctx)),
        { ...query, total },
      );
    },

    refund: ({ params }, ctx) => detail(params.no, ctx, deps.clock.now()),

    refundApprove: ({ params: { no }, body }, ctx) => approve(no, body.from, ctx),

    /**
     * Each request in a transaction of its own, with the reason where it is refused. Between two others have their turn, and so has whoever
     * takes the person's role away, which ends the rest.
     */
    async refundsApprove({ body }, ctx) {
      const result: ShipManyResult = { done: [], refused: [] };
      for (const { no, from } of body.refunds) {
        try {
          await tx(async () => {
            const allowed = await recheckPermission(ctx, 'refunds.decide');
            const work = () => approveSmall(no, from, { ...allowed, call: 'refundApprove' });
            await runIdempotent({ of: no, now: deps.clock.now() }, ctx, work);
          });
          result.done.push(no);
        } catch (error) {
          if (!(error instanceof ReplyError)) throw error;
          result.refused.push({ no, message: error.message || deskWords(ctx.locale, 'failed') });
        }
        await giveTurn();
      }
      return result;
    },

    async refundArrive({ params: { no }, body: { from, isSellable } }, ctx) {
      await heldFrom(no, from, ctx);
      const status = await createMerchantSide(deps, ctx.locale).arrive(no, { isSellable });
      return moved(no, status, ctx, { after: { isSellable } });
    },

    async refundRefuse({ params: { no }, body: { from, reason } }, ctx) {
      await heldFrom(no, from, ctx);
      return moved(no, await createMerchantSide(deps, ctx.locale).refuse(no, reason), ctx, { reason });
    },
  } satisfies Partial<DeskHandlers>;
}
