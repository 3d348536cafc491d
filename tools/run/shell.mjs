import { resolve } from 'node:path';
import { readSet } from '@souk/release';
import { shellsOf } from './shells.mjs';
import { followShell } from './follow-shell.mjs';
import { refuseTakenPort } from './port.mjs';
import { startShell, stopProcess } from './store.mjs';

/** `npm run shell`: the shell server alone, for production. Another shell that is released takes over without a gap. */
const releaseDir = resolve(process.env.RELEASE_DIR || 'deploy');
const env = { NODE_ENV: 'production', ...process.env, PORT: process.env.PORT || '4200' };
await refuseTakenPort(env.PORT);
const ending = new Set();
let shells;
const start = async (version) => {
  await shells.fetch();
  const server = {
    ...(await startShell(env, {
      releaseDir,
      version,
      apiOrigin: env.API_ORIGIN || 'http://127.0.0.1:4201',
      isFollowed: true,
    })),
    version,
  };
  server.child.once('exit', (code) => ending.has(server.child) || process.exit(code || 1));
  return server;
};
const stop = ({ child }) => {
  ending.add(child);
  return stopProcess(child, env);
};
try {
  shells = shellsOf(releaseDir, env);
  await shells.update();
  const first = await start(readSet(releaseDir).shell.version);
  const follower = followShell({ releaseDir, first, start, stop });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(
      signal,
      () =>
        void follower
          .close()
          .then(() => stop(follower.now()))
          .then(() => process.exit(0)),
    );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
