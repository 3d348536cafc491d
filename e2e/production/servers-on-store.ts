import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canary, readSet } from '@souk/release';
import { isHealthReport } from '@souk/release/object-keys';
import { openReleaseStore } from '@souk/release/release-store';
import { freePort } from '@souk/run/port';
import { testReleaseDir } from '@souk/run/releases';
import { startShell, stopProcess, storeEnv } from '@souk/run/store';
import { variantOf } from '../conformance/variant';
import { publicOrigin } from './fleet';
import { createVisitor } from './visitor';

const operatorToken = 'operators-of-the-suite';
const remote = 'catalog';
type LiveSet = { shell: { version: string }; remotes: Record<string, { stable: { version: string } }> };

/** A publisher's folder of all that is live, with a canary of the catalogue for everybody. @returns the folder and the canary's version */
const prepareCanary = () => {
  const dir = mkdtempSync(join(tmpdir(), 'souk-publisher-'));
  const live = readSet(testReleaseDir) as LiveSet;
  for (const part of ['keys', 'history', 'release.json'])
    cpSync(join(testReleaseDir, part), join(dir, part), { recursive: true });
  for (const [name, { stable, last }] of Object.entries(
    live.remotes as Record<string, { stable: { version: string }; last?: { version: string } }>,
  ))
    for (const { version } of [stable, ...(last ? [last] : [])])
      cpSync(join(testReleaseDir, name, version), join(dir, name, version), { recursive: true });
  const version = variantOf(dir, remote, live.remotes[remote]?.stable.version ?? '', 'canary', {});
  canary(dir, remote, version, 100);
  return { dir, version, shellVersion: live.shell.version };
};

/** Everything but keys, as `rclone copy` puts it there; the document last. */
export const fillStore = async (address: string, dir: string) => {
  const store = openReleaseStore(address);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((key) => !/^keys\/|\.lock$|^release\.json$/.test(key) && !isHealthReport(key));
  while (files.length)
    await Promise.all(files.splice(0, 16).map((key) => store.write(key, readFileSync(join(dir, key)))));
  await store.write('release.json', readFileSync(join(dir, 'release.json')));
};

/** A folder for a server that takes releases from a store: what a package has of them, the key and one shell. */
export const newServerFolder = (shellVersion: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-server-'));
  cpSync(join(testReleaseDir, 'keys/release.pub'), join(folder, 'keys/release.pub'));
  cpSync(join(testReleaseDir, 'shell', shellVersion), join(folder, 'shell', shellVersion), { recursive: true });
  return folder;
};

/**
 * Two shell servers with folders of their own that take releases from one store, where a canary is out. There is no api: what is
 * looked at is what pages report, and what becomes of the canary.
 */
export const openServersOnStore = async (address: string) => {
  const { dir, version, shellVersion } = prepareCanary();
  await fillStore(address, dir);
  const folders = [dir];
  const start = async () => {
    const releaseDir = newServerFolder(shellVersion);
    folders.push(releaseDir);
    const port = await freePort();
    const env = storeEnv({
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin,
      INTERNAL_KEY: 'production-suite-key-between-processes',
      OPERATOR_TOKEN: operatorToken,
      BIND_ADDRESS: '127.0.0.1',
      RELEASE_STORE: address,
    });
    const { child } = await startShell(env, { releaseDir, version: shellVersion, apiPort: 9 });
    return { origin: `http://127.0.0.1:${port}`, child };
  };
  const servers = await Promise.all([start(), start()]);

  /** A page of this visitor reports that the canary failed, or was shown. */
  const report = async (at: number, networkAddress: string, outcome: 'shown' | 'failed' = 'failed') => {
    const visitor = createVisitor(servers[at]?.origin ?? '', networkAddress, publicOrigin);
    const headers = { origin: publicOrigin };
    const page = await (await visitor.ask('/beacon', { headers })).text();
    const reports = [{ remote, version, outcome, ms: 20 }];
    const { status } = await visitor.ask('/beacon', { json: { page, reports }, headers });
    if (status !== 204) throw new Error(`a report was answered ${status}`);
  };
  const stateAt = async (origin: string) => {
    const reply = await fetch(`${origin}/version`, { headers: { authorization: `Bearer ${operatorToken}` } });
    const now = (await reply.json()) as {
      judgedBy: string;
      remotes: Record<string, { canary?: { isBroken: boolean; figures: { loads: number; failed: number } | null } }>;
    };
    const { isBroken, figures } = now.remotes[remote]?.canary ?? {};
    return { judgedBy: now.judgedBy, isBroken, failed: figures?.failed ?? 0 };
  };
  return {
    servers,
    report,
    states: () => Promise.all(servers.map(({ origin }) => stateAt(origin))),
    close: async () => {
      await Promise.all(servers.map(({ child }) => stopProcess(child)));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type ServersOnStore = Awaited<ReturnType<typeof openServersOnStore>>;
