import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base, define, messagesLoader } from './base.mjs';
import { remoteContracts, UsedNames } from './contracts.mjs';
import { buildMark, ChunkIntegrity } from './integrity.mjs';
import { ReleaseFile } from './release-file.mjs';
import { nodeBundle } from './server.mjs';
import { consumedModules, refuseBehindFacade, sharedExternals } from './shared.mjs';

/** Federation names are identifiers: cart-checkout → cart_checkout. */
export const globalNameOf = (name) => name.replaceAll('-', '_');

const locales = ['en', 'fr'];

/** The remote's own exposes and, per language, all its slices' words in one file. No path of this machine gets in. */
const exposesOf = (dir, config) => {
  const path = relative(dir, messagesLoader);
  const loader = path.startsWith('.') ? path : `./${path}`;
  const words = locales.map((locale) => [`./messages.${locale}`, `${loader}?locale=${locale}!./remote.config.mjs`]);
  return { ...config.exposes, ...Object.fromEntries(words) };
};

/** The last word on a chunk whose server is alive (apps/shell/src/client/load-timeout.ts). The tool's own deadline is two minutes. */
const chunkDeadlineMs = 20_000;

/** The federation tool's bundler runtime comes from the shell (apps/shell/src/client/share-runtime.ts). */
const runtimeOfShell = ({ request }, callback) =>
  /webpack-bundler-runtime\/dist\/bundler\.js$/.test(request) ? callback(null, 'var _SOUK_FEDERATION') : callback();

/** @param isReleased goes into the store, so that its files are listed (`manifest`) */
export const clientOf = (dir, config, isProduction, isReleased = false) => ({
  ...base({ dir, name: config.name, side: 'client', isProduction, refresh: !isProduction }),
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: join(dir, 'dist/client'),
    // No hash in the names: the folder is the version.
    filename: '[name].js',
    chunkFilename: '[name].js',
    uniqueName: isProduction ? `${config.name}_${buildMark}` : config.name,
    chunkLoadTimeout: chunkDeadlineMs,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  externals: [refuseBehindFacade, runtimeOfShell],
  plugins: [
    define(dir, 'client'),
    new ModuleFederationPlugin({
      dts: false,
      shareStrategy: 'loaded-first',
      manifest: isReleased,
      name: globalNameOf(config.name),
      filename: 'remoteEntry.js',
      exposes: exposesOf(dir, config),
      shared: consumedModules(dir),
      experiments: {
        asyncStartup: false,
        externalRuntime: true,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
  ],
});

/** The server's entry names every expose; words come through their loader alone. */
const serverEntry = (dir, config) => {
  const entries = Object.entries(exposesOf(dir, config)).map(([key, request]) => [
    key,
    request.includes('!') ? `!!${request}` : request,
  ]);
  const imports = entries.map(([, request], i) => `import * as m${i} from ${JSON.stringify(request)};`).join('\n');
  const modules = entries.map(([key], i) => `${JSON.stringify(key)}: m${i}`).join(', ');
  return `data:text/javascript,${encodeURIComponent(`${imports}\nexport const name = ${JSON.stringify(config.name)}, modules = { ${modules} };`)}`;
};

/** One bundle for the shell server, what the shell shares left out. */
export const serverOf = (dir, config, isProduction, plugins = []) =>
  nodeBundle({
    dir,
    name: config.name,
    isProduction,
    entry: serverEntry(dir, config),
    externals: [sharedExternals, refuseBehindFacade],
    plugins,
  });

const describeRemote = (dir, config, used) => (client) => {
  const manifest = JSON.parse(readFileSync(join(client, 'mf-manifest.json'), 'utf8'));
  const exposes = manifest.exposes.map(({ name, assets }) => [
    `./${name}`,
    { js: assets.js.sync, css: assets.css.sync },
  ]);
  return {
    name: config.name,
    owner: config.owner,
    ...(config.area ? { area: config.area } : {}),
    ...(config.budget ? { budget: config.budget } : {}),
    globalName: globalNameOf(config.name),
    entry: 'remoteEntry.js',
    exposes: Object.fromEntries(exposes),
    routes: config.routes,
    slots: config.slots ?? {},
    contracts: remoteContracts(dir, config, used.names),
  };
};

/** Whether a page that shows one of the remote's screens asks for this file with it. */
const isOfScreen = (file, { chunkGroups }) =>
  chunkGroups.some((group) => group.name?.startsWith('__federation_expose_') && group.getFiles().includes(file));

/**
 * The two builds of a remote: files for the browser (Module Federation) and one server bundle, singletons left out.
 * @param dir the application's folder
 * @param config its remote.config.mjs
 */
export const remote = (dir, config) => {
  const used = new UsedNames();
  const release = new ReleaseFile(dir, describeRemote(dir, config, used));
  const client = clientOf(dir, config, true, true);
  client.plugins.push(used, new ChunkIntegrity(isOfScreen), release);
  return [client, serverOf(dir, config, true, [used, release])];
};
