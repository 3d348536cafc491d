import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allowed } from './allowed.fixture.mjs';
import { refusedOnScreen } from './refused-on-screen.fixture.mjs';

const refused = [
  [
    'the api writes a line of its own kind',
    'apps/api/src/identity/x.ts',
    'export const say = (text: string) => process.stderr.write(text);',
    /lines of one kind/,
  ],
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
    'a team writes the address of another team’s page',
    'apps/account/src/x.ts',
    "export const shop = '/products/all';",
    /shown by apps\/catalog: take its address from @souk\/domain/,
  ],
  [
    'a team puts a value into another team’s address',
    'apps/merchant/src/x.ts',
    'export const of = (slug: string) => `/product/${slug}?from=merchant`;',
    /shown by apps\/catalog: take its address from @souk\/domain/,
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
    "import { toCents } from '@souk/domain/src/money/money';",
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
    'a test opens dialogs by itself',
    'libs/desk/src/x.test.tsx',
    'HTMLDialogElement.prototype.showModal = () => {};',
    /Dialogs are opened by the set-up/,
  ],
  [
    'a test answers past the contract',
    'apps/admin/src/x.test.tsx',
    'export const api = Object.assign(fakeApi({}), { send: () => null });',
    /Give the answer to fakeApi/,
  ],
  [
    'a folder of the api takes from one above it',
    'apps/api/src/products/x.ts',
    "import { createPayService } from '../payments/pay.service';",
    /"products" stands below "payments".*belongs to "payments" or above it/,
  ],
  [
    'a folder of the api takes a type from one above it',
    'apps/api/src/storage/x.ts',
    "import type { Deps } from '../deps';",
    /"storage" stands below "deps".*comes in as an argument/,
  ],
  [
    'a folder of the api names a type of one above it',
    'apps/api/src/products/x.ts',
    "export type Pay = import('../payments/pay.service').PayService;",
    /"products" stands below "payments"/,
  ],
  [
    'a file beside the folders of the api takes from one',
    'apps/api/src/x.ts',
    "export * from './orders/orders.service';",
    /"\." stands below "orders"/,
  ],
  [
    'the api takes from what stands in for a provider',
    'apps/api/src/payments/x.ts',
    "export const sandbox = () => import('../sandbox/sandbox.plugin');",
    /"sandbox" .* is started by "server" alone.*module that owns it/,
  ],
  [
    'the api takes from the demo store',
    'apps/api/src/desk/home/x.ts',
    "import { seed } from '../../seed/seed';",
    /"seed" .* is started by "server" alone/,
  ],
  [
    'a folder of the api is in no order',
    'apps/api/src/loyalty/x.ts',
    'export const points = 1;',
    /"loyalty" has no place in the order: add a row/,
  ],
  [
    'the api takes from its tests',
    'apps/api/src/products/x.ts',
    "import { createTestApp } from '../testing/test-app';",
    /"\.\.\/testing\/test-app" is test code.*module that owns it/,
  ],
  [
    'a statement writes states as digits',
    'apps/api/src/refunds/x.ts',
    'export const open = `select 1 from refund where status in (0, 4)`;',
    /States are named: orderIn, refundIn/,
  ],
  [
    'a second place writes prices',
    'apps/api/src/coupons/x.ts',
    'export const half = `update product set discount = 50 where id = 1`;',
    /One place writes prices: setPrice/,
  ],
  [
    'a second place writes prices of variants',
    'apps/api/src/coupons/x.ts',
    'export const half = `update variant v\n set stock = 1, price_cents = 50 where id = 1`;',
    /One place writes prices: setPrice/,
  ],
  [
    'a day is written in milliseconds',
    'apps/api/src/pages/x.ts',
    'export const longestMs = 3 * 86_400_000;',
    /A day has a name: dayMs/,
  ],
  [
    'a call takes any certificate',
    'apps/api/src/mail/x.ts',
    'export const settings = { rejectUnauthorized: false };',
    /Certificates are checked, everywhere/,
  ],
  [
    'a process takes any certificate',
    'tools/run/x.mjs',
    "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';",
    /Certificates are checked, everywhere/,
  ],
  [
    'a form has a rule of its own for e-mail addresses',
    'libs/desk/src/x.tsx',
    'export const isWhole = (text: string) => /^\\S+@\\S+\\.\\S+$/.test(text);',
    /What an e-mail address is, is one rule: isEmail/,
  ],
  [
    'a service takes a request',
    'apps/api/src/orders/x.service.ts',
    "import type { FastifyRequest } from 'fastify';",
    /A service takes values.*belongs to the routes/,
  ],
  [
    'a page decides by a code',
    'apps/account/src/order-list/x.ts',
    'export const isGone = (error: { code: number }) => error.code === 404;',
    /does not decide by a number: ask by name: hasReason/,
  ],
  [
    'a library decides by a status that may be missing',
    'libs/desk/src/x.ts',
    'export const isGone = (reply?: { status: number }) => reply?.status !== 404;',
    /does not decide by a number/,
  ],
  [
    'a page decides by one of several codes',
    'apps/cart-checkout/src/cart-page/x.ts',
    'export const isOver = (error: { code: number }) => [404, 409].includes(error.code);',
    /does not decide by a number/,
  ],
  [
    'the document script decides by a code',
    'apps/shell/src/document/x.ts',
    'export const isDone = ({ code }: { code: number }) => code === 200;',
    /does not decide by a number.*successCode/,
  ],
  [
    'the shell server decides by a code of the api',
    'apps/shell/src/server/x.ts',
    'export const isDone = (reply: { code: number }) => reply.code < 500;',
    /does not decide by a number/,
  ],
  [
    'the shell server leaves a promise',
    'apps/shell/src/server/x.ts',
    'export const look = (work: () => Promise<void>) => void work();',
    /Promises must be awaited, end with a call to \.catch/,
  ],
  [
    'the shell server leaves what follows a promise',
    'apps/shell/src/server/x.ts',
    'export const look = (work: Promise<void>) => { work.then(() => undefined); };',
    /Promises must be awaited/,
  ],
  [
    'a page decides by a sentence',
    'apps/account/src/order-list/x.ts',
    "export const isGone = (error: Error) => error.message === 'No data found';",
    /does not decide by a sentence: ask by name/,
  ],
  [
    'a page looks into a sentence',
    'apps/account/src/order-list/x.ts',
    "export const isGone = (error: Error) => error.message.includes('found');",
    /does not decide by a sentence/,
  ],
  [
    'a page writes the path of the cart',
    'apps/account/src/order-list/x.ts',
    "export const next = '/order/shopping_cart';",
    /path in libs\/domain\/src\/pages\/page-paths\.ts: cartPath/,
  ],
  [
    'a library writes the path of the order confirmation',
    'libs/state/src/x.ts',
    'export const next = (no: string) => `/order/order_confirm?preOrderNo=${no}`;',
    /path in libs\/domain\/src\/pages\/page-paths\.ts/,
  ],
  [
    'a page takes from the tests',
    'apps/catalog/src/home-page/x.ts',
    "import { fakeApi } from '@souk/testing';",
    /"@souk\/testing" is test code.*module that owns it/,
  ],
  [
    'a library takes from the tests',
    'libs/state/src/x.ts',
    "import type { Hostile } from '@souk/testing/hostile';",
    /"@souk\/testing\/hostile" is test code/,
  ],
  [
    'a page takes from the tests of its application',
    'apps/cart-checkout/src/cart/x.ts',
    "import { open } from '../testing/open-checkout';",
    /"\.\.\/testing\/open-checkout" is test code/,
  ],
  ['a field is made anew', 'apps/sell/src/x.tsx', 'export const x = <b key defaultValue />;', /useFieldOfAddress/],
  [
    'a style writes a colour',
    'apps/catalog/src/home-page/x.ts',
    'export const look = `color: #ff0000;`;',
    /A colour has a name/,
  ],
  [
    'a page calls past the contract',
    'apps/catalog/src/home-page/x.ts',
    "export const load = () => fetch('/api/front/x');",
    /A call is a record of libs\/contract/,
  ],
  [
    'the shell server writes to the console',
    'apps/shell/src/server/x.ts',
    "export const note = () => console.warn('late');",
    /log of server\/log\.ts/,
  ],
  ['a form is made anew', 'apps/admin/src/x.tsx', 'export const X = <F key={a.version} />;', /would be lost/],
  [
    'a row that can be taken out is known by its place',
    'apps/admin/src/x.tsx',
    'export const X = a.map((b, at) => <F key={at} onRemove={() => set(a.filter((c) => c !== b))} />);',
    /not known by its place/,
  ],
  ['a filter forgets another', 'apps/admin/src/x.ts', "void navigate(hrefOf('1'));", /by useNarrow/],
  [
    'a page writes a cookie',
    'libs/desk/src/x.ts',
    "export const note = () => void (document.cookie = 'a=b');",
    /Take tabStorage or deviceStorage/,
  ],
  [
    'a variable that is set to nothing counts as set',
    'tools/run/x.mjs',
    "export const folder = process.env.RELEASE_DIR ?? 'deploy';",
    /set to nothing is not set/,
  ],
  ['an expression tries a text too often', 'apps/api/src/x.ts', 'export const a = /a*a*b/;', /can be exploited/],
  ['an expression begins anew at each letter', 'libs/ui/src/x.ts', 'export const a = /a+$/;', /quadratic runtime/],
  [
    'two files import each other',
    'libs/domain/src/money/money.ts',
    "import { couponOff } from '../coupons/coupons'; export const splitCents = couponOff;",
    /Dependency cycle/,
  ],
  ...refusedOnScreen,
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
