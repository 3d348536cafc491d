import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../federation/store';

/** Where the page of a slot is a slot: `/conformance/cart.drawer`. */
export const slotPagePath = (slot: string) => `/conformance/${slot}`;

/** A remote like any other, whose one page shows whichever slot it is asked for, with props for every slot there is or will be. */
const files: Record<string, string> = {
  'remote.config.mjs': `export default {
  name: 'slotpage', owner: '@souk/e2e', devPort: 4499,
  exposes: { './slot': './src/slot.route.ts' },
  routes: [{ path: '/conformance/:slot', expose: './slot' }],
};
`,
  'src/slot.route.ts': `export { SlotPage as Component } from './slot-page';\n`,
  'src/messages.en.json': '{}',
  'src/messages.fr.json': '{}',
  'src/slot-page.tsx': `import { Slot } from '@souk/mfe';
import { useSuspenseQuery } from '@souk/query';
import { useParams } from '@souk/router';
import { useApi } from '@souk/state';

export function SlotPage() {
  const { slot } = useParams();
  const api = useApi();
  const { data } = useSuspenseQuery({
    queryKey: ['slot-page'],
    queryFn: ({ signal }) => api.products.list({ page: 1, limit: 4 }, signal),
  });
  const props = { onClose: () => {}, product: data.list[0], products: data.list };
  return (
    <section>
      <h1>{slot}</h1>
      <Slot name={slot as never} {...(props as never)} />
      <p>The rest of the page</p>
    </section>
  );
}
`,
};

/** Writes and builds the remote. @returns its build, ready to be published */
export const buildSlotPage = (): string => {
  const folder = join(root, 'test-results/slot-page');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const file of ['package.json', 'webpack.config.mjs'])
    cpSync(join(root, 'apps/merchant', file), join(folder, file));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, SOUK_NO_BUILD_CACHE: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the remote of the slots does not build:\n${stdout}${stderr}`);
  return join(folder, 'dist');
};
