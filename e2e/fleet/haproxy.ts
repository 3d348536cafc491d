import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@souk/run/port';
import type { Balancer } from '../production/balancer';
import { binOf } from './programs';

const example = resolve(import.meta.dirname, '../../deploy-examples/haproxy.cfg');
/** One pair more than a fleet has, so that another may begin before one ends. */
const places = 3;

/** Asks HAProxy by its own socket. */
const ask = (file: string, command: string) =>
  new Promise<string>((done) => {
    let text = '';
    const socket = connect(file, () => socket.write(`${command}\n`));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => done('')).on('close', () => done(text));
  });

const run = async (config: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-haproxy-'));
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')];
  writeFileSync(file, `global\n  stats socket ${socket} mode 600 level admin\n${config}`);
  const child = spawn(binOf('haproxy'), ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  while ((await ask(socket, 'show info')) === '') {
    if (child.exitCode !== null) throw new Error(`haproxy: ${complaint}`);
    await wait(50);
  }
  /** Whether its last look at a server was good; it takes one for good before it has looked. */
  const isUp = async (server: string) => {
    const line = (await ask(socket, 'show stat')).split('\n').find((one) => one.split(',')[1] === server) ?? '';
    return /,UP,.*,(L7OK|L4OK),/.test(line);
  };
  return {
    untilUp: async (server: string) => {
      while (!(await isUp(server))) await wait(20);
    },
    close: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** HAProxy by the example that comes with the project, as the last of the proxies before a store: TLS has ended before it. */
export const openHaproxy = async (publicHost: string): Promise<Balancer> => {
  const ports: number[] = [];
  while (ports.length < places) ports.push(await freePort());
  const port = await freePort();
  const servers = ports.map((one, n) => `  server web-${n + 1} 127.0.0.1:${one}\n`).join('');
  const asBefore = `  http-request set-header Host ${publicHost}\n  http-request set-header X-Forwarded-Proto https\n`;
  const config = readFileSync(example, 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/( {2}server web-.*\n)+/, asBefore + servers);
  const haproxy = await run(config);
  const taken = new Set<number>();
  return {
    origin: `http://127.0.0.1:${port}`,
    address: 'loopback',
    nextPort: async () => {
      const free = ports.find((one) => !taken.has(one));
      if (free === undefined) throw new Error('HAProxy has no place for another pair');
      taken.add(free);
      return free;
    },
    add: (one) => haproxy.untilUp(`web-${ports.indexOf(one) + 1}`),
    remove: (one) => void taken.delete(one),
    close: haproxy.close,
  };
};

/**
 * HAProxy between the pairs and their database, in place of whatever knows which server takes writes: the second once the first is gone.
 * @returns the port of the database
 */
export const openDatabaseSwitch = async ([first, second]: [number, number]) => {
  const port = await freePort();
  const haproxy = await run(`defaults
  mode tcp
  timeout connect 1s
  retries 2
  option redispatch 1
  timeout client 1h
  timeout server 1h

listen database
  bind 127.0.0.1:${port}
  option pgsql-check user postgres
  timeout check 2s
  default-server check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
  server first 127.0.0.1:${first}
  server second 127.0.0.1:${second} backup
`);
  await Promise.all(['first', 'second'].map(haproxy.untilUp));
  return { port, close: haproxy.close };
};
