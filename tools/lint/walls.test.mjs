import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const refused = [
  [
    'a remote takes from another remote',
    'apps/catalog/src/home-page/x.ts',
    "import { wishQueries } from '../../../account/src/wish-list/wish.queries';",
    /folder is closed.*through a slot/,
  ],
  [
    'a remote takes from the api',
    'apps/catalog/src/x.ts',
    "import { createOrder } from '../../api/src/orders/order-view';",
    /folder is closed/,
  ],
  [
    'a slice takes from another slice',
    'apps/catalog/src/home-page/x.ts',
    "import { ReviewList } from '../product-page/reviews/review-list';",
    /slice "product-page" is closed.*src\/parts/,
  ],
  [
    'what slices share takes from a slice',
    'apps/catalog/src/parts/x.ts',
    "export * from '../home-page/home-page';",
    /slice "home-page" is closed/,
  ],
  [
    'the kit knows a rule of the shop',
    'libs/ui/src/x.ts',
    "import { toCents } from '@souk/domain';",
    /knows no shop; hand the value in as a prop/,
  ],
  [
    'a rule takes from what stands above it',
    'libs/domain/src/x.ts',
    "import { useCart } from '@souk/state';",
    /domain imports state, which stands above it: rules are plain functions/,
  ],
  [
    'the client knows React',
    'libs/api-client/src/x.ts',
    "import { useState } from 'react';",
    /does not import "react".*goes to libs\/state/,
  ],
  [
    'a remote keeps a store of its own',
    'apps/catalog/src/home-page/x.ts',
    "import { create } from 'zustand';",
    /does not import "zustand".*goes to libs\/state/,
  ],
  [
    'a rule reaches into a library',
    'libs/state/src/x.ts',
    "import { toCents } from '@souk/domain/src/money';",
    /A library has one door/,
  ],
  [
    'a façade is passed by',
    'apps/catalog/src/home-page/x.ts',
    "import { useQuery } from '@tanstack/react-query';",
    /Use @souk\/query/,
  ],
  [
    'a test has a deadline of its own',
    'libs/domain/src/x.test.ts',
    "test('waits', () => {}, 30_000);",
    /Leave the deadline out/,
  ],
  [
    'two files import each other',
    'libs/domain/src/money.ts',
    "import { couponOff } from './coupons'; export const splitCents = couponOff;",
    /Dependency cycle/,
  ],
];
const allowed = [
  ['apps/catalog/src/home-page/x.ts', "import { PriceTag } from '../parts/price-tag/price-tag';"],
  ['apps/catalog/src/home-page/x.ts', "import { toCents } from '@souk/domain';"],
  ['libs/domain/src/x.ts', "import { splitCents } from './money';"],
];

const places = [...refused.map(([, file, line]) => [file, line]), ...allowed];
let said;
beforeAll(() => {
  const script = join(import.meta.dirname, 'try-imports.mjs');
  const env = { ...process.env, NX_DAEMON: 'false' };
  said = JSON.parse(execFileSync('node', [script, JSON.stringify(places)], { encoding: 'utf8', env }));
});

test.each(refused.map(([what, , , refusal], at) => [what, refusal, at]))(
  '%s: refused, and told where the line belongs',
  (_what, refusal, at) => {
    expect(said[at].join('\n')).toMatch(refusal);
  },
);

test('what the plan allows passes', () => {
  expect(said.slice(refused.length)).toEqual(allowed.map(() => []));
});
