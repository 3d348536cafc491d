import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
};

/** A disk of a few megabytes, in memory. */
export const openDisk = (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  chmodSync(folder, 0o777);
  const filler = join(folder, 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    /** Takes all that is left. */
    fill: () => run('fallocate', '-l', String(freeBytes()), filler),
    freeBytes,
    /** Gives it back, as an operator who makes room. */
    makeRoom: () => rmSync(filler),
    close: () => {
      run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
