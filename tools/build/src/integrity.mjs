import { createHash } from 'node:crypto';
import webpack from 'webpack';

const placeholder = '__SOUK_CHUNK_INTEGRITY__';

/** Stands for the build's own hash. Two builds of one remote in one page must not take each other's chunks. */
export const buildMark = 'SOUKBUILD000';

const filesOf = ({ files }) => [...files];

/** Subresource-integrity value of a file's bytes. @param algorithm sha256, sha384 or sha512 */
export const sri = (bytes, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/**
 * Every chunk that webpack's own loader fetches carries its hash, and a chunk without one is refused. What the page itself asks for has
 * none here: the loader never fetches it.
 * The hashes stand in the entry, which the page loads by the hash in the release document, so the chain is closed.
 */
export class ChunkIntegrity {
  /**
   * @param isPreloaded whether a page's HTML asks for a file of this name beforehand; it is given the compilation, too. The browser takes such
   * a file only for a request with the same kind of hash, sha384 as in the release document; others have sha256, a third shorter.
   */
  constructor(isPreloaded) {
    this.isPreloaded = isPreloaded;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}
var hashes = "${placeholder}", hash = hashes[url.split("?")[0].split("/").pop()];
if (!hash) throw new Error("no integrity for " + url);
script.integrity = hash; script.crossOrigin = "anonymous";`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 2 },
        (assets) => this.nameBuild(compilation, assets),
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, (assets) =>
        this.fill(compilation, assets),
      );
    });
  }

  /** The hash is as long as the mark, so that source maps stay true. */
  nameBuild(compilation, assets) {
    const scripts = Object.keys(assets)
      .filter((name) => name.endsWith('.js'))
      .sort();
    const all = createHash('sha256');
    for (const name of scripts) all.update(name).update(assets[name].buffer());
    const hash = all.digest('hex').slice(0, buildMark.length);
    for (const name of scripts) {
      const source = assets[name].source().toString();
      if (!source.includes(buildMark)) continue;
      compilation.updateAsset(name, new webpack.sources.RawSource(source.replaceAll(buildMark, hash)));
    }
  }

  fill(compilation, assets) {
    const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
    const holdsMap = (name) => assets[name].source().toString().includes(placeholder);
    const entries = scripts.filter(holdsMap);
    const byPage = new Set([...compilation.chunks].filter((chunk) => chunk.canBeInitial()).flatMap(filesOf));
    const chunks = scripts.filter((name) => !byPage.has(name));
    const map = JSON.stringify(
      Object.fromEntries(
        chunks.map((name) => [
          name,
          sri(assets[name].buffer(), this.isPreloaded(name, compilation) ? 'sha384' : 'sha256'),
        ]),
      ),
    );
    for (const name of entries) {
      const filled = assets[name]
        .source()
        .toString()
        .replaceAll(`"${placeholder}"`, map)
        .replaceAll(`'${placeholder}'`, map);
      compilation.updateAsset(name, new webpack.sources.RawSource(filled));
    }
  }
}
