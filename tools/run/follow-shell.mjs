import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '@souk/release';

const everyMs = 500;

/**
 * Follows the shell that is released: its server is started beside the one that runs, on the same port, and that one ends when it has
 * answered what it was asked. A shell that does not start leaves everything as it is.
 * @param start version → its server, ready @param stop ends one
 * @returns `now`, the server that runs, and `close`
 */
export const followShell = ({ releaseDir, first, start, stop }) => {
  let running = first;
  let seen = '';
  let failed = '';
  let work = Promise.resolve();

  const wanted = () => {
    try {
      const { mtimeMs, ino } = statSync(join(releaseDir, 'release.json'));
      if (seen === `${mtimeMs} ${ino}`) return undefined;
      seen = `${mtimeMs} ${ino}`;
      return readSet(releaseDir).shell?.version;
    } catch {
      return undefined; // the server that runs says why the document is refused
    }
  };

  const follow = async () => {
    const version = wanted();
    if (!version || version === running.version || version === failed) return;
    try {
      const next = await start(version);
      const before = running;
      running = next;
      failed = '';
      console.log(`shell ${version} serves; ${before.version} ends`);
      await stop(before);
    } catch (error) {
      failed = version;
      console.error(`shell ${version} does not start, ${running.version} stays: ${error.message}`);
    }
  };

  const timer = setInterval(() => (work = work.then(follow)), everyMs);
  return {
    now: () => running,
    close: async () => {
      clearInterval(timer);
      await work;
    },
  };
};
