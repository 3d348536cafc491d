import { join, relative } from 'node:path';
import webpack from 'webpack';
import { base, define } from './base.mjs';
import { isPacked, root } from './workspace.mjs';

/** The Node that servers are built for. What it has and an older one lacks fails where it is used, long after the start. */
const nodeMajor = 24;

/** Has a server end at its start, with one line, under a Node older than it was built for. @param name as its other lines begin */
export const refuseOldNode = (name) =>
  new webpack.BannerPlugin({
    raw: true,
    banner: `if (parseInt(process.versions.node, 10) < ${nodeMajor}) { process.stderr.write('souk ${name}: this is Node ' + process.versions.node + ', and ${nodeMajor} or newer is needed (in a clone: node_modules/.bin/node)\\n'); process.exit(1); }`,
  });

/** A bundle for Node: one CommonJS file, with a source map that stacks are read by (source-stack.mjs). */
export const nodeBundle = ({ dir, name, isProduction, entry, externals, filename = 'server.cjs', plugins = [] }) => {
  const common = base({ dir, name, side: 'server', isProduction });
  return {
    ...common,
    // createRequire means Node's own resolution at run time, not a module of the bundle.
    module: { ...common.module, parser: { javascript: { createRequire: false } } },
    target: `node${nodeMajor}`,
    entry,
    output: {
      path: join(dir, isProduction ? 'dist/server' : 'dist-dev/server'),
      filename,
      library: { type: 'commonjs2' },
      clean: true,
      // Where a file lies in the repository, on whatever machine it was built.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        relative(isPacked ? dir : root, absoluteResourcePath),
    },
    externals,
    externalsPresets: { node: true },
    node: { __dirname: false, __filename: false },
    // By line while developing, by column in what ships: the latter costs a save a quarter of its time. No text of a source ships.
    devtool: isProduction ? 'nosources-source-map' : common.devtool,
    optimization: { minimize: false, splitChunks: false },
    plugins: [define(dir, 'server'), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), ...plugins],
  };
};

/** Of OpenTelemetry a store uses a tenth: it is bundled, where the rest falls away. */
const isBundled = (request) => /^(@souk\/|@opentelemetry\/|[./#])/.test(request);

/** A server whose npm packages stay in node_modules: for apps/api, which has binary ones. */
export const server = (dir, { entry }, argv = {}) => [
  nodeBundle({
    dir,
    name: 'api',
    isProduction: argv.mode !== 'development',
    entry,
    externals: [({ request }, callback) => (isBundled(request) ? callback() : callback(null, `commonjs2 ${request}`))],
    plugins: [refuseOldNode('api')],
  }),
];
