import { formatFiles, generateFiles, joinPathFragments } from '@nx/devkit';
import { publish, refuseName } from '@souk/release';
import { serverTroubles } from '@souk/release/claims';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { writeJourney } from './journey-file.mjs';
import { isKebab, words } from './names.mjs';
import { reserveRemoteAddress } from './reserve-remote-address.mjs';
import { writeSlice } from './slice.mjs';
import { workflowOf } from './workflow.mjs';

const firstPort = 4400;

/** The first port behind those of the other remotes. */
const freePort = (tree) => {
  const taken = tree.children('apps').flatMap((app) => {
    const config = tree.read(`apps/${app}/remote.config.mjs`, 'utf8') ?? '';
    return [...config.matchAll(/devPort: (\d+)/g)].map(([, port]) => Number(port));
  });
  return Math.max(firstPort, ...taken) + 1;
};

const change = (tree, file, to) => tree.write(file, to(tree.exists(file) ? tree.read(file, 'utf8') : ''));

/** Builds the new remote and puts it into the store's releases: a running store shows it at once. */
const buildAndPublish = (root, name) => {
  const app = join(root, 'apps', name);
  const run = (command, args, options) => spawnSync(command, args, { cwd: app, stdio: 'inherit', ...options }).status;
  if (run(process.execPath, [join(root, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production']) !== 0)
    throw new Error('It does not build: see the lines above.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const lock = ['install', '--package-lock-only', '--no-audit', '--no-fund'];
  if (run(npm, lock, { cwd: root, stdio: 'ignore' }) !== 0)
    console.error('package-lock.json is not up to date: run npm install before the first commit');
  const releaseDir = resolve(root, process.env.RELEASE_DIR || 'deploy');
  const { setId } = publish(releaseDir, [join(app, 'dist')], { by: { command: 'start' } });
  console.log(`apps/${name} is written, built and live in release set ${setId}: open /${name} in a running store.
Its journey: npm run e2e -- --project ${name}`);
};

/**
 * `nx g @souk/plugin:remote wish-book --owner @team`: a remote with app, route, sentences, test, journey, pipeline, owner and docs, live in a
 * running store.
 */
export default async function remote(tree, { name, owner }) {
  if (!isKebab(name)) throw new Error('Say a name in kebab-case: npm run remote wish-book -- --owner @team');
  if (!/^@[\w/-]+$/.test(owner)) throw new Error('Say who owns it: --owner @team');
  refuseName(name);
  const [trouble] = serverTroubles({ routes: [{ path: `/${name}` }] });
  if (trouble) throw new Error(`${name} ${trouble}: take another name`);
  if (tree.exists(`apps/${name}`)) throw new Error(`apps/${name} is there already`);
  const files = joinPathFragments(import.meta.dirname, '../files/remote');
  generateFiles(tree, files, `apps/${name}`, { name, owner, port: freePort(tree), tmpl: '' });
  writeSlice(tree, `apps/${name}`, `${name}-start`);
  reserveRemoteAddress(tree, `/${name}`);
  writeJourney(tree, { team: name, slice: name, path: `/${name}`, title: words(`${name}-start`) });
  change(tree, '.github/CODEOWNERS', (text) => `${text}/apps/${name}/  ${owner}\n/e2e/${name}/  ${owner}\n`);
  tree.write(`.github/workflows/${name}.yml`, workflowOf(name));
  change(tree, 'README.md', (text) =>
    text.replace(/^\| Platform .*$/m, (row) => `| ${words(name)} | \`apps/${name}\` | \`/${name}\` | |\n${row}`),
  );
  tree.write(
    `docs/remotes/${name}.md`,
    `# ${words(name)}\n\nOwned by ${owner}. Screens: \`/${name}\`. Develop it with \`npm run dev ${name}\`.\n`,
  );
  await formatFiles(tree);
  return () => buildAndPublish(tree.root, name);
}
