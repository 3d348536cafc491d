import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a package says its version, which is the newest of the changelog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-package-'));
  cpSync(join(import.meta.dirname, 'souk.mjs'), join(folder, 'souk.mjs'));
  cpSync(join(import.meta.dirname, 'manifest/package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'releases'));
  writeFileSync(join(folder, 'releases/shell.json'), '{"version":"1.0.0-0123456789"}');
  const said = execFileSync(process.execPath, [join(folder, 'souk.mjs'), '--version'], { encoding: 'utf8' }).trim();
  rmSync(folder, { recursive: true });
  const [, newest] =
    /^#+ (\d+\.\d+\.\d+)/m.exec(readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')) ?? [];
  expect(said).toBe(newest);
});
