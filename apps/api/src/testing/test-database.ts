import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateNow } from '../commands/migrate-now';
import type { Config } from '../config';
import { migrate } from '../database/migrate';
import type { Deps } from '../deps';
import { type Database, openEmbedded, openServer } from '../database/open';
import { templateDump } from './template';
import compiledPglite from './compiled-pglite.cjs';

/** A database for one test file. */
export interface TestDatabase {
  database: Database;
  /** False: it is migrated only, and still to be seeded. */
  isSeeded: boolean;
  /** Throws it away; call after it was closed. */
  drop(): Promise<void>;
}

const ask = async (url: string, statement: string) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
};

const onServer = async (url: string): Promise<TestDatabase> => {
  const name = `souk_test_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const at = new URL(url);
  at.pathname = `/${name}`;
  const owners = openServer(at.href);
  await migrate(owners);
  const role = process.env.TEST_DATABASE_ROLE;
  const database = role ? await reopenAs(role, owners, at) : owners;
  return { database, isSeeded: false, drop: () => ask(url, `drop database ${name} with (force)`) };
};

/** The same database for a role of the server that may change rows and no table, as docs/operations.md grants it. */
const reopenAs = async (role: string, owners: Database, at: URL): Promise<Database> => {
  // the command asks for nothing else
  await migrateNow.run([], { database: owners } as Deps, () => undefined);
  for (const statement of rightsOf(role)) await owners.query(statement);
  await owners.close();
  const theirs = new URL(at);
  theirs.username = role;
  return openServer(theirs.href);
};

/** What an account of the database needs to serve the store. */
const rightsOf = (role: string) => [
  `do $$ begin create role ${role} login; exception when duplicate_object then null; end $$`,
  'revoke create on schema public from public',
  `grant usage on schema public, pgboss to ${role}`,
  `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
  `grant usage, select, update on all sequences in schema public, pgboss to ${role}`,
];

/** In memory, from a dump; or, with TEST_DATABASE_URL, a database of its own on that PostgreSQL server, used by TEST_DATABASE_ROLE. */
export async function openTestDatabase(config: Config, size: { products: number }): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return onServer(url);
  const database = await openEmbedded({ dump: await templateDump(config, size), program: await compiledPglite });
  return { database, isSeeded: true, drop: async () => undefined };
}
