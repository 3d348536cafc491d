import type { DeskCategory } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './category-detail.route';

const named = (id: number, nameEn: string, more: Partial<DeskCategory> = {}): DeskCategory => ({
  id,
  version: 1,
  parentId: null,
  level: 1,
  slug: nameEn.toLowerCase(),
  nameEn,
  nameFr: nameEn,
  picture: '',
  products: 0,
  following: 0,
  ...more,
});
const all = [
  named(1, 'Kitchen', { products: 1 }),
  named(2, 'Cups', { parentId: 1, level: 2, products: 20 }),
  named(3, 'Mugs', { parentId: 2, level: 3, products: 6 }),
  named(4, 'Garden'),
  named(5, 'Toys', { products: 4 }),
];

const open = async (id: number) => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('catalogue'),
      categories: async () => all,
      categoryDelete: async () => true as const,
    },
  });
  await renderRoute(route, { path: '/admin/categories/:id', at: `/admin/categories/${id}`, api, user: {} });
  return { api, takes: await screen.findByRole('combobox', { name: 'What it holds goes to' }) };
};

test('[DESK-20] a category says how many products are in it, and how many below it, which the list adds up', async () => {
  await open(1);
  expect(screen.getByText('Products in it').nextSibling).toHaveTextContent('1 here, 26 below');
});

test('[DESK-20] one with nothing below it says its own number alone', async () => {
  await open(5);
  expect(screen.getByText('Products in it').nextSibling).toHaveTextContent(/^4$/);
});

test.each([
  ['products', 5],
  ['categories below it', 1],
])('[DESK-20] one that holds %s goes away once it is chosen what takes them', async (_what, id) => {
  const { api, takes } = await open(id);
  expect(takes).toHaveDisplayValue('Choose a category');
  await userEvent.click(screen.getByRole('button', { name: 'Merge and delete' }));
  expect(takes).toHaveAccessibleDescription(/^Choose the category that takes what it holds/);
  expect(api.inputsOf('desk.categoryDelete')).toEqual([]);
  await userEvent.selectOptions(takes, 'Garden');
  await userEvent.click(screen.getByRole('button', { name: 'Merge and delete' }));
  expect(api.inputsOf('desk.categoryDelete')).toEqual([{ id, version: 1, toId: 4 }]);
});

test('[DESK-20] one that holds nothing is deleted alone', async () => {
  const { api, takes } = await open(4);
  expect(takes).toHaveDisplayValue('Nothing: it holds none');
  await userEvent.click(screen.getByRole('button', { name: 'Delete category' }));
  expect(api.inputsOf('desk.categoryDelete')).toEqual([{ id: 4, version: 1, toId: null }]);
});
