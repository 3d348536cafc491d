import type { DeadJob } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type DeadJobRow, deadJobs, takeDeadJob } from './system.repository';

/** The numbers that a piece of work names. What else it holds may be personal. */
const aboutOf = ({ data }: DeadJobRow): string =>
  Object.entries(data ?? {})
    .filter(([key, value]) => /(^id|Id|No)$/.test(key) && ['string', 'number'].includes(typeof value))
    .map(([, value]) => String(value))
    .join(', ');

/** Work that was given up, as the desk shows it, the newest first. */
export const listDeadJobs = async ({ jobs }: Pick<Deps, 'jobs'>): Promise<DeadJob[]> =>
  (await deadJobs()).map((job) => ({
    id: job.id,
    queue: job.name,
    at: job.at.toISOString(),
    tries: job.tries,
    about: aboutOf(job),
    error: (job.output?.message ?? '').slice(0, 500),
    canDrop: jobs.canDrop(job.name),
  }));

/** Another try of work that was given up, or its end. */
export function deskDeadJobs({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) {
  return {
    async jobRetry({ params: { id }, body: { queue } }, ctx) {
      const job = await takeDeadJob(queue, id);
      if (!job) throw notFound();
      await jobs.retry(queue, id);
      await note(ctx, clock.now(), { subject: ['job', id], after: { queue, about: aboutOf(job) } });
      return true;
    },

    async jobDrop({ params: { id }, body: { queue, reason } }, ctx) {
      const job = await takeDeadJob(queue, id);
      if (!job) throw notFound();
      if (!jobs.canDrop(queue)) throw new ReplyError('JOB_NOT_DROPPABLE', deskWords(ctx.locale, 'jobNotDroppable'));
      await jobs.drop(queue, id);
      await note(ctx, clock.now(), { subject: ['job', id], reason, before: { queue, about: aboutOf(job) } });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
