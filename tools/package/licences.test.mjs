import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbidden, mayShip } from './licences.mjs';

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'));

test('every package that ships has a licence that lets us', () => {
  expect(forbidden(lock)).toEqual([]);
});

test.each([
  ['MIT', 'a', true],
  ['(GPL-3.0 OR MIT)', 'a', true],
  ['MIT AND GPL-3.0', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['LGPL-3.0-or-later', 'a', false],
  ['AGPL-3.0', 'a', false],
  [undefined, 'a', false],
])('%s of %s may ship: %s', (licence, name, may) => expect(mayShip(licence, name)).toBe(may));

test('a package without a licence is named', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', dev: true },
  };
  expect(forbidden({ packages })).toEqual(['a@1.0.0: no licence']);
});
