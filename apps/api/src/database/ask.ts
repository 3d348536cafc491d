import type pg from 'pg';

/** Sends a statement that stands alone, and gives its answer. */
export type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** What an answer was, and how long the database took for it, without waiting for a connection. */
export interface Answered {
  result: pg.QueryResult;
  tookMs: number;
}

/** A statement by a connection of the pool that it has to itself. */
export const askAlone =
  (pool: Pick<pg.Pool, 'connect'>) =>
  async (text: string, values: unknown[]): Promise<Answered> => {
    const client = await pool.connect();
    try {
      const begun = performance.now();
      const result = await client.query(text, values);
      return { result, tookMs: performance.now() - begun };
    } finally {
      client.release();
    }
  };
