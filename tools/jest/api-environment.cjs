const { isNativeError } = require('node:util/types');
const { TestEnvironment } = require('jest-environment-node');

/** What a worker keeps from one test file to the next: Jest loads every module anew for each file, and gives it globals of its own. */
const workerCache = new Map();

const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * Node's environment with two globals: `workerCache`, for what costs much to make and is the same in every file, and `loadByNode`,
 * for packages that Jest need not load. A test file has an `Error` of its own; what Node and such packages throw is one, too.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.workerCache = workerCache;
    this.global.loadByNode = require;
    const { Error: OwnError } = this.global;
    Object.defineProperty(OwnError, Symbol.hasInstance, {
      value(thing) {
        return isInstance.call(this, thing) || (this === OwnError && isNativeError(thing));
      },
    });
  }
};
