import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await main();

/** `npm run dev [remote …]`, or one remote against a store that runs: `npm run dev catalog -- --against http://…`. */
async function main() {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  const all = readdirSync(join(root, 'apps')).filter((name) =>
    existsSync(join(root, 'apps', name, 'remote.config.mjs')),
  );
  const named = positionals.filter((name) => name !== 'shell');
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) refuse(`There is no remote ${unknown}: it is one of ${all.join(', ')}`);
  if (values.against === undefined) return dev(positionals.length ? named : all);
  if (!URL.canParse(values.against)) refuse(`--against takes a store's address, not "${values.against}"`);
  if (named.length !== 1) refuse('Say one remote: npm run dev catalog -- --against http://localhost:4200');
  const { devAgainst } = await import('./dev-against.mjs');
  return devAgainst(named[0], new URL(values.against).origin);
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The built store with the named remotes served hot from their source.
 * Without a name all remotes are. The shell runs in its development build, since React's refresh needs it.
 */
async function dev(remotes) {
  const { buildAll } = await import('./build.mjs');
  const { startStore } = await import('./store.mjs');
  const releaseDir = join(root, 'deploy');
  buildAll(releaseDir);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const children = new Set();
  const run = (dir, args) => {
    const child = spawn(process.execPath, [webpack, ...args], { cwd: join(root, 'apps', dir), stdio: 'inherit' });
    children.add(child);
    return child.once('exit', () => children.delete(child));
  };
  const end = (code) => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(code);
  };
  console.log('Building the development shell…');
  const code = await new Promise((resolve) => run('shell', ['--mode', 'development']).once('exit', resolve));
  if (code !== 0) refuse('The shell does not build: see the lines above.');
  const origins = [];
  for (const name of remotes) {
    const { default: config } = await import(pathToFileURL(join(root, 'apps', name, 'remote.config.mjs')).href);
    run(name, ['serve', '--mode', 'development']);
    origins.push(`${name}=http://localhost:${config.devPort}`);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'apps/shell/dist-dev/release.json'), 'utf8'));
  const { storeBuild } = await import('@souk/release');
  storeBuild(releaseDir, join(root, 'apps/shell/dist-dev'));
  const env = { SANDBOX: '1', LOG_LEVEL: 'warn', ...process.env, DEV_REMOTES: origins.join() };
  const store = await startStore({ releaseDir, shellVersion: version, env, onExit: (last) => end(last || 1) }).catch(
    (error) => {
      console.error(error.message);
      end(1);
    },
  );
  console.log(`\n  ${store.publicOrigin} with ${remotes.join(', ')} from source: save a file and look.`);
  console.log('  Alt+O on a page outlines which team owns what.\n');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void store.stop().then(() => end(0)));
}
