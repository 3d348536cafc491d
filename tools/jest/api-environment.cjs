const { isNativeError } = require('node:util/types');
const { PerformanceObserver } = require('node:perf_hooks');
const { TestEnvironment } = require('jest-environment-node');

/** What a worker keeps from one test file to the next: Jest loads every module anew for each file, and gives it globals of its own. */
const workerCache = new Map();

/**
 * Observers of this file's garbage collections, one for each server that it opened: prom-client ends none of its own, and Node would keep
 * them, and with them all that the file ever loaded.
 */
const observers = new Set();
const { observe } = PerformanceObserver.prototype;
PerformanceObserver.prototype.observe = function (...options) {
  observers.add(this);
  return observe.apply(this, options);
};

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

  async teardown() {
    for (const one of observers) one.disconnect();
    observers.clear();
    await super.teardown();
  }
};
