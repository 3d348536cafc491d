import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

/** Whose text a source is: a package, a library or application of ours, or what the bundler writes itself. */
const ownerOf = (source) => {
  const name = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? source.match(/\blibs\/[\w-]+/)?.[0];
  const [, app] = source.match(/^webpack:\/\/([a-z_]+?)(?:_[A-Z\d]+)?\/(?:\.\/)?src\//) ?? [];
  return name ?? (app ? `apps/${app}` : 'the bundler');
};

/**
 * Takes a script apart by its source map.
 * @param size of the whole script as it is sent; what the owners' texts weigh alone is scaled to it
 * @returns owner → bytes
 * @example weightsIn(code, readFileSync(`${path}.map`, 'utf8'), brotliCompressSync(code).length)
 */
export const weightsIn = (code, map, size) => {
  const sources = new SourceMap(JSON.parse(map));
  const texts = new Map();
  // What no line of a source stands for (CSS above all, and the bundler's wrapping) belongs to whoever stands before it.
  let owner = 'the bundler';
  code.split('\n').forEach((line, number) => {
    let from = -1;
    for (let column = 0; column < line.length; column++) {
      const { generatedLine, generatedColumn, originalSource } = sources.findEntry(number, column);
      if (generatedLine === number && generatedColumn !== from) {
        from = generatedColumn;
        if (originalSource) owner = ownerOf(originalSource);
      }
      texts.set(owner, (texts.get(owner) ?? '') + line[column]);
    }
  });
  const alone = new Map([...texts].map(([name, text]) => [name, brotliCompressSync(text).length]));
  const all = [...alone.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...alone].map(([name, bytes]) => [name, Math.round((bytes * size) / all)]));
};
