import { scryptSync } from 'node:crypto';
import { Overloaded } from '../../errors';
import { createTestRealm } from '../../testing/testing-realm';
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

/** Nobody's hash, which costs less time than today's. */
const ofCost = (ln: number) => `$scrypt$ln=${ln},r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

test('[LOGIN-11] passwords wait for their turn up to a few seconds’ worth; beyond that they are refused at once, and later ones are looked at', async () => {
  const quick = ofCost(10);
  const looked = await Promise.allSettled(Array.from({ length: 200 }, () => passwordFits('nine lives', quick)));
  const refused = looked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(200 - 2 - 40);
  expect(refused[0]).toMatchObject({ reason: expect.any(Overloaded) });
  expect(await passwordFits('nine lives', quick)).toBe(false);
});

test('[LOGIN-11] whoever comes to the sign-in while too many wait is told to come back in some seconds', async () => {
  const realm = await createTestRealm();
  const { send } = await realm.atSignIn();
  let over = false;
  // Whose guess was looked at guesses again, so that as many wait whenever the sign-in comes.
  const guessing = async () => {
    while (!over) await passwordFits('a guess', ofCost(13));
  };
  const attacked = Array.from({ length: 42 }, guessing);
  const answer = await send({ login: 'shopper@souk.test', password: 'souk-demo' }, { 'accept-language': 'fr' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('veuillez réessayer plus tard');
  over = true;
  await Promise.all(attacked);
  await realm.close();
});
