import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Ask } from './ask';

/** Whether reads may go to the replica: it answers, and lacks nothing that is older than `mostLagMs`. */
export type ReplicaState = 'none' | 'used' | 'behind' | 'not reached';

/** How old a change may be that the replica does not show yet. */
export const mostLagMs = 2_000;
/** A judgement that is older is none: a replica that hangs answers no look. */
const judgedForMs = 2_000;
/** How long a look waits for a primary that hangs: the replica is looked at all the same, before the judgement is too old. */
const patienceMs = 500;

/** A place in the log that all changes are written to, and when the primary was there. */
interface Mark {
  place: number;
  at: number;
}

interface Needs {
  primary: Ask;
  replica: Ask;
  now: () => number;
  onChange: (state: ReplicaState, reason: string) => void;
}

const placeOf = `pg_wal_lsn_diff(%, '0/0')::bigint as place`;
const written = `select ${placeOf.replace('%', 'pg_current_wal_lsn()')}`;
const repeated = `select ${placeOf.replace('%', 'pg_last_wal_replay_lsn()')}, pg_is_in_recovery() as "isReplica"`;

/**
 * Sends reads that need not show the newest change to a server that repeats what the primary writes. What that server cannot answer, and
 * everything while it is behind or out, the primary answers.
 */
export class Replica {
  #state: ReplicaState = 'not reached';
  #judgedAt = -Infinity;
  #marks: Mark[] = [];
  #marking: Promise<void> | undefined;

  constructor(private readonly needs: Needs) {}

  state(): ReplicaState {
    const isJudged = this.needs.now() - this.#judgedAt <= judgedForMs;
    return isJudged ? this.#state : 'not reached';
  }

  ask = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    if (this.state() === 'used') {
      try {
        return await this.needs.replica(text, values);
      } catch {
        // It is gone, or gave up in favour of a change that it repeats, or lacks a table of the newest migration. The next look says which.
      }
    }
    return this.needs.primary(text, values);
  };

  /** Compares where both servers are. Without the primary a replica that has all there was is as good as any. */
  async look(): Promise<void> {
    this.#marking ??= this.#mark().finally(() => (this.#marking = undefined));
    await Promise.race([this.#marking, wait(patienceMs, undefined, { ref: false })]);
    try {
      const answer = await this.needs.replica(repeated, []);
      if (!(answer.rows[0] as { isReplica: boolean }).isReplica) return this.#judge('not reached', 'it is no standby');
      this.#judge(this.#hasAllBut(placeIn(answer)) ? 'used' : 'behind', `by more than ${mostLagMs} ms`);
    } catch (error) {
      this.#judge('not reached', (error as Error).message);
    }
  }

  /** Notes where the primary is; nothing where it does not answer. */
  async #mark(): Promise<void> {
    const at = this.needs.now();
    const answer = await this.needs.primary(written, []).catch(() => null);
    if (answer) this.#marks.push({ place: placeIn(answer), at });
  }

  /** Of marks that are older nothing follows; the newest stays, for a primary that is out makes none. */
  #hasAllBut(place: number): boolean {
    const newest = this.#marks.at(-1);
    this.#marks = this.#marks.filter((mark) => mark === newest || this.needs.now() - mark.at <= mostLagMs);
    return this.#marks.some((mark) => mark.place <= place);
  }

  #judge(state: ReplicaState, reason: string) {
    const before = this.#state;
    [this.#state, this.#judgedAt] = [state, this.needs.now()];
    if (state !== before) this.needs.onChange(state, state === 'used' ? '' : reason);
  }
}

const placeIn = ({ rows }: pg.QueryResult) => (rows[0] as { place: number }).place;
