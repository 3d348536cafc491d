import { join } from 'node:path';

/**
 * Refuses promises that the storefront server (apps/shell/src/server) does not await. An unhandled rejection ends the whole process, so code
 * that does not await handles the failure.
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
