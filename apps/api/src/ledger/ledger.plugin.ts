import type { Plugin } from '../deps';
import { completeLedger } from './complete-ledger';

/** Completes the ledger every hour. */
export const ledgerPlugin: Plugin = (_app, { jobs }) =>
  jobs.every('11 * * * *', 'ledger.complete', async () => void (await completeLedger()));
