import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const vcl = resolve(import.meta.dirname, '../../deploy-examples/varnish/souk.vcl');

/** The cache's program; absent on this machine: the suite is skipped, and says so. */
export const varnishBin = ['/usr/sbin/varnishd', 'varnishd'].find(
  (program) => spawnSync(program, ['-V'], { stdio: 'ignore' }).status === 0,
);

/** Starts Varnish by the project's own example before a store on `backendPort`. */
export const startVarnish = async (port: number, backendPort: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-varnish-'));
  const file = join(folder, 'souk.vcl');
  writeFileSync(file, readFileSync(vcl, 'utf8').replace('"4200"', `"${backendPort}"`));
  const work = join(folder, 'work');
  const args = ['-F', '-j', 'none', '-n', work, '-a', `127.0.0.1:${port}`, '-f', file];
  const child = spawn(varnishBin ?? '', [...args, '-s', 'malloc,64m'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`varnishd: ${complaint}`);
    await wait(50);
  }
  return {
    origin,
    /** How many answers that may be kept came from the cache until now, and how many were fetched for it. */
    counts() {
      const { stdout } = spawnSync('varnishstat', ['-n', work, '-1', '-j'], { encoding: 'utf8' });
      const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> };
      return { hits: counters['MAIN.cache_hit']?.value ?? 0, misses: counters['MAIN.cache_miss']?.value ?? 0 };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
