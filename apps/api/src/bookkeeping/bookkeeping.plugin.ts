import type { Deps, Plugin } from '../deps';
import { closeStatements } from '../ledger/close-statements';
import { checkSums } from './reconcile-books';
import { completeLedger } from './complete-ledger';

/** The name of the ledger's job. */
export const ledgerJob = 'ledger.complete';

/** Completes the ledger, and closes the statements of months that are over. */
export const keepBooks = async ({ clock }: Pick<Deps, 'clock'>): Promise<void> => {
  await completeLedger();
  await closeStatements(clock.now());
};

/** Runs the ledger's job every hour, and checks all sums every night. */
export const bookkeepingPlugin: Plugin = async (_app, deps) => {
  await deps.jobs.every('11 * * * *', ledgerJob, () => keepBooks(deps));
  await deps.jobs.every('43 3 * * *', 'books.check', async () => void (await checkSums(deps.clock.now())));
};
