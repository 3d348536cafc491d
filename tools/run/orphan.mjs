import { readFileSync } from 'node:fs';

const lookEveryMs = 250;

/** A process that was forked ends as by SIGTERM when the one that forked it is gone, however that one ended. */
export const endWithParent = () => {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // or this process would wait for its parent after its work is done
};

/**
 * npm does not speak to what it runs, and a killed one leaves its shell and all below it running: so it is looked after.
 * Where the system does not tell who started whom (no /proc), or npm did not start this, nothing is watched.
 */
export const whenNpmIsGone = (end) => {
  const shell = process.ppid;
  const link = [process.pid, shell].find((pid) => nameOf(parentOf(pid)).startsWith('npm'));
  if (link === undefined) return;
  const npm = parentOf(link);
  const looking = setInterval(() => {
    if (process.ppid === shell && parentOf(link) === npm) return;
    clearInterval(looking);
    end();
  }, lookEveryMs);
  looking.unref();
};

const told = (pid, what) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
};
const nameOf = (pid) => told(pid, 'comm');
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(told(pid, 'stat'))?.[1] ?? 0);
