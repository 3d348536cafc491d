import regexp from 'eslint-plugin-regexp';

/**
 * Refuses regular expressions whose work grows with the square of a text. One from outside of some hundred KB would hold an expression up
 * for minutes, and with it everybody whom the process serves.
 */
export const slowExpressions = {
  files: ['{libs,apps}/*/src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'libs/testing/**'],
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    // Takes every repetition inside another for a slow one; the two above work it out.
    'security/detect-unsafe-regex': 'off',
  },
};
