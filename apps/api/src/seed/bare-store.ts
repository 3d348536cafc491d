import { insertRows } from './catalogue/insert-rows';
import { merchantCategories, merchantTypes } from './catalogue/merchants';
import type { Seeder } from './parts/seeder';

/**
 * Opens a store without goods and without people: a name, and the kinds of merchants that an application chooses from. Its owner
 * gives the rest (docs/custom-pages.md).
 */
export const seedBareStore: Seeder = async ({ config }, { now }) => {
  await insertRows('store', [
    {
      id: 1,
      name: 'Souk',
      hosts: [new URL(config.publicOrigin).hostname],
      website_title: 'Souk',
      show_default_nav_bar: true,
      show_default_footer: true,
      created_at: now.toISOString(),
    },
  ]);
  await insertRows(
    'merchant_type',
    merchantTypes.map((kind, index) => ({ id: index + 1, ...kind })),
  );
  await insertRows(
    'merchant_category',
    merchantCategories.map((name, index) => ({ id: index + 1, name })),
  );
};
