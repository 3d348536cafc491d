import { freshSignInS } from '../limits';
import { isFreshSignIn } from './index';

const nowS = 1_800_000_000;

test.each([
  ['just now', nowS, true],
  ['as long ago as is allowed', nowS - freshSignInS, true],
  ['a second longer ago', nowS - freshSignInS - 1, false],
  ['by a clock that is ahead', nowS + 3, true],
  ['never said', null, false],
])('[DESK-22] a sign-in of %s', (_when, authTime, isFresh) =>
  expect(isFreshSignIn(authTime, nowS * 1000)).toBe(isFresh),
);
