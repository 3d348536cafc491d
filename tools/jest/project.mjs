import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      // react-router asks for a dev server's import.meta.hot, which CommonJS can not even parse.
      transform: {
        react: { runtime: 'automatic' },
        optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
      },
      experimental: {
        plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, fileName: false }]],
      },
    },
    module: { type: 'commonjs' },
  },
];

/** Of the api's tests: the database that is opened for each file, whose half a second there is one and a half in Jest's hands. */
const loadedByNode = '/node_modules/@electric-sql/|/testing/compiled-pglite\\.cjs$';

const environments = {
  dom: join(root, 'tools/jest/dom-environment.cjs'),
  api: join(root, 'tools/jest/api-environment.cjs'),
  node: 'node',
};

/**
 * Jest settings of one project. Source is consumed as it stands: no build before a test.
 * Everything from npm that is ESM-only is transformed too, since Jest loads CommonJS.
 */
export const project = (dir, kind) => ({
  displayName: basename(dir),
  rootDir: join(root, dir),
  testEnvironment: environments[kind],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx', '<rootDir>/**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/deploy/'],
  modulePathIgnorePatterns: ['/dist/', '/deploy/', '/.data/'],
  transform: {
    ...(kind === 'api' ? { [loadedByNode]: join(root, 'tools/jest/load-by-node-transform.cjs') } : {}),
    '^.+\\.(tsx|jsx)$': swc(true),
    '^.+\\.(ts|mts|js|mjs|cjs)$': swc(false),
    '\\.(woff2|css|webp|svg|sql|html)$': join(root, 'tools/jest/file-transform.cjs'),
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@fastify|storybook|@storybook|@vitest|@noble|@opentelemetry|@otplib|@scure|otplib|@fontsource-variable|react-router|@remix-run|react-intl|@formatjs|intl-messageformat|color|color-convert|color-name|color-string|cookie|cookie-es|jose|oidc-provider|kysely|@tanstack|lucide-react|pg-boss|@electric-sql|openid-client|oauth4webapi|nanoid|quick-lru|eta|koa|oidc-token-hash|react-aria-components|@react-aria|@react-stately|react-aria|react-stately|@internationalized|non-error|serialize-error|uuid|parse5|entities|oidc-client-ts|mrmime|sirv|cron-parser|@actions)/)',
  ],
  // A package without a door for `require`.
  moduleNameMapper: { '^@actions/(workflow-parser|expressions)(/.+)?$': join(root, 'node_modules/@actions/$1/dist$2') },
  globals: { __APP_VERSION__: 'test', __SERVER__: kind !== 'dom' },
  setupFilesAfterEnv: kind === 'dom' ? [join(root, 'tools/jest/setup-dom.mjs')] : [],
  ...(existsSync(join(root, dir, 'jest.setup.mjs')) ? { setupFiles: [join(root, dir, 'jest.setup.mjs')] } : {}),
});
