const federation = require('./unused-in-federation.cjs');
const looks = require('./unused-in-looks.cjs');
const router = require('./unused-in-router.cjs');

const changes = [...router, ...federation, ...looks];
const changesOf = (path) => changes.filter(({ file }) => file.test(path.replaceAll('\\', '/')));

/** Whether something of a module is known to be unused. */
module.exports.hasUnused = (path) => changesOf(path).length > 0;

/**
 * Takes out of a library's module what the store never reaches. The tables beside this file say what and why.
 * @throws when the library's text is no longer the one that a table speaks of: a new version has to be read again
 */
module.exports.default = function withoutUnused(source) {
  let text = source;
  for (const { never, instead, texts } of changesOf(this.resourcePath)) {
    for (const [from, to] of [...(never ?? []).map((fact) => [fact, 'false']), ...(instead ?? [])]) {
      if (!text.includes(from)) throw new Error(`${this.resourcePath} has no "${from}": see ${__dirname}`);
      text = text.replaceAll(from, to);
    }
    for (const [from, to] of texts ?? []) text = text.replace(from, to);
  }
  return text;
};
