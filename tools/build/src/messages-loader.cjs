const { globSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { compileMessages } = require('./compile-messages.cjs');

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
  if (!locale) return `export default ${JSON.stringify(compileMessages(JSON.parse(source), this.resourcePath))};`;
  const all = {};
  for (const dir of await foldersOf(this.resourcePath)) {
    this.addContextDependency(dir);
    for (const file of globSync(`**/messages.${locale}.json`, { cwd: dir }).sort()) {
      const path = join(dir, file);
      this.addDependency(path);
      Object.assign(all, compileMessages(JSON.parse(readFileSync(path, 'utf8')), path));
    }
  }
  const table = JSON.stringify(all);
  return this.hot ? hotTable(basename(dirname(this.resourcePath)), locale, table) : `export default ${table};`;
};

/** Under development: saved words go to the open page (apps/shell/src/client/message-hot-reload.ts), which keeps its state. */
const hotTable = (remote, locale, table) => `
const words = ${table};
export default words;
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose((data) => { data.isOld = true; });
const detail = { remote: ${JSON.stringify(remote)}, locale: ${JSON.stringify(locale)}, words };
if (import.meta.webpackHot.data?.isOld) dispatchEvent(new CustomEvent('souk:words', { detail }));`;
