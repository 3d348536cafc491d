import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/mutate');

/** Where mutants of the shop's rules are made. Tables of numbers and lists of countries hold no rule to break. */
export default {
  testRunner: 'jest',
  plugins: [join(cache, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
  jest: { projectType: 'custom', configFile: 'tools/mutate/jest.config.mjs' },
  mutate: [
    'libs/domain/src/!(desk)/*.ts',
    '!libs/domain/src/**/*.test.ts',
    '!libs/domain/src/address/{countries,subdivision-names}.ts',
  ],
  ignorePatterns: ['apps', 'e2e', 'docs', 'deploy', 'test-results'],
  tempDirName: 'test-results/mutate',
  coverageAnalysis: 'perTest',
  // A mutant in a table made when its file is read means running every test anew: four fifths of the time for little.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false },
};
