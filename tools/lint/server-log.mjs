/** The shell server logs by one module: what is written to the console has no level and no trace. */
export const serverLog = {
  files: ['apps/shell/src/server/**/*.{ts,tsx}'],
  ignores: ['**/*.test.*', 'apps/shell/src/server/log.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      { name: 'console', message: 'The shell server writes lines of one kind: log of server/log.ts.' },
    ],
  },
};
