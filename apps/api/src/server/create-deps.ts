import { openCounters } from '@souk/counters';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { Deps } from '../deps';
import type { SignInEvent } from '../identity/local/sign-in-event';
import { createIdentity } from './identity';
import { createJobs } from '../jobs/jobs';
import { createMail } from '../mail/mail';
import { createPayments } from '../payment-providers/providers';
import { openSearchEngine } from '../search-engine/search-engine';
import { openStorage } from '../storage/storage';
import { createStores } from '../store/stores';
import { createTaxProvider } from '../tax/create-tax-provider';
import { ownTaxRates } from '../tax/tax-rates.repository';
import { sealWith } from '../secrets/sealing';

/** Builds what modules are given, in the order in which one needs the other. */
export async function createDeps(given: {
  config: Config;
  database: Database;
  clock: Clock;
  onError: (error: Error) => void;
  /** Hears of each step of a sign-in at the embedded provider. */
  onSignIn?: (event: SignInEvent) => void;
}): Promise<Deps> {
  const { config, database, clock, onError, onSignIn } = given;
  sealWith(config.secretsKeys);
  const jobs = createJobs({ database, clock, onError });
  const stores = createStores();
  const mail = createMail({
    clock,
    jobs,
    smtpUrl: config.smtpUrl,
    sms: config.sms,
    isSandbox: config.sandbox,
    stores,
    origin: config.publicOrigin,
    from: `no-reply@${new URL(config.publicOrigin).hostname}`,
  });
  const identity = createIdentity({ config, clock, jobs, mail, stores, onSignIn });
  const counters = openCounters(config.countersUrl, (state, reason) =>
    onError(new Error(`counters are ${state}${reason && `: ${reason}`}`)),
  );
  const storage = openStorage(config, (state, reason) =>
    onError(new Error(`object storage is ${state}${reason && `: ${reason}`}`)),
  );
  const searchEngine = config.searchUrl
    ? openSearchEngine(config.searchUrl, (state, reason) =>
        onError(new Error(`the search engine is ${state}${reason && `: ${reason}`}`)),
      )
    : null;
  return {
    config,
    database,
    clock,
    jobs,
    mail,
    stores,
    identity,
    counters,
    storage,
    searchEngine,
    payments: createPayments(config),
    taxes: createTaxProvider(config, ownTaxRates),
  };
}
