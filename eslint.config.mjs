import { createProjectGraphAsync } from '@nx/devkit';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import security from 'eslint-plugin-security';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { apiLayers } from './tools/lint/api-layers-rule.mjs';
import { boundaries } from './tools/lint/boundaries.mjs';
import { byName, byNameBesideHttp } from './tools/lint/by-name.mjs';
import { closedImports, closedToServices } from './tools/lint/closed-imports.mjs';
import { everywhere } from './tools/lint/everywhere.mjs';
import { floatingPromises } from './tools/lint/floating-promises.mjs';
import { inJourneys, inTests } from './tools/lint/in-tests.mjs';
import { atDesks, inRemotes, onScreen } from './tools/lint/on-screen.mjs';
import { ownPages } from './tools/lint/own-pages.mjs';
import { ownSlice } from './tools/lint/own-slice.mjs';
import { prices } from './tools/lint/prices.mjs';
import { apiLog, serverLog } from './tools/lint/server-log.mjs';
import { slowExpressions } from './tools/lint/slow-expressions.mjs';
import { shippedCode } from './tools/lint/shipped-code.mjs';
import { constraints } from './tools/lint/layers.mjs';

const sizes = (lines, perFunction) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: perFunction, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 4],
});

// Module boundaries are read from nx's graph: where none was drawn yet, their rule skips itself and passes.
await createProjectGraphAsync({ exitOnError: true, resetDaemonClient: true });

/** The house plan as rules: who may import whom, how large a file may be, what a page may not do. */
export default typescript.config(
  {
    ignores: [
      '**/dist',
      '**/dist-dev',
      'node_modules',
      'test-results',
      'deploy',
      '.nx',
      '.data',
      'apps/api/seed/pictures',
      'coverage',
    ],
  },
  ...typescript.configs.recommended,
  a11y.flatConfigs.recommended,
  security.configs.recommended,
  prettier,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: {
      souk: {
        rules: {
          'api-layers': apiLayers,
          boundaries,
          'own-pages': ownPages,
          'own-slice': ownSlice,
          'shipped-code': shippedCode,
        },
      },
      'react-hooks': hooks,
      'import-x': importX,
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      // Without a parser for them no-cycle reads no TypeScript, and says nothing.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizes(250, 60),
      'souk/boundaries': [
        'error',
        {
          allow: [],
          // A test may import on demand what pages import at once.
          checkDynamicDependenciesExceptions: ['.*'],
          banTransitiveDependencies: false,
          allowCircularSelfDependency: false,
          enforceBuildableLibDependency: false,
          depConstraints: constraints,
        },
      ],
      'import-x/no-cycle': ['error', { maxDepth: 6, ignoreExternal: true }],
      'import-x/no-default-export': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...everywhere],
      // Both rules flag reading a property or a file by a name held in a variable: here that is what tables and tools do.
      'security/detect-object-injection': 'off',
      'security/detect-non-literal-fs-filename': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: sizes(250, 120),
  },
  {
    files: ['libs/*/src/**', 'apps/*/src/**'],
    rules: {
      'no-restricted-imports': ['error', closedImports],
    },
  },
  {
    files: ['{libs,apps}/*/src/**/*.{ts,tsx}'],
    rules: { 'souk/shipped-code': 'error' },
  },
  slowExpressions,
  {
    files: ['apps/api/src/**/*.ts'],
    rules: { 'souk/api-layers': 'error' },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'apps/api/src/testing/**', 'apps/api/src/desk/products/set-price.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...prices] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    // The api and what it shares with others; the one file that reads the specification's codes.
    ignores: [
      'apps/api/**',
      'apps/*/src/testing/**',
      'libs/{contract,domain,counters,telemetry,ui}/**',
      'libs/api-client/src/api-error.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byName] },
  },
  {
    files: ['apps/shell/src/{server,auth}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byNameBesideHttp] },
  },
  floatingPromises,
  serverLog,
  apiLog,
  {
    files: ['apps/api/src/**/*.{service,repository}.ts'],
    rules: {
      'no-restricted-imports': ['error', closedToServices],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/mfe/src/**/*.{ts,tsx}'],
    // The api has no page.
    ignores: ['apps/api/**', 'apps/shell/src/{server,document,auth}/**', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byName, ...onScreen] },
  },
  {
    files: ['apps/shell/src/auth/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byNameBesideHttp, ...onScreen] },
  },
  {
    // The shell is what calls and storage are made of.
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/desk/src/**/*.{ts,tsx}'],
    ignores: ['apps/{api,shell}/**', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byName, ...onScreen, ...inRemotes] },
  },
  {
    files: ['{apps/admin,apps/sell,libs/desk}/src/**/*.{ts,tsx}'],
    ignores: ['libs/desk/src/parts/store-time.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byName, ...onScreen, ...inRemotes, ...atDesks] },
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...onScreen, ...inRemotes] },
  },
  {
    // Drawings and marks of others have the colours and the names that they have; a packing slip is black on white.
    files: [
      'apps/shell/src/layout/error-page/{drawing,scenes}.tsx',
      'apps/shell/src/layout/footer/pay-badges.tsx',
      'apps/cart-checkout/src/parts/payment-marks/payment-marks.tsx',
      'libs/desk/src/orders/paper.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...byName] },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['apps/api/**', 'libs/domain/**', 'libs/testing/**', '**/*.test.*', '**/testing/**'],
    rules: { 'souk/own-pages': 'error' },
  },
  {
    // The shell frames: its folders are one program. A remote's are slices, the api's stand in an order.
    files: ['apps/*/src/**'],
    ignores: ['apps/{shell,api}/**', '**/*.test.*', 'apps/*/src/testing/**'],
    rules: { 'souk/own-slice': 'error' },
  },
  {
    files: ['libs/{router,query,i18n}/src/**', 'apps/shell/src/{client,server}/**', 'libs/{testing,workbench}/src/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // A factory holds a module's functions; each of them is held to the limit by its own size in review, the factory to twice.
    files: [
      '**/*.service.ts',
      '**/*.queries.ts',
      '**/*.repository.ts',
      'apps/api/src/{jobs,payments,payment-providers,sandbox}/**',
      '**/*.fake.ts',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 125, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx,mjs}', 'e2e/**', 'libs/testing/**', 'tools/**', '**/seed/**', '**/bench/**'],
    rules: {
      ...sizes(400, 400),
      'security/detect-non-literal-regexp': 'off',
      'security/detect-child-process': 'off',
      'security/detect-unsafe-regex': 'off',
      'max-params': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/faults.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...inJourneys],
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', ...inTests],
    },
  },
  {
    // No React there: `use…` is a plain verb.
    files: ['apps/api/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
