import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { messageQueues } from '../../mail/queues';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { refusedForDispute } from '../orders/order-disputes';
import { listDeadJobs } from './dead-jobs';
import { isRefundNo, queueCounts, stuckMoneyOf, sumFaultsOf, tryMoneyNow } from './system.repository';
import { operatorState } from './operator-state';
import { sendableMails } from './unsent-mails.repository';

/** What runs behind the shop: work, money and mails that were given up, another try of money and mails, and what an operator asks first. */
export function deskSystem({ clock, jobs, config, database }: Deps) {
  /** Payment keys of a store that is no sandbox are real: the configuration refuses them together. */
  const isShared = () =>
    !config.sandbox && Boolean(config.stripe ?? config.paypal) && config.deskOrigin === config.publicOrigin;
  return {
    async system(_input, ctx) {
      const money = await stuckMoneyOf(ctx.storeId);
      return {
        warnings: isShared() ? (['sharedOrigin'] as const).slice() : [],
        sums: (await sumFaultsOf(ctx.storeId)).map((fault) => ({
          kind: fault.kind,
          ref: fault.ref,
          since: fault.found_at.toISOString(),
          expectedCents: fault.expected_cents,
          foundCents: fault.found_cents,
        })),
        queues: await queueCounts(),
        dead: await listDeadJobs({ jobs }),
        money: money.map((one) => ({
          no: one.no,
          isRefund: isRefundNo(one.no),
          cents: one.cents,
          since: one.created_at.toISOString(),
          tries: one.tries,
          nextAt: one.next_at.toISOString(),
          error: one.is_disputed
            ? refusedForDispute({ cents: one.cents, symbol: one.currency_symbol }, ctx.locale)
            : one.last_error,
        })),
        ...(await operatorState({ database, config })),
      };
    },

    async mailRetry({ body: { ids } }, ctx) {
      const mails = await sendableMails(ids);
      if (mails.length === 0) throw notFound();
      for (const { queue, id } of mails) await jobs.retry(queue, id);
      await note(ctx, clock.now(), { subject: ['job', messageQueues.email], after: { count: mails.length } });
      return { count: mails.length };
    },

    async moneyRetry({ params: { no } }, ctx) {
      if (!(await tryMoneyNow(ctx.storeId, no, clock.now()))) throw notFound();
      await note(ctx, clock.now(), { subject: ['money', no] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
