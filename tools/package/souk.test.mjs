import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A package whose two programs are ready at once, and write down what they are told. */
const packageWith = (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-package-'));
  cpSync(join(import.meta.dirname, 'souk.mjs'), join(folder, 'souk.mjs'));
  const write = (file, text) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('releases/shell.json', '{"version":"1.0.0-a"}');
  write('api/dist/server/server.cjs', program('api'));
  write('releases/shell/1.0.0-a/server/server.cjs', program('shell'));
  return folder;
};

test('the shell server ends first; then the api is told, so that it waits for nobody', async () => {
  const folder = packageWith(
    (name) => `
      const told = [];
      process.on('message', (message) => told.push(JSON.stringify(message)));
      process.on('SIGTERM', () => setTimeout(() => {
        console.log('${name} ended' + (told.length ? ', told ' + told : ''));
        process.exit(0);
      }, 100));
      setInterval(() => {}, 1000);
      process.send({ ready: true, port: 1 });
      if ('${name}' === 'shell') console.log('up');`,
  );
  const store = spawn(process.execPath, [join(folder, 'souk.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const bytes of store.stdout) {
    if (said === '') store.kill('SIGTERM');
    said += bytes;
  }
  rmSync(folder, { recursive: true });
  expect(said).toBe('up\nshell ended\napi ended, told {"shellEnded":true}\n');
});

test.each([[['migrate']], [['--help']], [['keys', 'list']]])(
  '%j is done by the api’s program, and ends as it does',
  (words) => {
    const folder = packageWith(
      () => `
        process.on('disconnect', () => {}); // would keep a program with a channel from ending
        console.log(process.argv.slice(2).join(' '));
        process.exitCode = 3;`,
    );
    const { stdout, status, signal } = spawnSync(process.execPath, [join(folder, 'souk.mjs'), ...words], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    rmSync(folder, { recursive: true });
    expect({ stdout, status, signal }).toEqual({ stdout: `${words.join(' ')}\n`, status: 3, signal: null });
  },
);

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
