import { isSureSignIn } from './index';

test.each([
  [null, undefined, true],
  [null, '2', false],
  ['1', '2', false],
  ['2', '2', true],
  ['3', '2', true],
  ['gold', '2', false],
  ['urn:mfa', 'urn:mfa', true],
  ['2', 'urn:mfa', false],
] as const)('[DESK-24] a sign-in of the level %s where %s is asked for: %s', (acr, asked, isSure) =>
  expect(isSureSignIn(acr, asked)).toBe(isSure),
);
