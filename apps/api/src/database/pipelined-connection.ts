import type pg from 'pg';
import type { Answered } from './ask';

/** A connection takes no further statement while its next answer has been awaited for longer than this. */
const stalledMs = 30;
/** Nor while the statements already sent are expected to take longer than this. */
const longestQueueMs = 10;
/** Weight of the newest answer in the moving average of the time that an answer takes. */
const newestWeight = 1 / 32;

/** A pipelined connection: it sends each statement at once, before the answers to those before it have come. */
export class PipelinedConnection {
  #unanswered = 0;
  /** When the database began the statement whose answer comes next. */
  #since = 0;
  #averageMs = 0;

  constructor(private readonly client: pg.Client) {}

  isFree(): boolean {
    if (this.#unanswered === 0) return true;
    return this.#unanswered * this.#averageMs < longestQueueMs && performance.now() - this.#since < stalledMs;
  }

  async ask(text: string, values: unknown[]): Promise<Answered> {
    if (this.#unanswered === 0) this.#since = performance.now();
    this.#unanswered += 1;
    try {
      const result = await this.client.query(text, values);
      return { result, tookMs: performance.now() - this.#since };
    } finally {
      this.#noteAnswer();
    }
  }

  /** Notes that an answer has come: the database begins the next statement. */
  #noteAnswer() {
    const now = performance.now();
    this.#averageMs += (now - this.#since - this.#averageMs) * newestWeight;
    this.#since = now;
    this.#unanswered -= 1;
  }

  end(): Promise<void> {
    return this.client.end();
  }
}
