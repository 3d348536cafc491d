import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folder by folder: Node's own way to make several at once never ends where the system refuses with "not there" (/proc). */
export const makeFolder = (folder) => {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process was faster
  }
};
