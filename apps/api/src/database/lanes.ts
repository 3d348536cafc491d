import type pg from 'pg';
import type { Answered } from './ask';
import { Lane } from './lane';

/** A statement that took longer than this has no place where others wait behind it. */
const quickMs = 20;
const mostLanes = 4;
/** Texts that are remembered at most: statements put together from choices must not fill the memory. */
const mostTexts = 2000;

/** What a lane's connection is opened with: a statement waits no longer than this for a row that somebody holds. */
export const laneSettings = { lock_timeout: quickMs };

/** Whether the connection has it: a pooler between may leave it out, and who waits then holds up everybody behind. */
export const isBounded = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout');
  return rows[0]?.lock_timeout === `${quickMs}ms`;
};

/** Of a statement that fails so nothing happened, and alone it may well succeed. */
const worthAnotherTry = new Set([
  '55P03', // somebody holds a row
  '26000', // the one before it should have prepared it, and failed
  '0A000', // a migration by a newer process changed what its rows look like
]);

const isWorthAnotherTry = (error: unknown) =>
  error instanceof Error && 'code' in error && worthAnotherTry.has(String(error.code));

/**
 * Connections that many share. A statement that stands alone needs no connection to itself: it is sent behind those that
 * are on their way, and the database, which finds the next one waiting, need not be woken for it. That is a quarter of what a
 * checkout costs. Only what has shown to be quick travels so; anything else, and what meets a row that somebody holds, goes alone.
 */
export class Lanes {
  readonly #lanes: Lane[] = [];
  readonly #quick = new Set<string>();
  #isOpening = false;
  #isClosed = false;

  /**
   * @param alone for what must not be waited behind
   * @param open a connection that pipelines, made with `laneSettings`, not yet connected
   * @param isFit whether it has them; where it has not, no lane is opened
   */
  constructor(
    private readonly alone: (text: string, values: unknown[]) => Promise<Answered>,
    private readonly open: () => pg.Client,
    private readonly isFit: (client: pg.Client) => Promise<boolean> = isBounded,
  ) {}

  async ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      const lane = this.#quick.has(text) ? this.#freeLane() : undefined;
      return await (lane ? this.#askIn(lane, text, values) : this.#askAlone(text, values));
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      this.#quick.delete(text);
      return this.#askAlone(text, values);
    }
  }

  async #askIn(lane: Lane, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { result, tookMs } = await lane.ask(text, values);
    if (tookMs > quickMs) this.#quick.delete(text);
    return result;
  }

  async #askAlone(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { result, tookMs } = await this.alone(text, values);
    if (tookMs < quickMs && this.#quick.size < mostTexts) this.#quick.add(text);
    return result;
  }

  #freeLane(): Lane | undefined {
    const free = this.#lanes.find((lane) => lane.isFree());
    if (!free && !this.#isClosed && this.#lanes.length < mostLanes && !this.#isOpening) void this.#openOne();
    return free;
  }

  async #openOne(): Promise<void> {
    this.#isOpening = true;
    const client = this.open();
    const lane = new Lane(client);
    // it broke: whoever waits is told by the statement, and nobody comes after
    client.on('error', () => this.#drop(lane));
    client.on('end', () => this.#drop(lane));
    try {
      await client.connect();
      this.#isClosed ||= !(await this.isFit(client));
      this.#lanes.push(lane);
      if (this.#isClosed) await this.close();
    } catch {
      // the pool meets the same trouble, and tells of it
    } finally {
      this.#isOpening = false;
    }
  }

  #drop(lane: Lane) {
    const at = this.#lanes.indexOf(lane);
    if (at !== -1) this.#lanes.splice(at, 1);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#lanes.splice(0).map((lane) => lane.end()));
  }
}
