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

interface Listeners {
  onError: (error: Error) => void;
  onReached: ((sentence: string) => void) | undefined;
}

/** Tells each change of a server beside this one: an error where it is not reached, which somebody may be woken for. */
export const tellState =
  (who: string, { onError, onReached }: Listeners) =>
  (state: string, reason: string): void => {
    const sentence = `${who} ${state}${reason && `: ${reason}`}`;
    if (state === 'not reached') onError(new Error(sentence));
    else onReached?.(sentence);
  };

/** Builds what modules are given, in the order in which one needs the other. */
export async function createDeps(given: {
  config: Config;
  database: Database;
  clock: Clock;
  onError: (error: Error) => void;
  /** Hears that a server beside this one is reached, at first or again; that it is not is an error. */
  onReached?: (sentence: string) => void;
  /** Hears of each step of a sign-in at the embedded provider. */
  onSignIn?: (event: SignInEvent) => void;
}): Promise<Deps> {
  const { config, database, clock, onError, onReached, onSignIn } = given;
  const tell = (who: string) => tellState(who, { onError, onReached });
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
  const counters = openCounters(config.countersUrl, tell('counters are'));
  const storage = openStorage(config, tell('object storage is'));
  const searchEngine = config.searchUrl ? openSearchEngine(config.searchUrl, tell('the search engine is')) : null;
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
