import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.mjs';

const programs = ['valkey-server', 'redis-server'];

/** A Redis or Valkey server that the test started. It keeps nothing on disk. */
export interface RunningRedis {
  url: string;
  /** Sends one command and gives back the server's answer as it came. */
  ask(command: string): Promise<string>;
  /** Ends it in the middle of what it does. What it held is lost. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>;
  /** Makes it hang: connections stay open, nothing is answered. */
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** The server's program, Valkey or Redis as the system's packages have it; null when there is none. REDIS_BIN names another one. */
export function findRedis(): string | null {
  if (process.env.REDIS_BIN) return process.env.REDIS_BIN;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((file) => existsSync(file)) ?? null;
}

const askAt = (port: number, command: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', (text) => {
      resolve(String(text).trim());
      socket.destroy();
    });
    socket.once('error', reject);
  });

const untilUp = async (port: number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await askAt(port, 'PING').catch(() => '')) === '+PONG') return;
    await wait(50);
  }
  throw new Error('the Redis server did not answer within ten seconds');
};

/** Starts a server of its own: a free port, an empty folder. */
export async function startRedis(bin: string): Promise<RunningRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-redis-'));
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = () => spawn(bin, words, { stdio: 'ignore' });
  let server = launch();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await untilUp(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    ask: (command) => askAt(port, command),
    kill,
    async restart() {
      server = launch();
      await untilUp(port);
    },
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
