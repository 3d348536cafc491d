/** Lines that the plan allows, each with the file that it stands in. */
export const allowed = [
  ['apps/catalog/src/home-page/x.ts', "import { PriceTag } from '../parts/price-tag/price-tag';"],
  ['apps/catalog/src/home-page/x.ts', "import { toCents } from '@souk/domain';"],
  [
    'apps/catalog/src/home-page/x.tsx',
    'export const X = () => <a href="#more" title="home.title" style={{ color: "inherit" }}>→</a>;',
  ],
  ['libs/ui/src/x.ts', 'export const look = `color: var(--color-ink);`;'],
  ['libs/ui/src/y.ts', 'export const look = (r: string) => `border-radius: ${r} var(--radius) 0 0; width: 12px;`;'],
  ['apps/catalog/src/home-page/x.stories.tsx', "import { fakeApi } from '@souk/testing/fakes';"],
  ['libs/domain/src/x.ts', "import { splitCents } from './money/money';"],
  ['apps/api/src/payments/x.ts', "import type { PurchaseHead } from '../orders/access';"],
  ['apps/api/src/products/x.test.ts', "import { createTestApp } from '../testing/test-app';"],
  ['apps/api/src/testing/x.ts', "import { seed } from '../seed/seed';"],
  ['apps/catalog/src/home-page/x.test.tsx', "import { fakeApi } from '@souk/testing';"],
  ['apps/shell/src/server/x.ts', 'export const look = (work: () => Promise<void>) => void work().catch(() => 0);'],
  ['apps/admin/src/x.test.tsx', 'export const all = Object.assign({}, fakeApi({}));'],
  [
    'apps/admin/src/x.ts',
    'export const useX = () => { const [isOpen, setOpen] = useState(false); return isOpen || setOpen; };',
  ],
  [
    'apps/catalog/src/x.ts',
    'export const useX = () => { const [a, setChecked] = useState(false); return a || setChecked; };',
  ],
];
