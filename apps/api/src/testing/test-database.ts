import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config';
import { migrate } from '../database/migrate';
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
  const database = openServer(at.href);
  await migrate(database);
  return { database, isSeeded: false, drop: () => ask(url, `drop database ${name} with (force)`) };
};

/** In memory, from a dump; or, with TEST_DATABASE_URL, a database of its own on that PostgreSQL server. */
export async function openTestDatabase(config: Config, size: { products: number }): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return onServer(url);
  const database = await openEmbedded({ dump: await templateDump(config, size), program: await compiledPglite });
  return { database, isSeeded: true, drop: async () => undefined };
}
