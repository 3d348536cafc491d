import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSet } from '@souk/release';
import { startObjectStorage } from '@souk/run/object-storage';
import { freePort } from '@souk/run/port';
import { testReleaseDir } from '@souk/run/releases';
import { startVarnish } from '../cdn/varnish';
import { variantOf } from '../conformance/variant';
import { publicOrigin, root } from '../production/fleet';
import { fillStore, newServerFolder } from '../production/servers-on-store';
import { createVisitor } from '../production/visitor';
import { binOf } from './programs';
import { openWholeFleet } from './whole-fleet';

const releaseStore = 's3://souk/releases';
type LiveSet = { shell: { version: string }; remotes: Record<string, { stable: { version: string } }> };

/** The whole fleet with Varnish before it; pairs on two machines, which take releases and pictures from one bucket. */
export const openFront = async () => {
  const storage = await startObjectStorage(binOf('versitygw'));
  const publisher = mkdtempSync(join(tmpdir(), 'souk-publisher-'));
  cpSync(testReleaseDir, publisher, { recursive: true });
  const live = readSet(publisher) as LiveSet;
  await fillStore(`${storage.url}/releases`, publisher);
  const machines = [newServerFolder(live.shell.version), newServerFolder(live.shell.version)];
  let started = 0;
  const port = await freePort();
  const fleet = await openWholeFleet({
    storage,
    releaseDir: publisher,
    // A pair that begins after another one ended finds what that left.
    folderOfPair: () => machines[started++ % machines.length] ?? '',
    more: { RELEASE_STORE: releaseStore, PURGE_URL: `http://127.0.0.1:${port}/.purge` },
  });
  const cache = await startVarnish(port, Number(new URL(fleet.origin).port));
  return {
    ...fleet,
    cache,
    /** Visitors come through the cache, but for those who are sent to one pair. */
    visitor: (networkAddress: string, pair?: (typeof fleet.pairs)[number]) =>
      pair ? fleet.visitor(networkAddress, pair) : createVisitor(cache.origin, networkAddress, publicOrigin),
    /** Puts another version of the catalogue into the bucket and makes it live by the release tool. @returns the version */
    async release() {
      const version = variantOf(publisher, 'catalog', live.remotes['catalog']?.stable.version ?? '', 'next', {});
      await fillStore(`${storage.url}/releases`, publisher);
      const env = { ...process.env, RELEASE_DIR: publisher, RELEASE_STORE: releaseStore, STORAGE_URL: storage.url };
      const words = [join(root, 'tools/release/src/cli.mjs'), 'promote', 'catalog', version];
      const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`release promote: ${stderr}`);
      return version;
    },
    async close() {
      await cache.stop();
      await fleet.close();
      for (const folder of [publisher, ...machines]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type Front = Awaited<ReturnType<typeof openFront>>;
