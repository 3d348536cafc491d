const isFull = process.env['TEST_LENGTHS'] === 'full';

/** How long what takes time takes, in seconds: by `npm run test:production -- --full` as long as a store has to bear it. */
export const lengths = {
  migration: isFull ? 40 : 17, // longer than any statement may take
  withoutDatabase: isFull ? 60 : 2,
  withoutStore: isFull ? 600 : 2,
  pages: isFull ? 60 : 22,
};
