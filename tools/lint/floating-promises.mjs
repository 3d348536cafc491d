import { join } from 'node:path';

/**
 * Refuses a promise of the shell's server that nobody waits for. One that fails unseen ends the whole process, so whoever leaves one says
 * what becomes of its failure.
 */
export const floatingPromises = {
  files: ['apps/shell/src/server/**/*.{ts,tsx}'],
  // A test that leaves a promise fails by what it expects.
  ignores: ['**/*.test.*'],
  languageOptions: {
    // The one file that is not there is what refusals.test.mjs writes.
    parserOptions: {
      projectService: { allowDefaultProject: ['apps/shell/src/server/x.ts'] },
      tsconfigRootDir: join(import.meta.dirname, '../..'),
    },
  },
  rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
};
