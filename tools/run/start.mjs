import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await start();

/** `npm start`: installs, builds, seeds and serves the whole store on one origin. What was released by a command stays released. */
async function start() {
  const { refuseTakenPort } = await import('./port.mjs');
  await refuseTakenPort(process.env.PORT || '4200');
  const { buildAll } = await import('./build.mjs');
  const { startStore } = await import('./store.mjs');
  const { greet } = await import('./greet.mjs');
  const { demoEnv } = await import('./demo-env.mjs');
  const begun = Date.now();
  const releaseDir = join(root, 'deploy');
  const shellVersion = buildAll(releaseDir);
  const env = demoEnv(process.env);
  console.log('Starting the store…');
  const store = await startStore({
    releaseDir,
    shellVersion,
    apiArgs: process.argv.slice(2),
    env,
    isFollowing: true,
    onExit: (code) => process.exit(code || 1),
  }).catch((error) => {
    if (error.message) console.error(error.message);
    process.exit(1);
  });
  greet(store.publicOrigin, { ms: Date.now() - begun, isSandbox: env.SANDBOX === '1' });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nClosing the store…');
      void store.stop().then(() => process.exit(0));
    });
  }
}
