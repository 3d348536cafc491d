import { randomBytes } from 'node:crypto';
import { isSealedNow, open, seal, sealOf, sealWith } from './sealing';

const newKey = () => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const withKeys = (current?: string, old?: string) => sealWith({ current, old });
afterAll(() => withKeys());

test('a sealed text says nothing, and opens by its key alone', async () => {
  withKeys(first);
  const stored = await seal('a', 'the word');
  expect(stored).not.toContain('word');
  expect(await seal('a', 'the word')).not.toBe(stored);
  expect(await open('a', stored)).toBe('the word');
  withKeys(second);
  await expect(open('a', stored)).rejects.toThrow(`sealed by the key ${sealOf(stored)}, which neither SECRETS_KEY nor`);
});

test('what the key before sealed opens beside a new key, which seals from then on', async () => {
  withKeys(first);
  const stored = await seal('a', 'the word');
  withKeys(second, first);
  expect(await open('a', stored)).toBe('the word');
  expect(isSealedNow(stored)).toBe(false);
  expect(isSealedNow(await seal('a', 'x'))).toBe(true);
});

test('a process that only knows the next key opens what another seals by it, and seals nothing by it itself', async () => {
  withKeys(second);
  const stored = await seal('a', 'the word');
  withKeys(first, second);
  expect(await open('a', stored)).toBe('the word');
  withKeys(undefined, second);
  expect(await open('a', stored)).toBe('the word');
  expect(await seal('a', 'the word')).toBe('the word');
});

test('what was changed, or stands under another name, does not open', async () => {
  withKeys(first);
  const stored = await seal('a', 'the word');
  await expect(open('b', stored)).rejects.toThrow('was changed in the database, or stands under another name');
  const parts = stored.split('.');
  await expect(open('a', [...parts.slice(0, 3), 'AAAA', parts[4]].join('.'))).rejects.toThrow('was changed');
});

test('without a key a text stands as it is, and a text from before opens beside one', async () => {
  withKeys();
  expect(await seal('a', 'whsec_a+/b=')).toBe('whsec_a+/b=');
  withKeys(first);
  expect([await open('a', 'whsec_a+/b='), isSealedNow('whsec_a+/b=')]).toEqual(['whsec_a+/b=', false]);
});
