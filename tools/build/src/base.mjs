import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { hasUnused } from './without-unused.cjs';
import { isPacked, root } from './workspace.mjs';

const require = createRequire(import.meta.url);
export const messagesLoader = join(import.meta.dirname, 'messages-loader.cjs');

export const packageJson = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

const swcRule = (side, isProduction, refresh) => ({
  test: /\.[jt]sx?$/,
  // A package of ours is shipped as its source, and compiled by whoever builds with it.
  exclude: /node_modules[\\/](?!@souk[\\/])/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    env: { targets: side === 'client' ? 'chrome 111, safari 16.4, firefox 115, edge 111' : 'node 24' },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      externalHelpers: false,
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh } },
      // Class names must be equal on the server, in the browser and after a remote is replaced: never counted up.
      experimental: {
        plugins: [
          [require.resolve('@swc/plugin-styled-components'), { ssr: true, displayName: false, fileName: false }],
        ],
      },
    },
  },
});

const assetRules = (side) => [
  { test: /messages\.(en|fr)\.json$/, type: 'javascript/auto', loader: messagesLoader },
  { test: /\.css$/, type: 'asset/source' },
  {
    test: /\.(woff2|webp|svg)$/,
    type: 'asset/resource',
    generator: {
      filename: '[name].[contenthash:8][ext]',
      ...(side === 'server' ? { emit: false, publicPath: '' } : {}),
    },
  },
];

/** What ships to browsers goes without the parts of its libraries that the store never reaches. */
const unusedRules = (side, isProduction) =>
  side === 'client' && isProduction
    ? [{ test: hasUnused, loader: join(import.meta.dirname, 'without-unused.cjs') }]
    : [];

/** What every bundle of every application has in common. */
export const base = ({ dir, name, side, isProduction, refresh = false }) => ({
  name: `${name}:${side}`,
  context: dir,
  mode: isProduction ? 'production' : 'development',
  devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { '@formatjs/icu-messageformat-parser': noParser() },
    conditionNames: [
      side === 'client' ? 'browser' : 'node',
      'import',
      'module',
      'webpack',
      isProduction ? 'production' : 'development',
      'default',
    ],
  },
  module: {
    rules: [swcRule(side, isProduction, refresh), ...assetRules(side), ...unusedRules(side, isProduction)],
  },
  cache: cacheOf(dir, name, side, isProduction),
  performance: false,
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
  },
});

const noParser = () => join(dirname(require.resolve('@formatjs/icu-messageformat-parser')), 'no-parser.js');

const cacheOf = (dir, name, side, isProduction) =>
  !process.env.SOUK_NO_BUILD_CACHE && {
    type: 'filesystem',
    name: `${name}-${side}-${isProduction ? 'production' : 'development'}`,
    cacheDirectory: join(isPacked ? dir : root, 'node_modules/.cache/webpack'),
    buildDependencies: { config: [join(dir, 'webpack.config.mjs'), import.meta.filename] },
  };

export const define = (dir, side) =>
  new webpack.DefinePlugin({
    __APP_VERSION__: JSON.stringify(packageJson(dir).version),
    __SERVER__: String(side === 'server'),
  });
