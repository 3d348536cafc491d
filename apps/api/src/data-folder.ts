import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './config';

/**
 * Folder by folder: Node's own way to make several at once never ends where the system refuses with "not there" (/proc).
 * The release tool has its own (`make-folder.mjs`): applications import no tools, and the tool runs without a build, so a
 * library of these ten lines would have to be a package in plain JavaScript that serves two files.
 */
const make = (folder: string) => {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process was faster
  }
};

/** Sign-in keys, tokens and orders lie in it: a folder of our own is closed to everybody else. */
const closeToOthers = (folder: string) => {
  const { uid } = statSync(folder);
  if (uid === process.getuid?.()) chmodSync(folder, 0o700);
};

/**
 * Makes the folder for everything that the server keeps on disk, before anything is filled. Only its user may look into it.
 * @throws {ConfigError} naming the variable when it cannot be made or written.
 */
export const makeDataFolder = (dataDir: string) => {
  try {
    make(resolve(dataDir));
    closeToOthers(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${reason})`);
  }
};
