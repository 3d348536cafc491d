import type { Job, JobResult, PgBoss } from 'pg-boss';

/** How this process takes the work of one queue. */
export interface WorkerOptions {
  /** A clock starts it: it may wait. */
  isScheduled: boolean;
  /** Ten are fetched together, and done at once. */
  isParallel: boolean;
  /** What was sent as urgent is also fetched apart, so that it waits for nothing else that was fetched. */
  hasUrgent: boolean;
  /** One of each group at once, of several groups beside each other: a slow group holds up its own work alone. */
  isByGroup: boolean;
}

const atOnce = 10;
/** So many groups at once. */
const lanes = 6;
/** What a shopper started should not wait; what a clock starts may. In seconds. */
const lookEvery = { often: 2, seldom: 30 };

/** The priority of work in the queue: pg-boss fetches the greater one first. */
export const priorityOf = (isUrgent: boolean) => (isUrgent ? 1 : 0);

type Work = (job: Job<Record<string, unknown>>) => Promise<JobResult>;

/**
 * Fetches the due jobs of a queue and has them done, from now on until the queues stop. A job has so much time from the moment it is fetched: jobs
 * that are done one after the other are fetched one by one, or those behind a slow one would be taken by another process, or given up untried.
 */
export async function startQueueWorker(boss: PgBoss, name: string, options: WorkerOptions, work: Work): Promise<void> {
  const { isScheduled, isParallel, hasUrgent, isByGroup } = options;
  const isTogether = isParallel && !isByGroup;
  const settings = {
    pollingIntervalSeconds: isScheduled ? lookEvery.seldom : lookEvery.often,
    batchSize: isTogether ? atOnce : 1,
    perJobResults: true as const,
    ...(isByGroup ? { localGroupConcurrency: 1 } : {}),
  };
  const begin = async (more: { minPriority?: number } = {}) => {
    let worker = '';
    worker = await boss.work(name, { ...settings, ...more }, async (jobs: Job<Record<string, unknown>>[]) => {
      const results = await Promise.all(jobs.map(work));
      // looks for the next at once, not when its interval is over
      if (!isScheduled && !isTogether) boss.notifyWorker(worker);
      return results;
    });
  };
  for (let lane = 0; lane < (isByGroup ? lanes : 1); lane += 1) await begin();
  if (hasUrgent) await begin({ minPriority: priorityOf(true) });
}
