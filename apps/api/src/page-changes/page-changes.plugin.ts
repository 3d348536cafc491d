import { pageChangesPath } from '@souk/contract/internal';
import { z } from 'zod';
import type { Plugin } from '../deps';
import { isOwnCall } from '../http/caller';
import { dropChangesBefore, pageChanges } from './changes.repository';

const asked = z.object({ transaction: z.coerce.number().int().nonnegative(), at: z.iso.datetime() });
/** What a process that stopped for a while has not read. */
const keptTransactions = 100_000;

/** Tells the store's own servers which public pages are no longer as they were; to everybody else the address does not exist. */
export const pageChangesPlugin: Plugin = (app, { clock, jobs }) => {
  app.get(pageChangesPath, async (request, reply) => {
    if (!isOwnCall(request.raw)) return reply.callNotFound();
    const since = asked.safeParse(request.query);
    return pageChanges(since.data ?? null, clock.now());
  });
  const forgetChanges = async () => {
    const { mark } = await pageChanges(null, clock.now());
    await dropChangesBefore(mark.transaction - keptTransactions);
  };
  jobs.every('41 * * * *', 'pages.forgetChanges', forgetChanges, { isDroppable: true });
};
