import { join } from 'node:path';
import { promote, publish, readSet } from '@souk/release';
import { startStore } from '@souk/run/store';
import type { Page } from '@playwright/test';
import { federationPort } from '../federation/store';
import { addressOf, remotes, triedRoute } from './cases';
import { expect, figure, live, stableOf, test, untilHydrated, untilLive, type Store } from './harness';
import { buildOtherSource, type Difference } from './other-source';

const slots = 'libs/mfe/src/slots.ts';
const gridProps = 'products: readonly ProductCard[]; type?: 1 | 2; headingLevel?: 2 | 3 }';
const fragment = 'apps/catalog/src/product-grid/product-grid.fragment.ts';

/** A grid that shows one more prop. */
const gridWith = (prop: string) => `import { CardGrid } from '../parts/card-grid/card-grid';
import type { ComponentProps } from 'react';

export function Component({ ${prop}, ...rest }: ComponentProps<typeof CardGrid> & { ${prop}?: string }) {
  return <><p>{${prop} ?? 'no ${prop} yet'}</p><CardGrid {...rest} /></>;
}
`;

/** The slot of the grid in another version: what the catalogue takes, and what the merchant's page gives. */
const gridOf = (version: string, prop: string, isFree: boolean): Difference => ({
  'libs/mfe/contracts.json': ['"catalog.productGrid": "1.0.0"', `"catalog.productGrid": "${version}"`],
  [slots]: [gridProps, gridProps.replace(' }', `; ${prop}${isFree ? '?' : ''}: string }`)],
  'apps/catalog/src/product-grid/grid-with.tsx': gridWith(prop),
  [fragment]: `export { Component } from './grid-with';\n`,
  'apps/merchant/src/merchant-home/merchant-products.tsx': [
    'headingLevel={2}',
    `headingLevel={2} ${prop}="the ${prop} of today"`,
  ],
});

const both = ['catalog', 'merchant'] as const;
let minor: Record<(typeof both)[number], string>;
let major: Record<(typeof both)[number], string>;
let named: Record<'catalog' | 'shell', string>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  minor = await buildOtherSource('minor', both, gridOf('1.1.0', 'note', true));
  major = await buildOtherSource('major', both, gridOf('2.0.0', 'season', false));
  named = await buildOtherSource('named', ['catalog', 'shell'], {
    'libs/state/src/index.ts': [
      'export { ruleResolver',
      "export const seasonNow = () => 'winter';\nexport { ruleResolver",
    ],
    [fragment]: `import { seasonNow } from '@souk/state';\nexport { CardGrid as Component } from '../parts/card-grid/card-grid';\nexport const season = seasonNow;\n`,
  });
});

const shelf = async (page: Page, store: Store) => {
  await untilLive(store);
  await page.goto('/merchant/merchant/home?id=3');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
};

test('a slot with one more free prop: new filler × old page, old filler × new page, new × new', async ({
  page,
  store,
}) => {
  const old = stableOf(store, 'catalog');
  publish(store.releaseDir, [minor.catalog]);
  await shelf(page, store);
  await expect(page.getByText('no note yet')).toBeVisible();
  publish(store.releaseDir, [minor.merchant]);
  await shelf(page, store);
  await expect(page.getByText('the note of today')).toBeVisible();
  promote(store.releaseDir, 'catalog', old);
  await shelf(page, store);
  await expect(page.getByText('the note of today')).toBeHidden();
});

test('another major of a slot is refused from either side, and taken when both come at once', async ({
  page,
  store,
}) => {
  const before = JSON.stringify(live(store));
  expect(() => publish(store.releaseDir, [major.catalog])).toThrow(
    'fills catalog.productGrid 2.0.0; merchant shows 1.0.0',
  );
  expect(() => publish(store.releaseDir, [major.merchant])).toThrow(
    'which is live, fills catalog.productGrid 1.0.0; merchant shows 2.0.0',
  );
  expect(JSON.stringify(live(store))).toBe(before);
  publish(store.releaseDir, [major.catalog, major.merchant]);
  await shelf(page, store);
  await expect(page.getByText('the season of today')).toBeVisible();
});

test('a remote that calls what only the next shell has is refused by this one; the next shell takes it, and all of today’s', async ({
  page,
  store,
}) => {
  expect(() => publish(store.releaseDir, [named.catalog])).toThrow(
    'uses seasonNow of @souk/state, which the shell does not give',
  );
  const today = live(store)['catalog']?.stable.version ?? '';
  const { shell } = readSet(store.releaseDir) as { shell: { version: string } };
  const { releases } = publish(store.releaseDir, [named.shell, named.catalog]);
  const version = (name: string) =>
    releases.find((release: { name: string }) => release.name === name)?.version as string;
  const port = federationPort + 6;
  const next = await startStore({
    releaseDir: store.releaseDir,
    shellVersion: version('shell'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: join(store.releaseDir, '../next'),
      SANDBOX: '1',
      LOG_LEVEL: 'warn',
    },
    onExit: () => undefined,
  });
  try {
    const origin = `http://localhost:${port}`;
    const at = { ...store, direct: origin };
    let pairs = 0;
    for (const catalog of [version('catalog'), today]) {
      promote(store.releaseDir, 'catalog', catalog);
      await untilLive(at);
      for (const remote of remotes) {
        const route = triedRoute(remote);
        if (!route || route.access === 'user') continue;
        await page.goto(origin + (await addressOf(at, route)));
        await untilHydrated(page);
        await expect(page.locator(`main [data-owner="${remote.name}"][data-live]`).first()).toBeAttached();
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
        pairs += 1;
      }
    }
    figure('next shell × remotes of today and of tomorrow, really built: pages seen', pairs);
  } finally {
    await next.stop();
    promote(store.releaseDir, 'catalog', today);
    publish(store.releaseDir, [join(store.releaseDir, 'shell', shell.version)]);
  }
});
