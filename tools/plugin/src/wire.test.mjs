import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { wired } from './wire.mjs';

const apps = join(__dirname, '../../../apps');
const configs = readdirSync(apps)
  .map((name) => [name, join(apps, name, 'remote.config.mjs')])
  .filter(([, file]) => existsSync(file))
  .map(([name, file]) => [name, readFileSync(file, 'utf8')]);

const valueOf = (text) => vm.runInNewContext(`${text.replace('export default', 'result =')}\nresult;`, {});

test.each(configs)('a new slice of %s has a module, an address, and what was there before', (_name, config) => {
  const { text, path, isOwn } = wired(config, 'gift-guide');
  const [before, after] = [valueOf(config), valueOf(text)];
  expect(after.exposes).toEqual({ ...before.exposes, './gift-guide': './src/gift-guide/gift-guide.route.ts' });
  const [added, ...rest] = after.routes;
  expect(added).toMatchObject({ path, expose: './gift-guide', ...(isOwn ? { access: 'user' } : {}) });
  expect(rest).toEqual([...before.routes]);
});
