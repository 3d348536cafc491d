import { failureReason } from '@souk/contract/internal';
import { logBySource } from '@souk/build/source-stack';
import { startTracing, stopTracing } from '@souk/telemetry';
import pino from 'pino';
import { buildApp } from './app';
import { createClock } from '../clock';
import { CommandError } from '../commands/command';
import { asCalledHere, readCommand, type AskedCommand } from '../commands/commands';
import { type Config, ConfigError, readConfig } from '../config';
import { createDeps } from './create-deps';
import { watchShellServer } from './drain';
import type { Deps } from '../deps';
import { makeDataFolder } from '../data-folder';
import { isPackaged } from '../package-folder';
import { keepBackups } from '../backup/backup';
import { findCharacterTypeTrouble } from '../database/character-type';
import { migrate, pendingMigrations, newerSentence } from '../database/migrate';
import { type Database, openDatabase } from '../database/open';
import type { ReplicaState } from '../database/replica';
import { refuseDemoPassword } from '../seed/refuse-demo-password';
import { logSerializers } from '../http/log-serializers';
import { openOperationsServer } from '../http/operations-server';
import { seedIfEmpty } from '../seed/seed';
import { isSeedOnly, isUnmade, openUnmade, refuseFreshServer, seedApart } from '../seed/seed-apart';
import type { SignInEvent } from '../identity/local/sign-in-event';
import { noteKeys } from '../identity/local/key-ages';
import { SealedError } from '../secrets/sealing';
import { tryOpenAll } from '../secrets/stored-secrets';

const stopDeadlineMs = 9000;
const outliveMs = 2000;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : (process.argv[at + 1] ?? '');
};

const productCount = (): number | undefined => {
  const asked = argument('products');
  if (asked === undefined) return undefined;
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new ConfigError('--products needs a whole number from 1 to 1000000');
  }
  return count;
};

/** What this process notices beside requests, as lines of the kind that requests are logged by. */
const log = pino({ name: 'souk-api', serializers: logSerializers }, pino.destination({ sync: true }));

const sayReplica = (state: ReplicaState, reason: string) =>
  log.warn(`the replica is ${state}${reason && `: ${reason}`}`);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @throws {ConfigError} when the database lacks what this release needs and a start must not change it */
async function migrateOrCheck({ migrates, databaseUrl }: Config, database: Database) {
  try {
    if (migrates) return await migrate(database, { say: (sentence) => log.warn(sentence) });
    const missing = await pendingMigrations(database);
    if (missing.length === 0) return;
    throw new Error(
      `${missing.length} migrations are missing from ${missing[0]} on: run \`migrate\` before (MIGRATE=check)`,
    );
  } catch (error) {
    throw databaseUrl ? new ConfigError(`DATABASE_URL: ${oneLine(error)}`) : error;
  }
}

/** @throws {ConfigError} @throws {SealedError} without the key of a secret in the database */
async function bringUpToDate(config: Config, database: Database) {
  await migrateOrCheck(config, database);
  const newer = await newerSentence(database);
  if (newer !== null) log.warn(newer);
  await tryOpenAll();
}

const closeOutside = ({ storage, searchEngine }: Deps) => {
  storage.close();
  searchEngine?.close();
};

const noted = {
  onError: (error: Error) => log.error(error.cause instanceof Error ? { err: error.cause } : {}, failureReason(error)),
  onReached: (sentence: string) => log.info(sentence),
  onSignIn: (event: SignInEvent) => log.info(event, 'sign-in'),
};

/** Does one thing beside a store that may run, and ends. The embedded database has one user: its store must not run. */
async function runCommand(config: Config, { command, args }: AskedCommand) {
  const database = await openDatabase({ ...config, replicaUrl: undefined });
  const deps = await createDeps({
    // It answers no requests, so it counts none: it works, and says nothing of it, while the counters are out.
    config: { ...config, countersUrl: undefined },
    database,
    clock: createClock(),
    onError: (error) => say(error.message),
    onReached: say,
  });
  if (command.needsDatabase !== 'as it is') await migrateOrCheck(config, database);
  if (!command.needsDatabase && !command.needsSecrets) await tryOpenAll();
  await command.run(args, deps, say);
  await deps.mail.close();
  await deps.counters.close();
  closeOutside(deps);
  await database.close();
}

const warnOfCharacterType = async (database: Database) => {
  const trouble = await findCharacterTypeTrouble(database);
  if (trouble) log.warn(`DATABASE_URL: ${trouble}`);
};

async function start() {
  const asked = readCommand(process.argv.slice(2));
  if (asked && 'help' in asked) return say(asCalledHere(asked.help, isPackaged()));
  const config = readConfig(process.env);
  log.level = config.logLevel;
  const products = productCount();
  const isFresh = process.argv.includes('--fresh');
  makeDataFolder(config.dataDir);
  if (asked) return runCommand(config, asked);
  // Not for a command: somebody who listens for it keeps the process from ending.
  let abandoned: () => void = () => process.exit(1);
  process.on('disconnect', () => abandoned()); // the process that supervises this one is gone, maybe while it starts
  refuseFreshServer(config, isFresh);
  if (!isSeedOnly() && isUnmade(config, isFresh)) await seedApart();
  const clock = createClock();
  const unmade = isSeedOnly() ? await openUnmade(config) : null;
  const database = unmade?.database ?? (await openDatabase(config, sayReplica));
  const deps = await createDeps({ config, database, clock, ...noted });
  await bringUpToDate(config, database);
  await warnOfCharacterType(database);
  await seedIfEmpty(deps, { products, onProgress: say });
  await refuseDemoPassword(config);
  await noteKeys(config, new Date());
  if (unmade) {
    await database.close();
    unmade.takePlace();
    process.exit(0);
  }
  const lifecycle = { isDraining: false };
  const shell = watchShellServer();
  if (config.tracing) await startTracing({ name: 'souk-api', version: __APP_VERSION__ }, config.tracing);
  const app = await buildApp(deps, lifecycle);
  keepBackups(deps);
  await deps.jobs.start(config.role !== 'web');

  const stop = async () => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    // The shell server beside it drains as long and then closes: what it still answers needs this process.
    const drainMs = config.drainMs && config.drainMs + outliveMs;
    setTimeout(() => process.exit(1), drainMs + stopDeadlineMs).unref();
    if (drainMs) await shell.untilEnded(drainMs);
    // Who is still being answered keeps the connection: it is closed as soon as it has nothing more to do.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    await deps.jobs.stop();
    await deps.mail.close();
    await deps.identity.close?.();
    await deps.counters.close();
    closeOutside(deps);
    await Promise.all([database.close(), stopTracing()]);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  abandoned = () => void stop();

  const address = await app.listen({ host: '127.0.0.1', port: config.apiPort });
  const port = Number(new URL(address).port);
  if (config.role === 'worker' && config.metricsPort) openOperationsServer(address, config.metricsPort);
  if (process.send) process.send({ ready: true, port });
  else say(`READY http://127.0.0.1:${port}`);
}

const readOnlyTransaction = '25006';

const oneLine = (error: unknown) => {
  if ((error as { code?: unknown } | null)?.code === readOnlyTransaction)
    return 'the database takes no writes: it repeats another one, or is still being restored. Promote it, or name the one that does';
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
};

logBySource();
start().catch((error: unknown) => {
  process.stderr.write(
    error instanceof CommandError ? `${asCalledHere(error.message, isPackaged())}\n` : `souk api: ${oneLine(error)}\n`,
  );
  const isSaid = error instanceof ConfigError || error instanceof SealedError;
  if (!isSaid && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
