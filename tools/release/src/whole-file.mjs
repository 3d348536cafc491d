import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Writes a file in one move: whoever reads it finds the old text or the new one, also after the power was lost.
 * @param options.isFlushed false does not wait for the disk: whoever reads it still finds one of the two, but not after a power cut
 */
export const writeWhole = (path, text, { beforeSwitch = () => {}, isFlushed = true } = {}) => {
  const next = `${path}.${process.pid}.next`;
  try {
    const file = openSync(next, 'w');
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      if (isFlushed) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    beforeSwitch();
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
};

/** @returns a failure of the disk in one line; any other as it is */
export const inWords = (error, what) =>
  error.code ? new Error(`${what}: ${noRoom.has(error.code) ? 'the disk is full' : error.message}`) : error;
