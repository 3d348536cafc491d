import { fork } from 'node:child_process';
import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { devPortOf } from '@souk/build';
import { buildForDevelopment } from '../build.mjs';
import { root } from '../install.mjs';
import { refuseTakenPort } from '../port.mjs';
import { storeEnv } from '../store.mjs';
import { tellAsBuilt } from './as-built.mjs';
import { devServers } from './servers.mjs';

const apps = join(root, 'apps');
/** Its own: what is released in `deploy/` is no matter of development. */
const releaseDir = join(root, '.data/dev/releases');
const children = new Set();

/**
 * The built store with the named applications from their source: remotes hot, `shell` and `api` started anew at a save.
 * The shell always runs in its development build, since React's refresh needs it.
 */
export const devStore = async ({ remotes, servers }) => {
  const origins = await Promise.all(remotes.map(originOf));
  const env = storeEnv({
    SANDBOX: '1',
    LOG_LEVEL: 'warn',
    ...process.env,
    DEV_APPS: apps,
    DEV_REMOTES: origins.join(),
  });
  await refuseTakenPort(env.PORT);
  const isApiBuilt = servers.includes('api');
  const store = devServers({ env, releaseDir, apiFolder: isApiBuilt ? 'dist-dev' : 'dist' });
  const end = async (code) => {
    await store.stop();
    for (const child of children) child.kill('SIGTERM');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));
  // The shell is built for development in any case.
  buildForDevelopment(releaseDir, [...new Set(['shell', ...remotes, ...servers])]);
  console.log('Building from source…');
  const built = {
    shell: build('shell', servers.includes('shell'), store.renewShell),
    api: isApiBuilt ? build('api', true, store.renewApi) : Promise.resolve(),
  };
  try {
    await Promise.all([...remotes.map((name) => serveRemote(name, store.renewPages)), store.start(built)]);
    greet(env.PUBLIC_ORIGIN, [...remotes, ...servers]);
    tellAsBuilt([...remotes, ...servers]);
  } catch (error) {
    if (error.message) console.error(error.message);
    await end(1);
  }
};

const greet = (origin, names) =>
  console.log(`
  ${origin} with ${names.join(', ')} from source: save a file and look.
  Alt+O on a page outlines which team owns what. Ctrl-C closes the store.
`);

const originOf = async (name) => `${name}=http://localhost:${devPortOf(await configOf(name))}`;
const configFile = (name) => join(apps, name, 'remote.config.mjs');
const configOf = async (name) => (await import(pathToFileURL(configFile(name)).href)).default;

/** Starts a process of this folder. @returns resolves when it said `ready`; rejects when it ended before */
const started = (file, args, onReady) => {
  const child = fork(join(import.meta.dirname, file), args, { cwd: root });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const first = new Promise((resolve, reject) => {
    child.on('message', ({ ready }) => ready && resolve());
    child.once('exit', () => reject(new Error(`${args[0]} does not run from source: see the lines above.`)));
  });
  void first.then(
    () => child.on('message', ({ ready }) => ready && onReady()),
    () => undefined,
  );
  return { child, first };
};

const build = (name, isWatched, onBuilt) => {
  const { child, first } = started('watch-build.mjs', [name, ...(isWatched ? [] : ['once'])], onBuilt);
  // The first build must stand; one that fails later waits for the next save.
  child.once('message', ({ ready }) => ready || child.kill('SIGTERM'));
  return first;
};

/** What a remote offers (its screens, its slots) is read at its process's start: a save of it starts another. */
const serveRemote = (name, onOffered) => {
  let { child, first } = started('remote-from-source.mjs', [name], () => undefined);
  watchFile(configFile(name), { interval: 300 }, () => {
    child.kill('SIGTERM');
    child.once('exit', () => {
      ({ child, first } = started('remote-from-source.mjs', [name], () => undefined));
      first.then(onOffered, (error) => console.error(error.message));
    });
  });
  return first;
};
