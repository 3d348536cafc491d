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

const lines =
  'The api writes lines of one kind: `request.log`, or the log of server/main.ts by a listener, with level and traceId.';

/** So does the api. What the person who runs a command reads is written by server/main.ts. */
export const apiLog = {
  files: ['apps/api/src/**/*.ts'],
  ignores: ['**/*.test.ts', 'apps/api/src/{commands,testing}/**', 'apps/api/src/server/main.ts'],
  rules: {
    'no-restricted-globals': ['error', { name: 'console', message: lines }],
    'no-restricted-properties': [
      'error',
      ...['stdout', 'stderr'].map((property) => ({ object: 'process', property, message: lines })),
    ],
  },
};
