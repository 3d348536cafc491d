import { scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import { Overloaded } from '../../errors';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';
import { accountById, setPasswordHash } from './accounts.repository';
import { hashPassword, passwordFits } from './passwords';

interface Real {
  hashPassword: typeof hashPassword;
  passwordFits: typeof passwordFits;
}

jest.mock('./passwords', () => {
  const real = jest.requireActual<Real>('./passwords');
  return { ...real, hashPassword: jest.fn(real.hashPassword), passwordFits: jest.fn(real.passwordFits) };
});

let realm: TestRealm;
beforeAll(async () => void (realm = await createTestRealm()));
afterAll(() => realm.close());

const login = 'shopper@souk.test';
const right = { login, password: 'souk-demo' };
const full = () => new Overloaded('too many passwords wait to be hashed');
const times = async (count: number, send: () => Promise<Response>) => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n += 1) statuses.add((await send()).status);
  return [...statuses];
};

test('[LOGIN-11] a password that nobody had time to look at costs no guess, of the login or of the network', async () => {
  const { send } = await realm.atSignIn();
  jest.mocked(passwordFits).mockRejectedValue(full());
  expect(await times(12, () => send(right))).toEqual([503]);
  expect(await rows(sql`select count from throttle`)).toEqual([{ count: 0 }, { count: 0 }]);
  jest.mocked(passwordFits).mockImplementation(jest.requireActual<Real>('./passwords').passwordFits);
  expect((await send(right)).status).toBe(303);
});

test('[LOGIN-11] it gives no guess back either: after ten that were looked at, none is', async () => {
  const { send } = await realm.atSignIn();
  expect(await times(9, () => send({ login, password: 'wrong' }))).toEqual([401]);
  jest.mocked(passwordFits).mockRejectedValueOnce(full());
  expect(await times(1, () => send(right))).toEqual([503]);
  expect(await times(1, () => send({ login, password: 'wrong' }))).toEqual([401]);
  jest.mocked(passwordFits).mockClear();
  expect(await times(3, () => send(right))).toEqual([429]);
  expect(passwordFits).not.toHaveBeenCalled();
  await realm.clock.advance(15 * 60_000);
});

test('[LOGIN-07] the right password of an earlier cost signs in while hashing is full; it is hashed anew the next time', async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('souk-demo', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 });
  await setPasswordHash(realm.sub, `$scrypt$ln=15,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`);
  const cost = async () => (await accountById(realm.sub))?.password_hash?.split('$')[2];
  jest.mocked(hashPassword).mockRejectedValueOnce(full());
  expect((await (await realm.atSignIn()).send(right)).status).toBe(303);
  expect(await cost()).toBe('ln=15,r=8,p=1');
  expect((await (await realm.atSignIn()).send(right)).status).toBe(303);
  expect(await cost()).toBe('ln=15,r=8,p=3');
});

test('[ACCT-09] a new password that is not hashed for want of time leaves the code as it was; it then works once', async () => {
  const { send } = await realm.atSignIn();
  await send({ way: 'reset', login, step: 'send' });
  const code = realm.letters.at(-1)?.code ?? '';
  const reset = () => send({ way: 'reset', login, step: 'check', code, password: 'another-one' });
  jest.mocked(hashPassword).mockRejectedValueOnce(full());
  expect([(await reset()).status, (await reset()).status]).toEqual([503, 303]);
  const again = await realm.atSignIn();
  const late = await again.send({ way: 'reset', login, step: 'check', code, password: 'a-third-one' });
  expect(late.status).toBe(401);
});
