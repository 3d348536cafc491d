import { pinningPass } from '@souk/release';
import type { BrowserContext } from '@playwright/test';

type Store = { origin: string; releaseDir: string };

/** Remote → stored version. */
export type Versions = Readonly<Record<string, string>>;

/** Reads `catalog@1.0.0-a,account@1.0.0-b`. */
export const versionsIn = (text = ''): Versions =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((each) => each.trim().split('@') as [string, string]),
  );

/**
 * Pins a browser to stored versions of remotes, whatever is live, by the pass that `npm run release -- link` signs.
 * @param more.isSilent without the banner, which is none of a shopper's page
 */
export const pinVersions = async (
  context: BrowserContext,
  { origin, releaseDir }: Store,
  versions: Versions,
  { isSilent = true } = {},
) => {
  const { pass } = pinningPass(releaseDir, versions, { isSilent });
  await context.addCookies([{ name: 'develop', value: pass, url: origin, httpOnly: true, sameSite: 'Lax' }]);
};
