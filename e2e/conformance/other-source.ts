import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../federation/store';

/** How the source of another day differs: file → what is replaced by what, or its whole new text. */
export type Difference = Record<string, readonly [before: string, after: string] | string>;

const isSource = (path: string) => !/\/(dist|dist-dev|node_modules)(\/|$)/.test(path);

/** A copy of the source with the difference applied, beside the real one; packages are the same. */
const copyOf = (name: string, apps: readonly string[], difference: Difference): string => {
  const folder = join(root, 'test-results/other-sources', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const part of ['libs', 'tools/build', 'tools/release', ...apps.map((app) => `apps/${app}`)])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  for (const file of readdirSync(root))
    if (/^(package|tsconfig).*\.json$/.test(file)) cpSync(join(root, file), join(folder, file));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '@souk')
      cpSync(join(root, 'node_modules/@souk'), join(folder, 'node_modules/@souk'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (!entry.startsWith('.'))
      symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
  }
  for (const [file, change] of Object.entries(difference)) {
    const at = join(folder, file);
    if (typeof change === 'string') {
      writeFileSync(at, change);
      continue;
    }
    const text = readFileSync(at, 'utf8');
    if (!text.includes(change[0])) throw new Error(`${file} does not hold ${change[0]}`);
    writeFileSync(at, text.replaceAll(...change));
  }
  return folder;
};

const buildApp = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
    const env = { ...process.env, SOUK_NO_BUILD_CACHE: '1' };
    const job = spawn(process.execPath, [webpack, '--mode', 'production'], { cwd: folder, env });
    let told = '';
    job.stdout.on('data', (text) => (told += String(text)));
    job.stderr.on('data', (text) => (told += String(text)));
    job.on('exit', (code) =>
      code === 0 && existsSync(join(folder, 'dist/release.json'))
        ? resolve(join(folder, 'dist'))
        : reject(new Error(`${folder} does not build:\n${told}`)),
    );
  });

/**
 * Really builds applications from a source of another day.
 * @returns their builds, by name, ready to be published
 */
export const buildOtherSource = async <A extends string>(
  name: string,
  apps: readonly A[],
  difference: Difference,
): Promise<Record<A, string>> => {
  const folder = copyOf(name, apps, difference);
  const built = await Promise.all(apps.map(async (app) => [app, await buildApp(join(folder, 'apps', app))] as const));
  return Object.fromEntries(built) as Record<A, string>;
};
