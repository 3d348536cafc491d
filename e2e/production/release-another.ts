import { expect } from '@playwright/test';
import { promote, readSet } from '@souk/release';
import { variantOf } from '../conformance/variant';

type LiveSet = { seq: number; remotes: Record<string, { stable: { version: string } }> };

const numberAt = async (port: number) =>
  ((await (await fetch(`http://127.0.0.1:${port}/version`)).json()) as { seq: number }).seq;

/** Releases another version of the catalogue, and waits until the servers at these ports have it. */
export const releaseAnother = async (releaseDir: string, ports: readonly number[]) => {
  const live = readSet(releaseDir) as LiveSet;
  const version = variantOf(releaseDir, 'catalog', live.remotes['catalog']?.stable.version ?? '', 'next', {});
  promote(releaseDir, 'catalog', version);
  for (const port of ports) await expect.poll(() => numberAt(port), { timeout: 30_000 }).toBe(live.seq + 1);
};
