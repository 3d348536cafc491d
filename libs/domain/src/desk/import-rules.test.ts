import { asksFreshSignIn } from './import-rules';

describe('[DESK-14] a file of products asks for a fresh sign-in', () => {
  test.each([
    ['without prices', { prices: 0, steep: 0 }, false],
    ['with as many prices as are let through', { prices: 500, steep: 0 }, false],
    ['with one more', { prices: 501, steep: 0 }, true],
    ['with one price that moves far', { prices: 1, steep: 1 }, true],
  ])('%s', (_what, moved, asks) => expect(asksFreshSignIn(moved)).toBe(asks));
});
