import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from '@souk/build/compile-messages';

const id = 'souk:messages';

/**
 * Resolves `souk:messages` to the sentences of every library and application, by language, compiled as in the build of the store:
 * French has its spaces.
 *
 * @param {string} root the repository's folder
 * @returns {import('vite').Plugin}
 */
export const compiledMessages = (root) => ({
  name: id,
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(module) {
    if (module !== `\0${id}`) return null;
    const tables = ['en', 'fr'].map((locale) => {
      const all = {};
      for (const file of globSync(`{libs,apps}/*/src/**/messages.${locale}.json`, { cwd: root }).sort()) {
        const path = join(root, file);
        this.addWatchFile(path);
        Object.assign(all, compileMessages(JSON.parse(readFileSync(path, 'utf8')), path));
      }
      return `${locale}: ${JSON.stringify(all)}`;
    });
    return `export const messages = { ${tables.join(', ')} };`;
  },
});
