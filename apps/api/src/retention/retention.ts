import { failureReason } from '@souk/contract/internal';
import { tx } from '../database/tx';
import type { Plugin } from '../deps';
import { type Retention, retentionRules } from './rules';

/** Rows that one transaction forgets: a store that sets a limit late has many, and each statement its time. */
const mostAtOnce = 2_000;

/**
 * Forgets what is old enough.
 * @throws what each rule said that failed, once all others are done
 */
export const forgetOld = async (days: Retention, now: Date, most = mostAtOnce): Promise<void> => {
  const failures: string[] = [];
  for (const { what, afterMs, forget } of retentionRules) {
    const age = afterMs(days);
    if (age === undefined) continue;
    const before = new Date(now.getTime() - age);
    try {
      while ((await tx(() => forget(before, most))) >= most);
    } catch (error) {
      failures.push(`${what}: ${failureReason(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
};

/** Forgets every hour. */
export const retentionPlugin: Plugin = (_app, { jobs, config, clock }) =>
  jobs.every('29 * * * *', 'retention.forget', () => forgetOld(config.retention, clock.now()), { isDroppable: true });
