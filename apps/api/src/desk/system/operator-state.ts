import type { DeskSystem, UnsentMail } from '@souk/contract/desk';
import { sql } from 'kysely';
import { migrationState } from '../../database/migrate';
import { row } from '../../database/tx';
import type { Deps } from '../../deps';
import { keyAges } from '../../identity/local/key-ages';
import { isSealedNow } from '../../secrets/sealing';
import { secretPlaces } from '../../secrets/stored-secrets';
import { mailsInRetry, type UnsentRow, unsentMails } from './unsent-mails.repository';

const mostMails = 100;
const startedAt = new Date(Date.now() - process.uptime() * 1000);

const mailOf = ({ id, channel, subject, recipient, has_code, at, tries, error }: UnsentRow): UnsentMail => ({
  id,
  channel,
  subject: has_code ? '' : subject,
  domain: channel === 'email' ? recipient.slice(recipient.lastIndexOf('@') + 1) : '',
  at: at.toISOString(),
  tries,
  error: (error ?? '').slice(0, 500),
  hasCode: has_code,
});

/** The process that answers, and the database behind it. */
const processNow = async ({ embedded }: Deps['database']) => {
  const found = await row(sql<{ version: string }>`select current_setting('server_version') as version`);
  return {
    version: __APP_VERSION__,
    node: process.version,
    startedAt: startedAt.toISOString(),
    database: embedded ? ('embedded' as const) : ('postgres' as const),
    databaseVersion: found?.version ?? '',
  };
};

const migrationsOf = async (database: Deps['database']) => {
  const { last, ...state } = await migrationState(database);
  return { ...state, last: last && { name: last.name, at: last.at.toISOString() } };
};

const keysNow = async (config: Deps['config']) => {
  const places = await secretPlaces();
  return {
    ages: await keyAges(config, new Date()),
    secrets: places.length,
    unsealed: places.filter(({ stored }) => !isSealedNow(stored)).length,
  };
};

/** What an operator asks first: mails that were not sent, the process that answers, its migrations and its keys. */
export const operatorState = async ({
  database,
  config,
}: Pick<Deps, 'database' | 'config'>): Promise<
  Pick<DeskSystem, 'mails' | 'mailsWaiting' | 'process' | 'migrations' | 'keys'>
> => ({
  mails: (await unsentMails(mostMails)).map(mailOf),
  mailsWaiting: await mailsInRetry(),
  process: await processNow(database),
  migrations: await migrationsOf(database),
  keys: await keysNow(config),
});
