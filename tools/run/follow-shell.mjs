import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '@souk/release';

const everyMs = 500;
/** Between two starts of a shell that fails: twice as long each time. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
const none = { version: '', times: 0, restsUntil: 0 };

/**
 * Follows the shell that is released: its server is started beside the one that runs, on the same port, and that one ends when it has
 * answered what it was asked. A shell that does not start leaves everything as it is and is tried again: it may be that its files could
 * not be had just then.
 * @param start version → its server, ready @param stop ends one
 * @returns `now`, the server that runs, and `close`
 */
export const followShell = ({ releaseDir, first, start, stop }) => {
  let running = first;
  let seen = '';
  let wanted;
  let failed = none;
  let work = Promise.resolve();

  const look = () => {
    try {
      const { mtimeMs, ino } = statSync(join(releaseDir, 'release.json'));
      if (seen === `${mtimeMs} ${ino}`) return;
      wanted = readSet(releaseDir).shell?.version;
      seen = `${mtimeMs} ${ino}`;
    } catch {
      wanted = undefined; // the server that runs says why the document is refused
    }
  };

  const note = (version, error) => {
    const times = failed.version === version ? failed.times + 1 : 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
    failed = { version, times, restsUntil: performance.now() + pauseMs };
    const next = `next try in ${pauseMs / 1000} s`;
    console.error(`shell ${version} does not start, ${running.version} stays; ${next}: ${error.message}`);
  };

  const follow = async () => {
    look();
    const version = wanted;
    if (!version) return;
    if (version === running.version) failed = none;
    const isResting = version === failed.version && performance.now() < failed.restsUntil;
    if (version === running.version || isResting) return;
    try {
      const next = await start(version);
      const before = running;
      running = next;
      console.log(`shell ${version} serves; ${before.version} ends`);
      await stop(before);
    } catch (error) {
      note(version, error);
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
