import type { Deps, Plugin } from '../deps';
import { DisputedRefundError } from '../payment-providers/port';
import { noteFailure, type Owed, paymentOf, takeDue } from '../refund-payouts/refund-payouts.repository';
import { payRefund } from './pay-refund';
import { payReturn } from './pay-return';

const lookEverySeconds = 2;
const mostAtOnce = 5;

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One try. @returns what an operator should read; null when the money went */
const tryOne = async (deps: Deps, owed: Owed): Promise<string | null> => {
  const paymentId = paymentOf(owed.no);
  try {
    await (paymentId === null ? payRefund(deps, owed) : payReturn(deps, { ...owed, paymentId }));
    return null;
  } catch (error) {
    await noteFailure(owed.no, textOf(error), error instanceof DisputedRefundError);
    const again = owed.next_at.toISOString();
    return `money back ${owed.no}: try ${owed.tries} came to nothing, the next is at ${again}: ${textOf(error)}`;
  }
};

/**
 * Sends money that is owed back, again and again with growing pauses until it went: it is never given up.
 * Every try carries our number, and each after the first asks the provider first, so the money moves once.
 */
export const refundSettlementPlugin: Plugin = (_app, deps) =>
  deps.jobs.often(lookEverySeconds, async () => {
    const due = await takeDue(deps.clock.now(), mostAtOnce);
    const failures = (await Promise.all(due.map((owed) => tryOne(deps, owed)))).filter((text) => text !== null);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });
