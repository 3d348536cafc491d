import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
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

/**
 * Makes the folder for everything that the server keeps on disk, before anything is filled.
 * @throws {ConfigError} naming the variable when it cannot be made or written.
 */
export const makeDataFolder = (dataDir: string) => {
  try {
    make(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${reason})`);
  }
};
