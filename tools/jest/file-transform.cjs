const { basename } = require('node:path');

/** A file that a bundle would carry as an address is its own name in a test. */
module.exports = {
  process: (_text, file) => ({ code: `module.exports = ${JSON.stringify(basename(file))};` }),
};
