import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How brotli writes distances: which way makes a file smaller depends on the file. 1 spares 87 bytes of the largest. */
const distances = [0, 1];

const brotli = (bytes) =>
  distances
    .map((distance) =>
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NPOSTFIX]: distance },
      }),
    )
    .reduce((smallest, one) => (one.length < smallest.length ? one : smallest));

const ways = {
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
  '.br': brotli,
};

/** Compressed copies lie beside the files, made once at storing instead of at every answer. */
export const compress = (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(name));
    if (!/\.(js|css|json|svg)$/.test(file)) continue;
    for (const [ending, pack] of Object.entries(ways))
      if (!existsSync(file + ending)) writeFileSync(file + ending, pack(readFileSync(file)));
  }
};
