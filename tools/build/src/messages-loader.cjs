const { globSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { parse } = require('@formatjs/icu-messageformat-parser');
const { pathToFileURL } = require('node:url');
const { spaceFrench } = require('./french-spaces.cjs');

/** ICU text → syntax tree, at build time, so that no parser travels to the browser. */
const compile = (words, file) =>
  Object.fromEntries(
    Object.entries(words).map(([id, text]) => {
      try {
        const tree = parse(text, { ignoreTag: false, captureLocation: false });
        return [id, file.endsWith('.fr.json') ? spaceFrench(tree) : tree];
      } catch (error) {
        throw new Error(`${file}: message "${id}" is not valid ICU: ${error.message}`);
      }
    }),
  );

/** Folders whose messages a remote carries: its own, and those of library parts that it bundles (`words` of its config). */
const foldersOf = async (configPath) => {
  const { words = [] } = (await import(pathToFileURL(configPath))).default;
  return [join(dirname(configPath), 'src'), ...words.map((folder) => join(dirname(configPath), folder))];
};

/**
 * With `?locale=en`, applied to a remote's remote.config.mjs: gathers every slice's messages.en.json into one module.
 * Without: compiles the one JSON file it is applied to.
 */
module.exports = async function messagesLoader(source) {
  const { locale } = Object.fromEntries(new URLSearchParams(typeof this.query === 'string' ? this.query.slice(1) : ''));
  if (!locale) return `export default ${JSON.stringify(compile(JSON.parse(source), this.resourcePath))};`;
  const all = {};
  for (const dir of await foldersOf(this.resourcePath)) {
    this.addContextDependency(dir);
    for (const file of globSync(`**/messages.${locale}.json`, { cwd: dir }).sort()) {
      const path = join(dir, file);
      this.addDependency(path);
      Object.assign(all, compile(JSON.parse(readFileSync(path, 'utf8')), path));
    }
  }
  const table = JSON.stringify(all);
  return this.hot ? hotTable(basename(dirname(this.resourcePath)), locale, table) : `export default ${table};`;
};

/** Under development: saved words go to the open page (apps/shell/src/client/hot-words.ts), which keeps its state. */
const hotTable = (remote, locale, table) => `
const words = ${table};
export default words;
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose((data) => { data.isOld = true; });
const detail = { remote: ${JSON.stringify(remote)}, locale: ${JSON.stringify(locale)}, words };
if (import.meta.webpackHot.data?.isOld) dispatchEvent(new CustomEvent('souk:words', { detail }));`;
