import type pg from 'pg';
import type { Answered } from './ask';

/** Nobody gets in line where the answer that comes next is already awaited for so long. */
const patienceMs = 30;
/** Nor where it would take about so long until the database turns to the newcomer. */
const longestLineMs = 10;
/** How much the newest answer counts in what an answer usually takes. */
const newest = 1 / 32;

/** One connection on which statements travel one behind the other, none waiting for the answer to the one before. */
export class Lane {
  #waiting = 0;
  /** When the database turned to the statement whose answer comes next. */
  #since = 0;
  #usualMs = 0;

  constructor(private readonly client: pg.Client) {}

  isFree(): boolean {
    if (this.#waiting === 0) return true;
    return this.#waiting * this.#usualMs < longestLineMs && performance.now() - this.#since < patienceMs;
  }

  async ask(text: string, values: unknown[]): Promise<Answered> {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    try {
      const result = await this.client.query(text, values);
      return { result, tookMs: performance.now() - this.#since };
    } finally {
      this.#turn();
    }
  }

  /** An answer has come: the database turns to the next. */
  #turn() {
    const now = performance.now();
    this.#usualMs += (now - this.#since - this.#usualMs) * newest;
    this.#since = now;
    this.#waiting -= 1;
  }

  end(): Promise<void> {
    return this.client.end();
  }
}
