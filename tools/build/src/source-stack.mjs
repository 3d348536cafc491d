import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** Maps of the bundles that appeared in a stack, by file. Null: a file has none. A map is read at its first failure, never before. */
const maps = new Map();

const mapOf = (file) => {
  if (maps.has(file)) return maps.get(file);
  let map = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // A bundle without a map keeps its own lines.
  }
  maps.set(file, map);
  return map;
};

/** The position in the source that a position in a bundle was made from. */
const sourceOf = (place, file, line, column) => {
  const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  return found?.originalSource
    ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
    : place;
};

const withSources = (stack) => stack.replace(/((?:[A-Za-z]:)?[^\s():]+\.cjs):(\d+):(\d+)/g, sourceOf);

/**
 * Rewrites the stack of an error, and of its causes, from lines of a server bundle to lines of the source. Only what is logged is
 * rewritten: `--enable-source-maps` would read every map at the start, and knows no bundle that `node:vm` runs.
 * @param {unknown} error whatever was thrown
 * @returns {string}
 */
export const sourceStack = (error) => {
  const { stack, cause } = /** @type {{ stack?: unknown, cause?: unknown }} */ (Object(error));
  if (typeof stack !== 'string') return String(error);
  return cause === undefined ? withSources(stack) : `${withSources(stack)}\n[cause]: ${sourceStack(cause)}`;
};

/**
 * What a log line of either server says of an error. A database's error carries the values of its statement as further fields: names,
 * addresses, codes. They are left out.
 * @param {Error & { code?: unknown }} error
 */
export const loggedError = (error) => ({
  type: error.name,
  message: error.message,
  stack: sourceStack(error),
  ...(error.code === undefined ? {} : { code: error.code }),
});

/**
 * Has a server name files and lines of the source wherever it logs an error by `console.error`, and for the error that ends it. Called
 * once, at its start: whoever logs gives the error itself.
 */
export const logBySource = () => {
  const write = console.error;
  console.error = (...words) => write(...words.map((word) => (word instanceof Error ? sourceStack(word) : word)));
  process.on('uncaughtExceptionMonitor', (error) => console.error('the process ends:', error));
};
