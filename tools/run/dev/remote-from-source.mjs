import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { devPortOf, fromSource } from '@souk/build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../install.mjs';

/** A process of `npm run dev`: serves one remote hot from its source. Says `ready` when both halves are built. */
const name = process.argv[2];
const dir = join(root, 'apps', name);
const { default: config } = await import(pathToFileURL(join(dir, 'remote.config.mjs')).href);

await refuseTaken();
mkdirSync(join(dir, 'dist-dev'), { recursive: true });
const offered = { routes: config.routes, slots: config.slots ?? {} };
writeFileSync(join(dir, 'dist-dev/offered.json'), JSON.stringify(offered));

const { builds, options } = fromSource(dir, config);
const compiler = webpack(builds);
compiler.hooks.done.tap('dev', (stats) => {
  const ms = Math.max(...stats.stats.map(({ startTime, endTime }) => endTime - startTime));
  const end = stats.hasErrors() ? 'does not build' : `built in ${ms} ms`;
  console.log(`${new Date().toLocaleTimeString()} ${name} ${end}`);
  if (stats.hasErrors()) console.error(stats.toString('errors-only'));
  process.send?.({ ready: true });
});

const server = new WebpackDevServer(options, compiler);
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
await server.start();

/** Before anything is built: the development server itself would end with a stack. */
async function refuseTaken() {
  const probe = createServer();
  const error = await new Promise((resolve) => probe.once('error', resolve).listen(devPortOf(config), () => resolve()));
  if (!error) return new Promise((resolve) => probe.close(resolve));
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${devPortOf(config)} is taken: is ${name} served already?` : error.message);
  process.exit(1);
}
