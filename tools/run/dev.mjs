import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await dev();

/**
 * `npm run dev [remote …]`: the built store with the named remotes served hot from their source.
 * Without a name all remotes are. The shell runs in its development build, since React's refresh needs it.
 */
async function dev() {
  const { buildAll } = await import('./build.mjs');
  const { startStore } = await import('./store.mjs');
  const all = ['catalog', 'cart-checkout', 'account', 'merchant', 'custom-pages'];
  const named = process.argv.slice(2).filter((name) => name !== 'shell');
  const remotes = process.argv.length > 2 ? named : all;
  const releaseDir = join(root, 'deploy');
  buildAll(releaseDir);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const run = (dir, args) =>
    spawn(process.execPath, [webpack, ...args], { cwd: join(root, 'apps', dir), stdio: 'inherit' });
  console.log('Building the development shell…');
  await new Promise((resolve) => run('shell', ['--mode', 'development']).on('exit', resolve));
  const origins = [];
  for (const name of remotes) {
    const { default: config } = await import(pathToFileURL(join(root, 'apps', name, 'remote.config.mjs')).href);
    run(name, ['serve', '--mode', 'development']);
    origins.push(`${name}=http://localhost:${config.devPort}`);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'apps/shell/dist-dev/release.json'), 'utf8'));
  const { storeBuild } = await import('@souk/release');
  storeBuild(releaseDir, join(root, 'apps/shell/dist-dev'));
  const env = { SANDBOX: '1', ...process.env, DEV_REMOTES: origins.join() };
  const store = await startStore({ releaseDir, shellVersion: version, env, onExit: (code) => process.exit(code || 1) });
  console.log(`\n  ${store.publicOrigin} with ${remotes.join(', ')} from source: save a file and look.\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void store.stop().then(() => process.exit(0)));
}
