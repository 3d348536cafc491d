import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { clientOf, serverOf } from './remote.mjs';

const storePort = 4200;

/**
 * The port of a remote's development server follows the store's: two clones, each with a PORT of its own, never meet.
 * @param port the store's, PORT
 */
export const devPortOf = ({ devPort }, port = process.env.PORT) => devPort + (Number(port || storePort) - storePort);

/** Where the files of a remote's development server begin. */
const addressOf = (config) => `http://localhost:${devPortOf(config)}/client/`;

/**
 * A remote from its source in a store that was started for it (`npm run dev`): the browser's half is replaced piece by
 * piece while the page stands, the server's half is written to dist-dev, where the shell server reads it anew.
 * @returns both builds, and the options of the server that serves the first
 */
export const fromSource = (dir, config) => {
  const client = clientOf(dir, config, false);
  const server = serverOf(dir, config, false);
  return {
    builds: [
      {
        ...client,
        output: { ...client.output, path: join(dir, 'dist-dev/client'), publicPath: addressOf(config) },
        plugins: [...client.plugins, new ReactRefreshPlugin({ overlay: false, library: config.name })],
      },
      { ...server, devServer: false },
    ],
    options: {
      port: devPortOf(config),
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      // The starter ends it, after the store.
      setupExitSignals: false,
      headers: { 'access-control-allow-origin': '*' },
      client: {
        logging: 'error',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${devPortOf(config)}/ws`,
      },
      devMiddleware: {
        publicPath: '/client/',
        stats: 'none',
        writeToDisk: (file) => file.includes('/dist-dev/server/'),
      },
    },
  };
};

/** What makes a build small is left out: a save is waited for. */
const quick = {
  minimize: false,
  concatenateModules: false,
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
  flagIncludedChunks: false,
};

/**
 * A remote from its source for a store that runs elsewhere: built as for production, since the store's React is, but
 * not squeezed, and without hashes, since every save changes them.
 */
export const againstStore = (dir, config) => {
  const client = clientOf(dir, config, true);
  return {
    ...client,
    devtool: 'cheap-module-source-map',
    optimization: { ...client.optimization, ...quick },
    output: { ...client.output, path: join(dir, 'dist-dev/client'), publicPath: addressOf(config) },
    cache: { type: 'memory' },
  };
};
