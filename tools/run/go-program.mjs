import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

const limitMs = 20 * 60_000;

/** Does work; where it cannot be done, says so in one line and ends the process. */
const orLeave = (work) => {
  try {
    return work();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};

/**
 * A program that Go compiles the first time, for a command that asks the real thing.
 * @param program.module its address @param program.folder of the program in it, if not the first
 * @param program.version the one that the command was last seen to pass with; `<VARIABLE>_VERSION` names another
 * @param program.flags of `go install`
 * @param program.variable begin of the names: `<VARIABLE>_BIN` is a program that is there already
 */
export const goProgram = ({ name, module, folder = '', version: pinned, variable, flags = [] }) => {
  const version = process.env[`${variable}_VERSION`] || pinned;
  const cache = join(root, 'node_modules/.cache', name, version);
  // outside this repository, so that Go looks for no module of ours
  const go = (args, env = {}) =>
    spawnSync('go', args, { cwd: cache, encoding: 'utf8', timeout: limitMs, env: { ...process.env, ...env } });
  const needGo = () => {
    mkdirSync(cache, { recursive: true });
    if (go(['version']).status !== 0)
      throw new Error(`${name} needs Go, or ${variable}_BIN. Nothing else of the store does.`);
  };
  /** @throws one line that says why it is not to be had */
  const compile = () => {
    const bin = process.env[`${variable}_BIN`] || join(cache, name);
    if (existsSync(bin)) return bin;
    needGo();
    console.log(`Compiling ${module}@${version} (some minutes)…`);
    const { status, stderr } = go(['install', ...flags, `${module}${folder}@${version}`], { GOBIN: cache });
    if (status !== 0) throw new Error(`Go could not install it: ${String(stderr).trim().split('\n').at(-1)}`);
    // Go names it by its folder
    const installed = join(cache, basename(folder || module));
    if (!existsSync(bin)) renameSync(installed, bin);
    return bin;
  };
  const download = () => {
    needGo();
    const { status, stdout } = go(['mod', 'download', '-json', `${module}@${version}`]);
    if (status !== 0) throw new Error(`Go could not download ${module}@${version}`);
    return JSON.parse(stdout).Dir;
  };
  return {
    version,
    compile,
    /** @returns the program's path; ends the process with one plain line where it is not to be had */
    find: () => orLeave(compile),
    /** @returns the folder of the module's source */
    source: () => orLeave(download),
  };
};
