import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { publish, readSet, rollback } from '@souk/release';
import { releaseForTests } from '@souk/run/releases';
import { copySeededData } from '@souk/run/seeded-data';
import { startStore } from '@souk/run/store';

export const root = resolve(import.meta.dirname, '../..');

/** Where tests open stores of their own, counting up from the journeys' port; another suite may have the hundred after. */
export const federationPort = Number(process.env['FEDERATION_PORT'] || Number(process.env['E2E_PORT'] || 4290) + 1);

/**
 * A store of its own, so that a test may change its releases: own folder of builds, own data, own port.
 * @param options.settings variables besides
 */
export const openStore = async (
  port: number,
  { isFollowing = false, settings = {} }: { isFollowing?: boolean; settings?: Record<string, string> } = {},
) => {
  const folder = mkdtempSync(join(root, 'test-results/store-'));
  const releaseDir = join(folder, 'deploy');
  cpSync(releaseForTests(), releaseDir, { recursive: true });
  const { shell } = readSet(releaseDir) as { shell: { version: string } };
  const publicOrigin = `http://localhost:${port}`;
  const dataDir = join(folder, 'data');
  copySeededData(process.env['SEEDED_DATA'], dataDir);
  const env = {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin,
    DATA_DIR: dataDir,
    SANDBOX: '1',
    // Another system stands on this machine.
    WEBHOOK_PRIVATE_ADDRESSES: '1',
    RENDER_DEADLINE_MS: '60000',
    // Nobody is left waiting at a store that one test alone visits; one that follows releases ends its servers as any does.
    ...(isFollowing ? {} : { DRAIN_MS: '0' }),
    ...settings,
  };
  const store = await startStore({
    releaseDir,
    shellVersion: shell.version,
    env,
    onExit: () => undefined,
    isFollowing,
  });
  return {
    origin: publicOrigin,
    releaseDir,
    dataDir,
    close: async () => {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Hash of every file below the release folder, the document itself left out, and what processes tell each other. */
export const fingerprint = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !/^\/(release\.json|history\/|health\/)/.test(join(entry.parentPath, entry.name).slice(dir.length)),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(dir.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/** Builds the catalogue's source with one word changed, away from the real folder. @returns the build */
export const buildChangedCatalog = (change: (folder: string) => void): string => {
  const folder = join(root, 'test-results/catalog-next');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'apps/catalog'), folder, { recursive: true, filter: (path) => !/\/dist(\/|$)/.test(path) });
  change(folder);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, SOUK_NO_BUILD_CACHE: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the changed catalogue does not build:\n${stdout}${stderr}`);
  return join(folder, 'dist');
};

export { publish, rollback };
