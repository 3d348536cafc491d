import { failureReason } from '@souk/contract/internal';
import { inTrace, tracing } from '@souk/telemetry';
import type { Job, JobResult, QueueResult } from 'pg-boss';
import type { Clock } from '../clock';
import type { Database } from '../database/open';
import { plain } from '../database/open';
import { db, isInTransaction } from '../database/tx';
import { createBoss } from './boss';
import { failureText } from './failure-text';
import { idOf } from './job-id';
import { dropWaiting, forbidTries } from './job-rows';
import { GiveUp, NotTried } from './outcomes';
import { createTicks } from './ticks';
import { priorityOf, startQueueWorker } from './queue-worker';

type Data = Record<string, unknown>;
/** Which try of a piece of work this is. `isLast`: it is given up when this one fails. */
export interface Try {
  isLast: boolean;
}

export { GiveUp } from './outcomes';

type JobHandler = (data: never, attempt: Try) => Promise<void>;

/** Tries after the first; delays in seconds, twice as long each time and no longer than `retryDelayMax`. */
interface Retries {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
}

/** How work of one kind is done. */
interface JobOptions {
  /** Absent: eight more tries within half an hour. */
  retries?: Retries;
  /** Several at once, where one waits for another system. */
  isParallel?: boolean;
  /** Some of it is sent as urgent, and waits for no other. */
  hasUrgent?: true;
  /** Work of one group is done one after the other here, so that a slow group holds up no other. */
  isByGroup?: true;
  /** It takes as long as it takes: it is somebody else's only once the process that does it says nothing any more. Absent: after a quarter of an hour. What a clock starts always is. */
  isLong?: true;
  /** The store is right without it: work that was given up may be dropped. Absent: it stays until it is done. */
  isDroppable?: true;
  /** A scheduled scan sends the job again for as long as its work is needed: after the last try fails, the error is logged and the job dropped. Absent: it is kept as failed. */
  isRequeued?: true;
}

interface SendOptions {
  /** Not before this instant of the store's clock. Absent: now. */
  at?: Date;
  /** The same key twice makes one job. */
  key?: string;
  /** It goes before all that is not, where the queue `hasUrgent`. */
  isUrgent?: boolean;
  /** Whose work it is, where the queue `isByGroup`. */
  group?: string;
}

/** Work for later, kept in the store's database: what a transaction enqueues runs only if it commits. */
export interface Jobs {
  /** Names a kind of work and who does it. Called before `start`; a thrown error means: try again later. */
  define(name: string, handler: JobHandler, options?: JobOptions): void;
  /** Enqueues work; inside `tx` as part of that transaction. */
  send(name: string, data: Data, options?: SendOptions): Promise<void>;
  /** Whether work of this kind waits or is being done, here or elsewhere. */
  isUnderWay(name: string): Promise<boolean>;
  /**
   * Runs work again and again, by a cron expression in UTC, however long it takes and never beside itself: those
   * that are due meanwhile are one run after it. Droppable where the next run does what the last one left. Called before `start`.
   */
  every(cron: string, name: string, handler: () => Promise<void>, options?: Pick<JobOptions, 'isDroppable'>): void;
  /**
   * Does something cheap every few seconds, in each process: looking for rows that are due, which are then sent as jobs.
   * Called before `start`. What it does must be safe to be done twice at once; a thrown error is told, no more.
   */
  often(seconds: number, look: () => Promise<void>): void;
  /** @param isWorking false leaves the queues alone until `runDue`: for tests. */
  start(isWorking?: boolean): Promise<void>;
  /** Has work that was given up tried again; inside `tx` as part of that transaction. */
  retry(name: string, id: string): Promise<void>;
  /** Whether work of this kind may be dropped once it was given up; false as well for a kind that nobody defines. */
  canDrop(name: string): boolean;
  /** Forgets work that was given up; inside `tx` as part of that transaction. Whoever calls it has looked at `canDrop`. */
  drop(name: string, id: string): Promise<void>;
  /** Does everything that is due now, here, and what that makes due. Returns how many jobs ran. */
  runDue(): Promise<number>;
  /** Forgets all waiting work. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const retries: Retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
/** How long work is its process's: a quarter of an hour, or as long as that says every half minute that it lives. */
const shortRun = { expireInSeconds: 900, heartbeatSeconds: null };
const longRun = { expireInSeconds: 12 * 3600, heartbeatSeconds: 60 };
const nobody = '00000000-0000-4000-8000-000000000000';

const inRunningTransaction = {
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: (await db().executeQuery(plain(text, values))).rows as unknown[],
  }),
};

/** Scheduled work of earlier releases that goes by other names now: its schedule would fill queues that nobody empties. */
const endedSchedules = ['orders.sweep', 'cart.forget', 'uploads.forget'];

/** Queues on pg-boss. Source: docs/architecture.md, Back end. */
export function createJobs(options: { database: Database; clock: Clock; onError: (error: Error) => void }): Jobs {
  const { database, clock, onError } = options;
  const boss = createBoss(database, onError);
  const handlers = new Map<string, JobHandler>();
  const optionsOf = new Map<string, JobOptions>();
  const crons = new Map<string, string>();
  const ticks = createTicks(onError);
  let hasStarted = false;

  clock.onAdvance(async (ms) => {
    if (!hasStarted) return;
    await database.query(
      `update pgboss.job set start_after = start_after - $1::bigint * interval '1 millisecond' where state in ('created', 'retry')`,
      [ms],
    );
  });

  const retriesOf = (name: string) => optionsOf.get(name)?.retries ?? retries;

  /** Makes a queue; one that an earlier release made is given the settings of this one. */
  const setUp = async (name: string, found: QueueResult | undefined) => {
    const isLong = crons.has(name) || optionsOf.get(name)?.isLong;
    const settings = { retryDelayMax: null, ...retriesOf(name), ...(isLong ? longRun : shortRun) };
    const policy = crons.has(name) ? 'singleton' : 'standard';
    if (!found) return boss.createQueue(name, { ...retriesOf(name), ...(isLong ? longRun : {}), policy });
    const isSame = Object.entries(settings).every(([key, value]) => found[key as keyof typeof settings] === value);
    if (!isSame) await boss.updateQueue(name, settings);
    // pg-boss changes no policy of a queue that is there; what was sent before keeps the one it was sent by
    if (found.policy !== policy)
      await database.query('update pgboss.queue set policy = $2 where name = $1', [name, policy]);
  };

  /** Does one piece of work. What fails is told and fails alone, not those that were fetched with it. */
  const attempt = async (
    job: Pick<Job<Data>, 'id' | 'name' | 'data' | 'retryCount'>,
    handler: JobHandler,
  ): Promise<JobResult> => {
    const isLast = job.retryCount >= retriesOf(job.name).retryLimit;
    try {
      if (crons.has(job.name)) await dropWaiting(database, job);
      // what a clock starts comes without data
      const { traceparent, ...data } = (job.data as Data | null) ?? {};
      await inTrace(`job ${job.name}`, { kind: 'consumer', parent: traceparent ?? '' }, () =>
        // each queue’s handler takes what `send` gave it, which the map cannot say
        handler(data as never, { isLast }),
      );
      return { id: job.id, status: 'completed' };
    } catch (error) {
      if (!(error instanceof NotTried))
        onError(new Error(`job ${job.name} failed: ${failureReason(error)}`, { cause: error }));
      if (error instanceof GiveUp) await forbidTries(database, job);
      const isLeft = isLast && optionsOf.get(job.name)?.isRequeued;
      return { id: job.id, status: isLeft ? 'completed' : 'failed', output: { message: failureText(error) } };
    }
  };

  const work = (name: string, handler: JobHandler) => {
    const { isParallel = false, hasUrgent = false, isByGroup = false } = optionsOf.get(name) ?? {};
    const settings = { isScheduled: crons.has(name), isParallel, hasUrgent, isByGroup };
    return startQueueWorker(boss, name, settings, (job) => attempt(job, handler));
  };

  const runOne = async (name: string, handler: JobHandler): Promise<number> => {
    const [job] = await boss.fetch<Data>(name);
    if (!job) return 0;
    const { status, output } = await attempt(job, handler);
    await (status === 'completed' ? boss.complete(name, job.id) : boss.fail(name, job.id, output as object));
    return 1 + (await runOne(name, handler));
  };

  return {
    define(name, handler, options = {}) {
      handlers.set(name, handler);
      optionsOf.set(name, options);
    },
    every(cron, name, handler, options = {}) {
      handlers.set(name, handler);
      optionsOf.set(name, options);
      crons.set(name, cron);
    },
    often: ticks.add,
    async send(name, data, { at, key, isUrgent = false, group } = {}) {
      const trace = tracing().running();
      await boss.send(name, trace ? { ...data, traceparent: trace.traceparent } : data, {
        ...(at ? { startAfter: new Date(at.getTime() - clock.aheadMs()) } : {}),
        ...(key ? { id: idOf(name, key) } : {}),
        ...(group === undefined ? {} : { group: { id: group } }),
        priority: priorityOf(isUrgent),
        ...(isInTransaction() ? { db: inRunningTransaction } : {}),
      });
    },
    async isUnderWay(name) {
      const text = `select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`;
      return (await database.query(text, [name])).rows.length > 0;
    },
    async retry(name, id) {
      await boss.retry(name, id, isInTransaction() ? { db: inRunningTransaction } : {});
    },
    canDrop: (name) => optionsOf.get(name)?.isDroppable ?? false,
    async drop(name, id) {
      await boss.deleteJob(name, id, isInTransaction() ? { db: inRunningTransaction } : {});
    },
    async start(isWorking = true) {
      await boss.start();
      const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, handler] of handlers) {
        await setUp(name, found.get(name));
        await boss.complete(name, nobody); // fills the queue's cache entry, which a transaction must not wait for
        if (isWorking) await work(name, handler);
        const cron = crons.get(name);
        if (cron && isWorking) await boss.schedule(name, cron);
      }
      if (isWorking) for (const name of endedSchedules) await boss.unschedule(name);
      if (isWorking) ticks.start();
      hasStarted = true;
    },
    async runDue() {
      await ticks.runAll();
      let count = 0;
      for (const [name, handler] of handlers) count += await runOne(name, handler);
      return count === 0 ? 0 : count + (await this.runDue());
    },
    clear: () => boss.deleteAllJobs(),
    async stop() {
      await ticks.stop();
      if (hasStarted) await boss.stop({ graceful: true, timeout: 4000 });
      hasStarted = false;
    },
  };
}
