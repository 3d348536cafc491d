import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { binOf } from './programs';

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Makes the disk of a running server slow for it: strace holds each call up for so long. */
export const slowDisk = async (pid: number, { syncMs, readMs }: { syncMs: number; readMs: number }) => {
  const family = [pid, ...childrenOf(pid)].flatMap((one) => ['-p', String(one)]);
  const slow = (calls: string, ms: number) => ['-e', `inject=${calls}:delay_exit=${ms * 1000}`];
  const child = spawn(
    binOf('strace'),
    [
      '-f',
      '-o',
      '/dev/null',
      '-e',
      'trace=fsync,fdatasync,pread64',
      ...slow('fsync,fdatasync', syncMs),
      ...slow('pread64', readMs),
      ...family,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('attached')) {
    if (child.exitCode !== null) throw new Error(`strace: ${said}`);
    await wait(20);
  }
  return {
    /** The disk is as it was. */
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
};
