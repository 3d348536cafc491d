import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publish } from '@souk/release';
import { writeJourney } from './journey.mjs';
import { refuse, words } from './names.mjs';
import { writeSlice } from './slice.mjs';

/** `npm run remote wish-book -- --owner @team`: a remote with app, route, words, test, journey, owner and docs, live in a running store. */
const root = join(import.meta.dirname, '../..');
const [name, ...options] = process.argv.slice(2);
const owner = options[options.indexOf('--owner') + 1];
if (!/^[a-z][a-z0-9-]*$/.test(name ?? ''))
  refuse('Say a name in kebab-case: npm run remote wish-book -- --owner @team');
if (!options.includes('--owner') || !/^@[\w/-]+$/.test(owner ?? '')) refuse('Say who owns it: --owner @team');
const app = join(root, 'apps', name);
if (existsSync(app)) refuse(`apps/${name} is there already`);

const portsTaken = async () => {
  const ports = [];
  for (const other of readdirSync(join(root, 'apps'))) {
    const file = join(root, 'apps', other, 'remote.config.mjs');
    if (existsSync(file)) ports.push((await import(pathToFileURL(file).href)).default.devPort);
  }
  return ports;
};

const port = Math.max(4400, ...(await portsTaken())) + 1;
mkdirSync(app, { recursive: true });
const write = (file, text) => writeFileSync(join(app, file), text);
write(
  'package.json',
  `${JSON.stringify(
    {
      name: `@souk/${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'webpack --mode production',
        test: `node ../../tools/jest/run.mjs ${name}`,
        serve: `node ../../tools/run/dev.mjs ${name}`,
      },
      nx: { name, tags: ['layer:remote', `scope:${name}`] },
    },
    null,
    2,
  )}\n`,
);
write(
  'webpack.config.mjs',
  `import { remote } from '@souk/build';\nimport config from './remote.config.mjs';\n\nexport default remote(import.meta.dirname, config);\n`,
);
write(
  'remote.config.mjs',
  `export default {
  name: '${name}',
  owner: '${owner}',
  devPort: ${port},
  exposes: { './start': './src/${name}-start/${name}-start.route.ts' },
  routes: [{ path: '/${name}', expose: './start' }],
};
`,
);
writeSlice(app, `${name}-start`);
appendFileSync(join(root, '.github/CODEOWNERS'), `/apps/${name}/  ${owner}\n/e2e/${name}/  ${owner}\n`);
writeJourney({ team: name, slice: name, path: `/${name}`, title: words(`${name}-start`) });
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const platform = /^\| Platform .*$/m;
writeFileSync(
  join(root, 'README.md'),
  readme.replace(platform, (row) => `| ${words(name)} | \`apps/${name}\` | \`/${name}\` | |\n${row}`),
);
mkdirSync(join(root, 'docs/remotes'), { recursive: true });
writeFileSync(
  join(root, 'docs/remotes', `${name}.md`),
  `# ${words(name)}\n\nOwned by ${owner}. Screens: \`/${name}\`. Develop it with \`npm run dev ${name}\`.\n`,
);

const run = (command, args) => spawnSync(command, args, { cwd: app, stdio: 'inherit' }).status;
run(process.execPath, [
  join(root, 'node_modules/prettier/bin/prettier.cjs'),
  '--write',
  '--log-level=warn',
  app,
  join(root, 'README.md'),
  join(root, 'e2e', name),
]);
if (run(process.execPath, [join(root, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production']) !== 0)
  refuse('It does not build: see the lines above.');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
if (
  spawnSync(npm, ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' })
    .status !== 0
)
  console.error('package-lock.json is not up to date: run npm install before the first commit');
const releaseDir = resolve(process.env.RELEASE_DIR || join(root, 'deploy'));
const { setId } = publish(releaseDir, [join(app, 'dist')], { by: { command: 'start' } });
console.log(`apps/${name} is written, built and live in release set ${setId}: open /${name} in a running store.
Its journey: npm run e2e -- --project ${name}`);
