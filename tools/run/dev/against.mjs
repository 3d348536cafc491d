import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { againstStore, devPortOf } from '@souk/build';
import { signPass } from '@souk/release';
import sirv from 'sirv';
import webpack from 'webpack';
import { root } from '../install.mjs';
import { tellAsBuilt } from './as-built.mjs';

const hours = 12;
const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/**
 * `npm run dev catalog -- --against http://…`: one remote from source in a store that runs elsewhere, for this browser
 * alone. The store lets in who holds a pass signed with its release key, and nobody else.
 */
export const devAgainst = async (name, store) => {
  const dir = join(root, 'apps', name);
  const { default: config } = await import(pathToFileURL(join(dir, 'remote.config.mjs')).href);
  await refuseSilent(store);
  const origin = `http://localhost:${devPortOf(config)}`;
  const pages = new Set();
  const tell = (event) => pages.forEach((page) => page.write(`event: ${event}\ndata: 1\n\n`));

  const compiler = webpack(againstStore(dir, config));
  let isFirst = true;
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const failed = error ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
    if (failed) console.error(String(failed));
    else console.log(`${new Date().toLocaleTimeString()} built in ${stats.endTime - stats.startTime} ms`);
    tell(failed ? 'broken' : 'built');
    if (isFirst && !failed) welcome(store, name, { origin, routes: config.routes, slots: config.slots ?? {} });
    isFirst &&= Boolean(failed);
  });

  const files = sirv(join(dir, 'dist-dev'), { dev: true, setHeaders: (res) => setAll(res) });
  const server = createServer((req, res) => {
    if (req.url !== '/live') return files(req, res, () => res.writeHead(404, open).end());
    res.writeHead(200, { ...open, 'content-type': 'text/event-stream' }).flushHeaders();
    pages.add(res);
    res.once('close', () => pages.delete(res));
  });
  server.on('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${devPortOf(config)} is taken: is ${name} served already?` : error,
    );
    process.exit(1);
  });
  server.listen(devPortOf(config));
  const watched = tellAsBuilt([name], { how: () => `the store’s, at ${store}` });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => (watched.close(), watching.close(() => process.exit(0))));
};

/** Before anything is built: a store that is not there needs no remote. */
const refuseSilent = async (store) => {
  const isThere = await fetch(`${store}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) return;
  console.error(`No store answers at ${store}: start it (npm start), or say another address`);
  process.exit(1);
};

const setAll = (res) => Object.entries(open).forEach(([name, value]) => res.setHeader(name, value));

const welcome = (store, name, developed) => {
  const until = Date.now() + hours * 3_600_000;
  const releaseDir = process.env.RELEASE_DIR || join(root, 'deploy');
  const pass = signPass(releaseDir, { remotes: { [name]: developed }, until });
  console.log(`
  Open this once, in the browser you develop with (it holds for ${hours} hours):

  ${new URL('/develop', store)}?pass=${pass}

  Then browse ${store}: ${name} is yours from source, everybody else's remotes are the live ones. Save a file and look.
`);
};
