import type { DeskCallName } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskSelf, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as category from '../categories/category-detail.route';
import * as rates from '../payouts/rates.route';
import * as staff from '../staff/staff-detail.route';
import * as hook from '../webhooks/hook-detail.route';

type Case = [what: string, Page, type: () => Promise<void>, isKept: () => void];
type Page = {
  route: Parameters<typeof renderRoute>[0];
  path: string;
  at: string;
  /** What the page reads, before somebody else saved and after. */
  read: (isLater: boolean) => FakeAnswers['desk'];
  call: DeskCallName;
};

const rateOf = (isLater: boolean) => (isLater ? 900 : 1000);
const ratesPage: Page = {
  route: rates,
  path: '/admin/payouts/rates',
  at: '/admin/payouts/rates',
  call: 'rates',
  read: (isLater) => ({
    rates: async () => ({
      storeRate: rateOf(isLater),
      merchants: {
        list: [{ id: 7, name: 'Wool Row', rate: rateOf(isLater) }],
        total: 1,
        pages: 1,
        pageNum: 1,
        limit: 20,
      },
    }),
  }),
};
const person = {
  sub: 'ole',
  name: 'Ole',
  email: 'ole@souk.test',
  lastSeen: null,
  sessions: 1,
  isSelf: false,
  hasSecondFactor: true,
};
const staffPage: Page = {
  route: staff,
  path: '/admin/staff/:sub',
  at: '/admin/staff/ole',
  call: 'staff',
  read: (isLater) => ({
    staff: async () => ({
      people: [{ ...person, roles: isLater ? ['orders', 'content'] : ['orders'] }],
      invitations: [],
      console: null,
    }),
  }),
};
const hookPage: Page = {
  route: hook,
  path: '/admin/webhooks/:id',
  at: '/admin/webhooks/3',
  call: 'hook',
  read: (isLater) => ({
    hook: async () => ({
      id: 3,
      url: `https://hooks.example.com/${isLater ? 'later' : 'souk'}`,
      events: ['stock.low'],
      isOn: true,
      stoppedAt: null,
      waiting: 0,
      dead: 0,
      version: isLater ? 5 : 4,
      overlapUntil: null,
      deliveries: [],
    }),
  }),
};

const aCategory = (id: number, parentId: number | null) => ({
  id,
  parentId,
  level: parentId === null ? 1 : 2,
  nameEn: `Kind ${id}`,
  nameFr: `Sorte ${id}`,
  picture: '',
  slug: `kind-${id}`,
  products: 0,
  following: 0,
  version: 1,
});
const categoryPage: Page = {
  route: category,
  path: '/admin/categories/:id',
  at: '/admin/categories/1',
  call: 'categories',
  read: (isLater) => ({
    categories: async () => [
      { ...aCategory(1, isLater ? 3 : null), version: isLater ? 2 : 1 },
      aCategory(2, null),
      aCategory(3, null),
    ],
  }),
};

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};

test.each<Case>([
  [
    'a merchant’s rate',
    ratesPage,
    () => retype(/Wool Row/, '12'),
    () => expect(screen.getByRole('textbox', { name: /Wool Row/ })).toHaveValue('12'),
  ],
  [
    'the store’s rate',
    ratesPage,
    () => retype(/^Rate for all/, '12'),
    () => expect(screen.getByRole('textbox', { name: /^Rate for all/ })).toHaveValue('12'),
  ],
  [
    'somebody’s roles',
    staffPage,
    async () => userEvent.click(await screen.findByRole('checkbox', { name: /^Auditor/ })),
    () => expect(screen.getByRole('checkbox', { name: /^Auditor/ })).toBeChecked(),
  ],
  [
    'where a category stands',
    categoryPage,
    async () => userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stands under' }), 'Kind 2'),
    () => expect(screen.getByRole('combobox', { name: 'Stands under' })).toHaveDisplayValue('Kind 2'),
  ],
  [
    'the address of a webhook',
    hookPage,
    () => retype('Address', 'https://other.example.com'),
    () => expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://other.example.com'),
  ],
])(
  '[DESK-21] %s: what is typed stays when somebody else saves, and both are told apart',
  async (_what, page, type, isKept) => {
    let isLater = false;
    const api = fakeApi({
      desk: Object.fromEntries([
        ['me', async () => aDeskSelf('admin')],
        [page.call, (input: never) => (page.read(isLater)?.[page.call] as (input: never) => unknown)(input)],
      ]),
    });
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await renderRoute(page.route, { path: page.path, at: page.at, api, queryClient, user: {} });
    await type();
    isLater = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
    expect(await screen.findByText(/^This was saved meanwhile/)).toBeVisible();
    isKept();
  },
);
