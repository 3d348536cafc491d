import { dayMs } from '@souk/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ReplyError } from '../../errors';
import { sweepJob } from '../../payments/payments.plugin';
import { disputesJob } from '../../payments/dispute-events';
import { ledgerJob } from '../../bookkeeping/bookkeeping.plugin';

const step = z.object({
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(400 * dayMs),
});

/** Moves the server's clock on, does what is then due, and puts everything back to the seed; the latter never on a server. */
export function timeRoutes(
  app: FastifyInstance,
  deps: Deps,
  { clearFaults, reseed }: { clearFaults: () => void; reseed: (deps: Deps) => Promise<void> },
) {
  app.post('/sandbox/clock', async (request) => {
    await deps.clock.advance(step.parse(request.body).advanceMs);
    for (const job of [sweepJob, disputesJob, 'checkout.forget', 'orders.complete', ledgerJob])
      await deps.jobs.send(job, {});
    await deps.jobs.runDue();
    return { now: deps.clock.now().toISOString() };
  });

  app.post('/sandbox/reset', async () => {
    if (deps.config.databaseUrl) {
      throw new ReplyError(
        'SANDBOX_ONLY',
        'A store on a database server is not emptied by a request: empty the server yourself',
      );
    }
    clearFaults();
    await deps.clock.advance(-deps.clock.aheadMs());
    await reseed(deps);
    deps.identity.forget();
    return { reset: true };
  });
}
