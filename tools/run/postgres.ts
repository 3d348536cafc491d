import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addSettings, archiving, recoverUntil } from './archived-log.mjs';
import { freePort } from './port.mjs';
import pg from 'pg';

const packages = '/usr/lib/postgresql';
const nobody = 65_534;

/** What `pg_basebackup` wrote. */
export interface BaseBackup {
  /**
   * Starts another server on it and on the log that was archived since, without the first server: once.
   * @param moment until when, as the first server's clock says it
   */
  restoreAt(moment: string): Promise<RunningPostgres>;
}

/** A server that the test started. */
export interface RunningPostgres {
  url: string;
  /** The same by its socket file, which costs less than the network does. */
  socketUrl: string;
  /** The server's first process; its connections are its children. */
  pid: number;
  stop(): Promise<void>;
  /** Ends it as an operator does; what it holds stays, for `resume`. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Takes a base backup while it runs, without the log: only a server with `isArchived` has that elsewhere. */
  takeBaseBackup(): Promise<BaseBackup>;
  /** Has the log archived up to now, as `archive_timeout` has it after some time. */
  archiveLog(): Promise<void>;
  /** Starts a server that repeats everything this one writes. Unless it is not waited for, a commit waits until the standby has it on its disk. */
  startStandby(options?: { isWaitedFor: boolean }): Promise<RunningPostgres>;
  /** A standby takes writes from now on. */
  promote(): Promise<void>;
  /** Ends all its processes in the middle of what they do, as a machine that fails does. What it left stays, for `resume`. */
  kill(): Promise<void>;
  /** Whether it still runs: a full disk may have ended it. */
  isRunning(): boolean;
  /** The same, and starts it again on what it left. */
  crash(): Promise<void>;
}

/**
 * Folder of the newest PostgreSQL server that the system's own packages installed; null when there is none.
 * POSTGRES_BIN names another one.
 */
export function findPostgres(): string | null {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(packages) ? readdirSync(packages).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => join(packages, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

/** The server refuses to run as the system's administrator. */
const ordinaryUser = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

type User = ReturnType<typeof ordinaryUser>;

const newFolder = (user: User, place = tmpdir()) => {
  const folder = mkdtempSync(join(place, 'souk-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  return folder;
};

const keptFolder = (user: User, folder: string) => {
  mkdirSync(folder, { recursive: true });
  if (user.uid) chownSync(folder, user.uid, user.gid);
  return folder;
};

/** Runs one of the system's own tools to its end. */
const runTool = (bin: string, name: string, args: string[], { folder, user }: { folder: string; user: User }) => {
  const { status, stderr } = spawnSync(join(bin, name), args, { ...user, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
};

type Options = { place?: string; kept?: string; settings?: Record<string, string>; isArchived?: boolean };

const archiveOf = (folder: string) => join(folder, 'archive');

/**
 * Starts a server of its own: a new folder, a free port, an ordinary user.
 * @param options.place where that folder is made @param options.settings as `postgresql.conf` has them
 * @param options.kept a folder that stays, and is begun once @param options.isArchived its log is archived, for restores until a moment
 */
export async function startPostgres(
  bin: string,
  { place, kept, settings = {}, isArchived = false }: Options = {},
): Promise<RunningPostgres> {
  const user = ordinaryUser();
  if (kept && existsSync(join(kept, 'data'))) return serve(bin, kept, user, true);
  const folder = kept ? keptFolder(user, kept) : newFolder(user, place);
  const words = ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'];
  runTool(bin, 'initdb', words, { folder, user });
  const archive = keptFolder(user, archiveOf(folder));
  addSettings(join(folder, 'data'), { ...settings, ...(isArchived ? archiving(archive) : {}) });
  return serve(bin, folder, user, kept !== undefined);
}

async function serve(bin: string, folder: string, user: User, isKept = false): Promise<RunningPostgres> {
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const words = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    return spawn(join(bin, 'postgres'), words, { ...user, cwd: folder, stdio: 'ignore' });
  };
  let server = launch();
  await untilUp(url);
  const halt = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    for (const pid of familyOf(server)) process.kill(pid, 'SIGKILL');
    await ended;
  };
  const copyTo = (other: string, ...more: string[]) => {
    const words = ['-D', join(other, 'data'), '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', 'fast'];
    runTool(bin, 'pg_basebackup', [...words, ...more], { folder: other, user });
    return other;
  };
  return {
    url,
    socketUrl: `postgres://postgres@localhost/postgres?host=${folder}&port=${port}`,
    pid: server.pid ?? 0,
    halt,
    async resume() {
      server = launch();
      await untilUp(url);
    },
    async takeBaseBackup() {
      const copy = copyTo(newFolder(user), '-X', 'none');
      return {
        async restoreAt(moment) {
          recoverUntil(join(copy, 'data'), { archive: archiveOf(folder), moment, user });
          const restored = await serve(bin, copy, user);
          await untilTrue(restored.url, 'select not pg_is_in_recovery() as yes');
          return restored;
        },
      };
    },
    async archiveLog() {
      const [ended] = await command<{ file: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as file');
      await untilTrue(url, `select last_archived_wal >= '${ended?.file}' as yes from pg_stat_archiver`);
    },
    async startStandby({ isWaitedFor } = { isWaitedFor: true }) {
      const standby = await serve(bin, copyTo(newFolder(user), '-R'), user);
      if (!isWaitedFor) return standby;
      await command(url, `alter system set synchronous_standby_names = '*'`);
      await command(url, 'select pg_reload_conf()');
      return standby;
    },
    promote: async () => void (await command(url, 'select pg_promote()')),
    kill,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt();
      if (!isKept) rmSync(folder, { recursive: true, force: true });
    },
    async crash() {
      await kill();
      server = launch();
      await untilUp(url);
    },
  };
}

const command = async <T extends object>(url: string, text: string): Promise<T[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<T>(text).finally(() => client.end());
  return rows;
};

/** @param text asks for one row with a column `yes` @throws after a minute */
const untilTrue = async (url: string, text: string) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const [row] = await command<{ yes: boolean | null }>(url, text);
    if (row?.yes) return;
    await wait(100);
  }
  throw new Error(`still not so after a minute: ${text}`);
};

const untilUp = async (url: string) => {
  for (let tries = 0; tries < 100 && !(await isUp(url)); tries += 1) await wait(100);
};

/** The first process, then those that it started: nobody is left to tidy up. */
const familyOf = ({ pid = 0 }: ChildProcess) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
};
