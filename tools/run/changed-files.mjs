import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const gitIn =
  (folder) =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return status === 0 ? stdout.trim() : undefined;
  };

/** The commit from which the change at hand left `origin/main`, or `main` where there is no origin; undefined: there is no such branch. */
export const baseOfChange = (folder = root) => {
  const git = gitIn(folder);
  return git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
};

/**
 * What the change at hand touches: files that differ from where it left `origin/main`, or `main` where there is no origin, and those
 * that git does not know yet. Removed files are not among them.
 * @returns paths from the root; undefined: there is no such branch
 */
export const changedFiles = (folder = root) => {
  const base = baseOfChange(folder);
  if (base === undefined) return undefined;
  const git = gitIn(folder);
  const differing = git('diff', '--name-only', '--diff-filter=d', '-z', base);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([differing, fresh].flatMap((names = '') => names.split('\0').filter(Boolean)))];
};

const isCode = (file) => /\.(tsx?|[cm]?js|json|sql|html)$/.test(file);
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file);

/** Tests that stand in the folders of some files of code, by path. */
export const testsBeside = (files, folder = root) => {
  const folders = [...new Set(files.filter(isCode).map((file) => dirname(file)))];
  const there = folders.filter((name) => name !== '.' && existsSync(join(folder, name)));
  return there
    .flatMap((name) =>
      readdirSync(join(folder, name))
        .filter(isTest)
        .map((file) => join(name, file)),
    )
    .sort();
};
