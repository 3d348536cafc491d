import { scryptSync } from 'node:crypto';
import { hashPassword, isHashOutdated, passwordFits } from './passwords';

const salt = Buffer.alloc(16, 7);
/** As the store hashed until its version 1. */
const earlier = (password: string) =>
  `$scrypt$ln=15,r=8,p=1$${salt.toString('base64url')}$${scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 }).toString('base64url')}`;

test('[LOGIN-07] a password is hashed by scrypt at the least cost that is recommended, with a salt of its own', async () => {
  const hash = await hashPassword('nine lives');
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('nine lives')).not.toBe(hash);
  expect([await passwordFits('nine lives', hash), await passwordFits('ten lives', hash)]).toEqual([true, false]);
  expect(await passwordFits('nine lives', null)).toBe(false);
  expect(isHashOutdated(hash)).toBe(false);
});

test('[LOGIN-07] a hash of an earlier cost still fits its password, and says that it is outdated', async () => {
  const hash = earlier('nine lives');
  expect([await passwordFits('nine lives', hash), await passwordFits('ten lives', hash)]).toEqual([true, false]);
  expect(isHashOutdated(hash)).toBe(true);
});
