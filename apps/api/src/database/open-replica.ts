import type pg from 'pg';
import { type Ask, askAlone } from './ask';
import { Replica, type ReplicaState } from './replica';

const lookEveryMs = 500;

/** A replica that is looked at again and again. */
export interface RunningReplica {
  ask: Ask;
  state(): ReplicaState;
  close(): Promise<void>;
}

/** Reads by `pool` what the replica can answer, and by `primary` what it cannot. */
export const openReplica = (
  pool: Pick<pg.Pool, 'connect' | 'end'>,
  primary: Ask,
  onChange: (state: ReplicaState, reason: string) => void,
): RunningReplica => {
  const alone = askAlone(pool);
  const replica = new Replica({
    primary,
    replica: async (text, values) => (await alone(text, values)).result,
    now: () => performance.now(),
    onChange,
  });
  let timer: NodeJS.Timeout;
  let isClosed = false;
  const follow = () =>
    void replica.look().finally(() => {
      if (!isClosed) timer = setTimeout(follow, lookEveryMs).unref();
    });
  follow();
  return {
    ask: replica.ask,
    state: () => replica.state(),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
};
