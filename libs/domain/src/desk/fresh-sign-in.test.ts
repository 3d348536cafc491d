import { deskSessionS, freshSignInS } from '../limits';
import { isDeskSessionOver, isFreshSignIn } from './index';

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

test.each([
  ['just now', nowS, false],
  ['a working day ago', nowS - deskSessionS, false],
  ['a second longer ago', nowS - deskSessionS - 1, true],
  ['never said', null, false],
])('[DESK-26] a sign-in of %s has lasted too long', (_when, authTime, isOver) =>
  expect(isDeskSessionOver(authTime, nowS * 1000)).toBe(isOver),
);
