import type pg from 'pg';
import type { Answered } from './ask';
import { PipelinedConnection } from './pipelined-connection';

/** A statement that took longer than this is not pipelined: others would wait behind it. */
const quickMs = 20;
const mostConnections = 4;
/** Texts that are remembered at most: statements put together from choices must not fill the memory. */
const mostTexts = 2000;

/** Settings of a pipelined connection: a statement waits no longer than this for a locked row. */
export const pipelineSettings = { lock_timeout: quickMs };

/** Whether the connection has the setting. A pooler between may leave it out; one locked row then holds up every statement behind. */
export const isBounded = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout');
  return rows[0]?.lock_timeout === `${quickMs}ms`;
};

/** Errors after which nothing has been changed: the statement is sent again, on a connection of its own. */
const retryableCodes = new Set([
  '55P03', // somebody holds a row
  '26000', // the one before it should have prepared it, and failed
  '0A000', // a migration by a newer process changed what its rows look like
]);

const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && retryableCodes.has(String(error.code));

/**
 * Sends statements outside transactions over a few pipelined connections, which saves the database a wake-up for each: a quarter of
 * what a checkout costs. A statement is pipelined once its text has been quick; a new or slow one, and one that meets a locked row,
 * has a connection of the pool to itself.
 */
export class PipelinedConnections {
  readonly #connections: PipelinedConnection[] = [];
  readonly #quick = new Set<string>();
  #isOpening = false;
  #isClosed = false;

  /**
   * @param alone for what must not be waited behind
   * @param open a connection that pipelines, made with `pipelineSettings`, not yet connected
   * @param isFit whether it has them; where it has not, none is used
   */
  constructor(
    private readonly alone: (text: string, values: unknown[]) => Promise<Answered>,
    private readonly open: () => pg.Client,
    private readonly isFit: (client: pg.Client) => Promise<boolean> = isBounded,
  ) {}

  async ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      const connection = this.#quick.has(text) ? this.#freeConnection() : undefined;
      return await (connection ? this.#askIn(connection, text, values) : this.#askAlone(text, values));
    } catch (error) {
      if (!isRetryable(error)) throw error;
      this.#quick.delete(text);
      return this.#askAlone(text, values);
    }
  }

  async #askIn(connection: PipelinedConnection, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { result, tookMs } = await connection.ask(text, values);
    if (tookMs > quickMs) this.#quick.delete(text);
    return result;
  }

  async #askAlone(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { result, tookMs } = await this.alone(text, values);
    if (tookMs < quickMs && this.#quick.size < mostTexts) this.#quick.add(text);
    return result;
  }

  #freeConnection(): PipelinedConnection | undefined {
    const free = this.#connections.find((connection) => connection.isFree());
    if (!free && !this.#isClosed && this.#connections.length < mostConnections && !this.#isOpening)
      void this.#openOne();
    return free;
  }

  async #openOne(): Promise<void> {
    this.#isOpening = true;
    const client = this.open();
    const connection = new PipelinedConnection(client);
    // it broke: whoever waits is told by the statement, and nobody comes after
    client.on('error', () => this.#drop(connection));
    client.on('end', () => this.#drop(connection));
    try {
      await client.connect();
      this.#isClosed ||= !(await this.isFit(client));
      this.#connections.push(connection);
      if (this.#isClosed) await this.close();
    } catch {
      // the pool meets the same trouble, and tells of it
    } finally {
      this.#isOpening = false;
    }
  }

  #drop(connection: PipelinedConnection) {
    const at = this.#connections.indexOf(connection);
    if (at !== -1) this.#connections.splice(at, 1);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#connections.splice(0).map((connection) => connection.end()));
  }
}
