import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@souk/run/port';
import pg from 'pg';
import { binOf } from './programs';

const example = resolve(import.meta.dirname, '../../deploy-examples/pgbouncer.ini');

export const pgbouncerVersion = () =>
  /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(binOf('pgbouncer'), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '';

const nobody = 65_534;

/** PgBouncer by the example that comes with the project, before a database server on `port`. */
export const startPgbouncer = async (database: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const config = readFileSync(example, 'utf8')
    .replace(/^\* = .*$/m, `* = host=127.0.0.1 port=${database}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}\nunix_socket_dir =`);
  writeFileSync(file, config);
  writeFileSync(users, '"postgres" ""\n');
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const child = spawn(binOf('pgbouncer'), [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isUp = async () => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (child.exitCode !== null || tries === 200) throw new Error(`pgbouncer: ${said}`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
