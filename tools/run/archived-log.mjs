import { appendFileSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const linesOf = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');

/** Adds settings to a server's own file: of two of the same name the last counts. */
export const addSettings = (data, settings) => appendFileSync(join(data, 'postgresql.conf'), linesOf(settings));

/** Settings by which a server copies each full file of its log into the folder `archive`. */
export const archiving = (archive) => ({
  archive_mode: 'on',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
});

/**
 * Has a base backup repeat the log in the folder `archive` at its first start, until `moment`, and then take writes.
 * @param {string} data the base backup
 * @param {{ archive: string, moment: string, user: { uid?: number, gid?: number } }} options
 */
export const recoverUntil = (data, { archive, moment, user }) => {
  addSettings(data, {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  const mark = join(data, 'recovery.signal');
  writeFileSync(mark, '');
  if (user.uid) chownSync(mark, user.uid, user.gid ?? user.uid);
};
