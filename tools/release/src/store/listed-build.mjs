import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.mjs';

const fileOf = (folder) => join(folder, 'in-store.json');

/** A command asked for a build that lies in the release store and is not copied here yet: copy it, then run the command again. */
export class NotCopiedYet extends Error {
  constructor(name, version) {
    super(`${name} ${version} is not copied from the release store yet`);
    this.build = { name, version };
  }
}

/** Marks a build's folder: its files lie in the release store alone. @param listing `{ files, at }`: their paths, and since when */
export const markListed = (folder, listing) => {
  makeFolder(folder);
  writeFileSync(fileOf(folder), JSON.stringify(listing));
};

export const unmarkListed = (folder) => rmSync(fileOf(folder), { force: true });

/** @returns what is known of a build that lies in the release store alone; null for one that lies here */
export const listingOf = (folder) =>
  existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : null;

/** @throws NotCopiedYet for a build that lies in the release store alone */
export const refuseNotCopied = (dir, name, version) => {
  if (existsSync(fileOf(join(dir, name, version)))) throw new NotCopiedYet(name, version);
};

/** Passes a missing copy on from where other faults are collected. */
export const passNotCopied = (error) => {
  if (error instanceof NotCopiedYet) throw error;
};
