import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles, secretSettings } from './secret-files';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'souk-secrets-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (text: string) => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};

test.each(secretSettings)('%s may stand in a file', (name) => {
  expect(readSecretFiles({ [`${name}_FILE`]: file('s3cret\n'), OTHER: 'x' })).toMatchObject({
    [name]: 's3cret',
    OTHER: 'x',
  });
  expect(() => readSecretFiles({ [`${name}_FILE`]: file('a'), [name]: 'b' })).toThrow(
    `${name} and ${name}_FILE are both set: leave one out`,
  );
  expect(() => readSecretFiles({ [`${name}_FILE`]: join(folder, 'gone') })).toThrow(
    new RegExp(`^${name}_FILE: .* cannot be read \\(ENOENT\\)$`),
  );
  expect(() => readSecretFiles({ [`${name}_FILE`]: file('\n') })).toThrow(/is empty$/);
});

test('a file for what is no secret is not read', () => {
  expect(readSecretFiles({ PORT_FILE: file('80') })).toEqual({ PORT_FILE: file('80') });
});
