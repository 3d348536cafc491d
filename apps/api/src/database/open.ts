import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Ask, askAlone } from './ask';
import type { Db } from './db';
import { pipelineSettings, PipelinedConnections } from './pipelined-connections';
import { lockFolder } from './lock';
import { embeddedError } from './embedded-error';
import { withBatchedMessages } from './batched-messages';
import { PreparedClient } from './prepared-client';
import { openReplica, type RunningReplica } from './open-replica';
import { refusedWrite } from './refused-write';
import type { ReplicaState } from './replica';
import { connectionTimeoutMs, sessionSettingsOf, settingsOf } from './server-settings';
import { runWith } from './tx';

/** One connection for somebody alone. */
export interface Session {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

/** An open database, embedded or a server: one driver, one SQL. */
export interface Database {
  db: Db;
  /** Absent when the database is a server. */
  embedded: PGlite | undefined;
  /** Runs SQL outside any running transaction; several statements may stand in one text without values. */
  query(text: string, values?: unknown[]): Promise<{ rows: never[] }>;
  /** A connection on which a statement may take as long as it takes. */
  openSession(): Promise<Session>;
  /** Whether reads of the catalogue go to a replica. */
  replicaState(): ReplicaState;
  close(): Promise<void>;
}

const int8 = 20;
const int8List = 1016;
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(int8List as never, (text: string) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number),
);

/**
 * Not its `query`: that throws the connection away with every statement that fails. The embedded database has one connection, whose
 * end ended the next statement, and with it the process.
 */
type Connections = Pick<pg.Pool, 'connect' | 'end' | 'options'>;

interface Parts {
  pool: Connections;
  embedded?: PGlite;
  ask: Ask;
  openSession: () => Promise<Session>;
  replica?: RunningReplica | undefined;
  release: () => Promise<void> | void;
}

const wrap = ({ pool, embedded, ask, openSession, replica, release }: Parts): Database => {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  runWith(db, { ask, askReplica: replica?.ask ?? ask, isServer: !embedded });
  let closing: Promise<void> | undefined;
  return {
    db,
    embedded,
    openSession,
    replicaState: () => replica?.state() ?? 'none',
    async query(text, values) {
      const client = await pool.connect();
      try {
        const result = (await client.query(text, values)) as unknown as { rows: never[] } | { rows: never[] }[];
        return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : result;
      } catch (error) {
        refusedWrite.note(error);
        // a failed BEGIN..COMMIT text must not leave its connection aborted for whoever has it next
        if (!values) await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () =>
      (closing ??= (async () => {
        await replica?.close();
        await pool.end();
        await embedded?.close();
        await release();
      })()),
  };
};

/** The embedded database has one connection: whoever has it alone gives it back. */
const borrowFrom = async (pool: Connections): Promise<Session> => {
  const client = await pool.connect();
  return { query: (text, values) => client.query(text, values), end: async () => client.release() };
};

const connectAlone = async (url: string): Promise<Session> => {
  const client = new pg.Client(sessionSettingsOf(url));
  client.on('error', () => undefined); // told by the statement
  await client.connect();
  return { query: (text, values) => client.query(text, values), end: () => client.end() };
};

interface EmbeddedOptions {
  folder?: string;
  dump?: Blob;
  program?: WebAssembly.Module;
  initdb?: string[];
  settings?: string[];
}

/**
 * PGlite on a folder, in memory (no folder), or from a dump.
 * @param options.program PGlite, compiled already
 * @param options.initdb what a new database is made with, as `--wal-segsize=1`
 * @param options.settings of the server, as `min_wal_size = 2MB`
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const release = options.folder ? lockFolder(options.folder) : () => undefined;
  if (options.folder) await mkdir(dirname(options.folder), { recursive: true });
  const opening = PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
    ...(options.initdb ? { initDbStartParams: options.initdb } : {}),
    ...(options.program ? { pgliteWasmModule: options.program } : {}),
    extensions: { pg_trgm, unaccent },
    postgresqlconf: [
      'shared_buffers = 16MB',
      'max_connections = 5',
      'random_page_cost = 1.1',
      ...(options.settings ?? []),
    ],
  });
  const embedded = await opening.catch((error: unknown) => {
    throw embeddedError(error, options.folder ?? 'in memory');
  });
  const shim = createPgConfig(withBatchedMessages(embedded));
  const settings = {
    ...shim,
    connection: shim.connection,
    Client: PreparedClient,
    max: 1,
    connectionTimeoutMillis: connectionTimeoutMs,
  };
  const pool = new pg.Pool(settings as unknown as pg.PoolConfig);
  const alone = askAlone(pool);
  const ask: Ask = async (text, values) => (await alone(text, values)).result;
  return wrap({ pool, embedded, ask, openSession: () => borrowFrom(pool), release });
}

const defaultConnections = 10;

const openPool = (settings: pg.PoolConfig, max: number): pg.Pool => {
  const pool = new pg.Pool({ ...settings, Client: PreparedClient as typeof pg.Client, max });
  pool.on('error', () => undefined); // an idle connection broke; the next query opens another
  // one in use broke: whoever uses it is told by the statement, and a server that is gone must not end the store with it
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Told when reads of the catalogue begin to go to the replica, or cease to. */
export type OnReplica = (state: ReplicaState, reason: string) => void;

interface ServerOptions {
  /** Connections of the pool at most, and as many to the replica. */
  connections?: number | undefined;
  /** A server that repeats what this one writes, for reads of the catalogue. */
  replicaUrl?: string | undefined;
  onReplica?: OnReplica | undefined;
}

/** A PostgreSQL server, 15 or newer. */
export function openServer(url: string, options: ServerOptions = {}): Database {
  const { connections = defaultConnections, replicaUrl, onReplica = () => undefined } = options;
  const settings = settingsOf(url);
  const pool = openPool(settings, connections);
  const pipelined = new PipelinedConnections(
    askAlone(pool),
    () => new PreparedClient({ ...settings, ...pipelineSettings }),
  );
  const ask: Ask = (text, values) => pipelined.ask(text, values);
  return wrap({
    pool,
    ask,
    openSession: () => connectAlone(url),
    replica:
      replicaUrl === undefined ? undefined : openReplica(openPool(settingsOf(replicaUrl), connections), ask, onReplica),
    release: () => pipelined.close(),
  });
}

interface Named {
  databaseUrl: string | undefined;
  databaseConnections?: number;
  replicaUrl?: string | undefined;
  dataDir: string;
}

/** Opens what the configuration names. */
export async function openDatabase(named: Named, onReplica?: OnReplica) {
  const { databaseUrl, databaseConnections: connections, replicaUrl, dataDir } = named;
  return databaseUrl
    ? openServer(databaseUrl, { connections, replicaUrl, onReplica })
    : openEmbedded({ folder: join(dataDir, 'db') });
}

/** A plain statement as kysely runs it, for libraries that hand over text and values. */
export const plain = (text: string, values: unknown[] = []) => CompiledQuery.raw(text, values);
