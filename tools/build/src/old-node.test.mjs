import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { server } from './server.mjs';

let dir;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'souk-old-node-'));
  writeFileSync(join(dir, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(dir, 'main.ts'), "process.stdout.write('served');\n");
  const [bundle] = server(dir, { entry: './main.ts' });
  const compiler = webpack({ ...bundle, cache: false });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats.compilation.errors).toEqual([]);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const started = (version) => {
  const pretend = join(dir, 'pretend.cjs');
  const versions = `{ ...process.versions, node: '${version}' }`;
  writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  const args = ['--require', pretend, join(dir, 'dist/server/server.cjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('a server does not start under a Node older than the one that it was built for, and says in one line which it needs', () => {
  expect(started('20.20.2')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'souk api: this is Node 20.20.2, and 24 or newer is needed (in a clone: node_modules/.bin/node)\n',
  });
  expect(started('24.0.0')).toEqual({ status: 0, stdout: 'served', stderr: '' });
});
