import { tx } from '../database/tx';
import type { Plugin } from '../deps';
import { type Retention, retentionRules } from './rules';

/** Forgets what is old enough. */
export const forgetOld = async (days: Retention, now: Date): Promise<void> => {
  for (const { afterMs, forget } of retentionRules) {
    const age = afterMs(days);
    if (age !== undefined) await tx(() => forget(new Date(now.getTime() - age)));
  }
};

/** Forgets every hour. */
export const retentionPlugin: Plugin = (_app, { jobs, config, clock }) =>
  jobs.every('29 * * * *', 'retention.forget', () => forgetOld(config.retention, clock.now()));
