import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './category-new.route';

test('[DESK-21] both names of a new category that are missing are told at once, each until it is typed', async () => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('catalogue'),
      categories: async () => [],
      categoryCreate: async () => ({ id: 5 }),
    },
  });
  await renderRoute(route, { path: '/admin/categories/new', at: '/admin/categories/new', api, user: {} });
  const english = await screen.findByLabelText('Name in English');
  const french = screen.getByLabelText('Name in French');
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create category' }));
  await create();
  for (const field of [english, french]) expect(field).toHaveAccessibleDescription('Please type a name');
  await userEvent.type(english, 'Mugs');
  expect(english).toBeValid();
  expect(french).toHaveAccessibleDescription('Please type a name');
  expect(api.inputsOf('desk.categoryCreate')).toEqual([]);
  await userEvent.type(french, 'Tasses');
  await create();
  expect(api.inputsOf('desk.categoryCreate')).toMatchObject([{ nameEn: 'Mugs', nameFr: 'Tasses' }]);
});
