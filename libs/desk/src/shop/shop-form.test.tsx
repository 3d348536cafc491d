import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ShopProfileForm } from './shop-form';

const shop = {
  id: 7,
  state: 'open' as const,
  missing: [],
  name: 'Wool Row',
  introEn: '',
  introFr: '',
  avatar: '',
  banner: '',
  contactBy: 'email' as const,
  contact: 'help@wool.test',
  returnDays: 30,
  version: 'seen',
};

test('[DESK-21] all that is wrong with a shop’s profile is told at its fields at once, and no longer what was put right', async () => {
  const api = fakeApi({ desk: { shop: async () => shop, shopSave: async () => ({ version: 'next' }) } });
  const Component = () => (
    <DeskContext value={{ ...placeOf(aDeskSelf('admin'), null), may: () => true }}>
      <ShopProfileForm id={7} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  const name = await screen.findByLabelText('Name of the shop');
  const contact = screen.getByLabelText('Contact');
  const days = screen.getByLabelText('Days in which you take goods back');
  for (const field of [name, contact, days]) await userEvent.clear(field);
  await userEvent.type(contact, 'nobody');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
  await save();
  expect(name).toHaveAccessibleDescription('Enter the name of the shop');
  expect(contact).toHaveAccessibleDescription(/Enter a contact of this kind/);
  await userEvent.type(name, 'Loom');
  expect(name).toBeValid();
  expect(days).toHaveAccessibleDescription(/Enter whole days from 0 to 365/);
  await userEvent.type(days, '14');
  await userEvent.type(contact, '@loom.test');
  await save();
  expect(api.inputsOf('desk.shopSave')).toMatchObject([{ name: 'Loom', contact: 'nobody@loom.test', returnDays: 14 }]);
});
