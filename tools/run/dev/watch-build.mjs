import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../install.mjs';

/** A process of `npm run dev`: builds the shell or the api from source, and again at every save unless `once`. */
const [name, once] = process.argv.slice(2);
const config = await import(pathToFileURL(join(root, 'apps', name, 'webpack.config.mjs')).href);
const compiler = webpack(config.default({}, { mode: 'development' }));

const built = (error, stats) => {
  const failed = error ?? (stats.hasErrors() ? stats.toString('errors-only') : null);
  if (failed) console.error(String(failed));
  const ms = stats ? Math.max(...stats.stats.map(({ startTime, endTime }) => endTime - startTime)) : 0;
  console.log(`${new Date().toLocaleTimeString()} ${name} ${failed ? 'does not build' : `built in ${ms} ms`}`);
  process.send?.({ ready: !failed });
};

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
if (once) compiler.run((...result) => (built(...result), compiler.close(() => process.exit(0))));
else compiler.watch({ aggregateTimeout: 50 }, built);
