import type { ClientConfig } from 'pg';

/** How long a new connection may take, in milliseconds. */
export const connectionTimeoutMs = 5000;

const statementMs = 15_000;
/** The server ends a statement that takes too long. A server that says nothing for so much longer is gone. */
const silentMs = 2000;

/**
 * The server looks whether whoever connected is still there: a machine that vanished closes no connection, and its locks would stay
 * for the system's two hours.
 */
const keepAlive = ['tcp_keepalives_idle=30', 'tcp_keepalives_interval=10', 'tcp_keepalives_count=3'];

/** The other way round: a connection on which only an answer is waited for learns that the server is gone. */
const ownKeepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

const joined = (settings: string[], given: string | null | undefined) =>
  [...settings.map((setting) => `-c ${setting}`), ...(given ? [given] : [])].join(' '); // the last one holds

/** The address without some of what stands behind its question mark, and what that was. */
const takeOut = (url: string, ...names: string[]) => {
  const address = new URL(url);
  const [options, statementTimeout] = ['options', 'statement_timeout'].map((name) => address.searchParams.get(name));
  for (const name of names) address.searchParams.delete(name);
  return { connectionString: address.href, options, statementTimeout };
};

/**
 * How the store connects to a server.
 * @param url may say otherwise by `?options=`, and by `?statement_timeout=` in milliseconds, 0 for as long as the server allows
 */
export const settingsOf = (url: string) => {
  const { connectionString, options, statementTimeout } = takeOut(url, 'options', 'statement_timeout');
  const limitMs = Number.parseInt(statementTimeout ?? String(statementMs), 10);
  return {
    ...ownKeepAlive,
    connectionString,
    pipeline: true, // a statement need not wait for the answer to the one before it
    connectionTimeoutMillis: connectionTimeoutMs,
    application_name: 'souk api',
    ...(limitMs > 0 ? { statement_timeout: limitMs, query_timeout: limitMs + silentMs } : {}),
    options: joined(
      [
        // a page by its number costs little more than the next one, as in the embedded database; else small tables that
        // grow are read as a whole for every key
        'random_page_cost=1.1',
        // no transaction waits for anything but the database: one that does has lost its process
        'idle_in_transaction_session_timeout=60s',
        ...keepAlive,
      ],
      options,
    ),
  } satisfies ClientConfig;
};

/** A connection on which a statement may take as long as it takes, whatever the address or the role of the database says. */
export const sessionSettingsOf = (url: string) => {
  const { connectionString, options } = takeOut(url, 'options', 'statement_timeout', 'query_timeout');
  return {
    ...ownKeepAlive,
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMs,
    application_name: 'souk migrate',
    options: `${joined(keepAlive, options)} -c statement_timeout=0`,
  } satisfies ClientConfig;
};
