import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promises } from '@souk/build';
import { folders, root, writePackage } from './package-of.mjs';
import { versionOf } from './version.mjs';

const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });

/** The moment of the source: of the last commit, or of now where something is changed or git does not know. */
const momentOfSource = () => {
  const { status, stdout } = git('log', '-1', '--format=%ct');
  const isClean = git('status', '--porcelain', '--', 'libs', 'tools').stdout === '';
  return status === 0 && isClean ? new Date(Number(stdout) * 1000) : new Date();
};

const run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(command)} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

const declare = (to) => {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  run(process.execPath, [tsc, '-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', to], root);
};

/**
 * Packs what a remote in another repository is built with.
 * @param {string} to folder of the archives
 * @returns {Record<string, string>} name → archive
 */
export const makeSdk = (to) => {
  const work = mkdtempSync(join(tmpdir(), 'souk-sdk-'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    const types = join(work, 'types');
    declare(types);
    const mfe = JSON.parse(readFileSync(join(root, 'libs/mfe/package.json'), 'utf8'));
    const version = versionOf(momentOfSource(), mfe);
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    const archives = Object.entries(folders).map(([name, folder]) => {
      const place = join(work, basename(folder));
      const more = folder.startsWith('libs/') ? { types: join(types, basename(folder), 'src') } : {};
      writePackage(name, place, version, more);
      if (name === '@souk/build') writeFileSync(join(place, 'promises.json'), JSON.stringify(promises()));
      const file = run(npm, ['pack', '--silent', '--pack-destination', to], place).trim().split('\n').at(-1);
      return [name, join(to, file)];
    });
    return Object.fromEntries(archives);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
