import type { Counters } from '@souk/counters';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { Identity } from '../identity/port';
import type { Jobs } from '../jobs/jobs';
import type { Mail } from '../mail/mail';
import type { Payments } from '../payment-providers/providers';
import type { SearchEngine } from '../search-engine/search-engine';
import type { Storage } from '../storage/storage';
import type { Stores } from '../store/stores';
import type { TaxProvider } from '../tax/tax-provider';

export type { Identity } from '../identity/port';

/** Everything that modules are given. Nothing else is global but the running transaction. */
export interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: Mail;
  stores: Stores;
  counters: Counters;
  storage: Storage;
  /** Null: lists are counted in this process's memory. */
  searchEngine: SearchEngine | null;
  identity: Identity;
  payments: Payments;
  taxes: TaxProvider;
}

/** Routes that are no call of the contract: webhooks, sandbox pages, files. */
export type Plugin = (app: FastifyInstance, deps: Deps) => void | Promise<void>;
