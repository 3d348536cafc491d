import type { Job } from 'pg-boss';
import type { Database } from '../database/open';

type JobRow = Pick<Job, 'name' | 'id'>;

/** A job that failed is not tried again. */
export const forbidTries = (database: Database, { name, id }: JobRow) =>
  database.query('update pgboss.job set retry_limit = retry_count where name = $1 and id = $2', [name, id]);

/** What a clock sent while no run could begin is done by the next that does: after an outage they are hundreds. */
export const dropWaiting = (database: Database, { name, id }: JobRow) =>
  database.query(`delete from pgboss.job where name = $1 and id <> $2 and state = 'created'`, [name, id]);
