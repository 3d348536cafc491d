const { TestEnvironment } = require('jest-environment-node');

/** What a worker keeps from one test file to the next: Jest loads every module anew for each file, and gives it globals of its own. */
const workerCache = new Map();

/** Node's environment, and `workerCache` as a global: for what costs much to make and is the same in every file. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.workerCache = workerCache;
  }
};
