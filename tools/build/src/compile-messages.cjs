const { parse } = require('@formatjs/icu-messageformat-parser');
const { spaceFrench } = require('./french-spaces.cjs');

/** ICU text → syntax tree, at build time, so that no parser travels to the browser. */
exports.compileMessages = (words, file) =>
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
