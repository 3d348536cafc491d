import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ways = {
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
  '.br': (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
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
