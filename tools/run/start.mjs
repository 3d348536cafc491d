import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await start();

/** `npm start`: installs, builds, seeds and serves the whole store on one origin. */
async function start() {
  const { refuseTakenPort } = await import('./port.mjs');
  await refuseTakenPort(process.env.PORT || '4200');
  const { buildAll } = await import('./build.mjs');
  const { startStore } = await import('./store.mjs');
  const { greet } = await import('./greet.mjs');
  const begun = Date.now();
  const releaseDir = join(root, 'deploy');
  const shell = buildAll(releaseDir);
  const env = {
    LOG_LEVEL: 'warn',
    SANDBOX: process.env.STRIPE_SECRET_KEY || process.env.PAYPAL_CLIENT_SECRET ? undefined : '1',
    ...process.env,
  };
  if (env.SANDBOX === undefined) delete env.SANDBOX;
  console.log('Starting the store…');
  const store = await startStore({
    releaseDir,
    shellVersion: shell.version,
    apiArgs: process.argv.slice(2),
    env,
    onExit: (code) => process.exit(code || 1),
  }).catch((error) => {
    if (error.message) console.error(error.message);
    process.exit(1);
  });
  greet(store.publicOrigin, Date.now() - begun);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nClosing the store…');
      void store.stop().then(() => process.exit(0));
    });
  }
}
