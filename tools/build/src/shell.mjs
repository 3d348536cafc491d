import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { base, define } from './base.mjs';
import { GivenNames, shellContracts } from './contracts.mjs';
import { ChunkIntegrity, sri } from './integrity.mjs';
import { ReleaseFile } from './release-file.mjs';
import { nodeBundle, refuseOldNode } from './server.mjs';
import { provideSharedModules } from './shared.mjs';

/** Written among the application's files by a compiler of its own. */
const documentFile = 'document.js';

const clientOf = (dir, isProduction) => {
  const common = base({ dir, name: 'shell', side: 'client', isProduction });
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: {
      main: [
        ...(isProduction ? [] : [join(import.meta.dirname, 'refresh-init.mjs')]),
        './src/client/in-several-tasks.ts',
      ],
      fonts: './src/client/fonts.ts',
    },
    output: {
      path: join(dir, isProduction ? 'dist/client' : 'dist-dev/client'),
      // No hash in the names: the folder is the version, and webpack 5.111 cannot place one in the federation runtime.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: 'shell',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      clean: { keep: documentFile },
    },
    optimization: {
      ...common.optimization,
      // One table of what is used, for all entries: else each export asks at run time which entry it runs in.
      usedExports: isProduction ? 'global' : false,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10, enforce: true },
        },
      },
    },
    plugins: [
      define(dir, 'client'),
      provideSharedModules(),
      // What the federation tool asks of a build that holds its runtime: no manifests are read, modules are shared, there are
      // remotes, and it runs in browsers.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        ENV_TARGET: '"web"',
      }),
    ],
  };
};

const inlineFiles = ['inline.js', 'private-page.js', 'offline-worker.js', 'vitals.js'];

/**
 * Scripts without a framework (apps/shell/src/document): what every page carries inline, what private pages carry besides, the service
 * worker, what measures a page, and the document script, which is one of the application's files.
 */
const documentOf = (dir, isProduction) => ({
  ...base({ dir, name: 'shell-document', side: 'client', isProduction: true }),
  target: ['web', 'es2022'],
  entry: {
    inline: './src/document/inline-script.ts',
    document: './src/document/document.ts',
    'private-page': './src/document/private-page.ts',
    'offline-worker': './src/document/offline-worker.ts',
    vitals: './src/document/field-vitals.ts',
  },
  devtool: false,
  output: {
    path: join(dir, isProduction ? 'dist/document' : 'dist-dev/document'),
    filename: ({ chunk }) => (chunk.name === 'document' ? `../client/${documentFile}` : '[name].js'),
    clean: true,
  },
  plugins: [define(dir, 'client')],
});

/** Remembers which files the page must start with, and which file holds the words of each language. */
class ShellFiles {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ShellFiles', (compilation) => {
      const js = (files) => [...files].filter((file) => file.endsWith('.js'));
      const chunk = (name) => js(compilation.namedChunks.get(name)?.files ?? []);
      this.found = {
        scripts: js(compilation.entrypoints.get('main').getFiles()),
        messages: { en: chunk('messages-en'), fr: chunk('messages-fr') },
        federation: chunk('federation'),
        fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
      };
    });
  }
}

/** The builds of the shell: the application in the browser, the server that renders, and the document script. */
export const shell = (dir, argv = {}, { folder, ...more } = {}) => {
  const isProduction = argv.mode !== 'development';
  const files = new ShellFiles();
  const given = new GivenNames();
  const document = documentOf(dir, isProduction);
  const about = () => ({
    documentHash: sri(Buffer.concat(inlineFiles.map((name) => readFileSync(join(document.output.path, name))))),
    name: 'shell',
    owner: '@souk/shell',
    ...files.found,
    ...more,
    contracts: shellContracts(dir, given.names),
  });
  const release = new ReleaseFile(dir, about, folder ?? (isProduction ? 'dist' : 'dist-dev'));
  const client = clientOf(dir, isProduction);
  // A build that lives until the next save goes without hashes in its loader: they cost a save a sixth of its time.
  if (isProduction) client.plugins.push(new ChunkIntegrity((name) => /^(messages|federation)/.test(name)));
  client.plugins.push(files, release);
  const server = nodeBundle({
    dir,
    name: 'shell',
    isProduction,
    entry: './src/server/main.ts',
    externals: [],
    plugins: [given, release, refuseOldNode('shell')],
  });
  document.plugins.push(release);
  return [client, server, document];
};
