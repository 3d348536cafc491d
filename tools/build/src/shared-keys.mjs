/**
 * The shared modules: the shell provides them, every remote consumes them, in the browser and on the server.
 * One list for all applications: a version named on one side only makes two copies (docs/architecture.md).
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@souk/analytics',
  '@souk/i18n',
  '@souk/mfe',
  '@souk/query',
  '@souk/router',
  '@souk/state',
];
