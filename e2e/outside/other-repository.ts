import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSdk } from '@souk/sdk';
import { root } from '../federation/store';

/** What a team outside sets: no module of this repository is found by a package of theirs. */
const environment = () => {
  const { NODE_PATH: _nodePath, RELEASE_DIR: _releaseDir, ...rest } = process.env;
  return { ...rest, PATH: `${join(root, 'node_modules/node/bin')}:${process.env['PATH']}` };
};

const run = (cwd: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): string => {
  const all = { cwd, encoding: 'utf8', env: { ...environment(), ...env } } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, all);
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
};

/**
 * A repository of a team's own with the remote of `examples/gift-guide`: the packages are packed here and installed there as they
 * would come from a registry.
 */
export const otherRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-outside-'));
  const repository = join(folder, 'gift-guide');
  cpSync(join(root, 'examples/gift-guide'), repository, { recursive: true });
  const archives = Object.values(makeSdk(join(folder, 'packages')));
  run(repository, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...archives]);
  return {
    folder: repository,
    npmRun: (script: string) => run(repository, 'npm', ['run', script]),
    release: (releaseDir: string, ...words: string[]) =>
      run(repository, join('node_modules', '.bin', 'souk-release'), words, { RELEASE_DIR: releaseDir }),
    /** What its build says of itself. */
    built: () =>
      JSON.parse(readFileSync(join(repository, 'dist/release.json'), 'utf8')) as {
        version: string;
        shared: Record<string, string>;
        contracts: { uses: Record<string, string[]>; shows: object; calls: object };
      },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
