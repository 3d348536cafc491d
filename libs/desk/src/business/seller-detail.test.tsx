import type { DeskSeller } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { SellerDetail } from './seller-detail';

const seller: DeskSeller = {
  id: 7,
  name: 'Wool Row',
  legalName: 'Wool Row Ltd',
  legalAddress: '1 High Street',
  taxNumber: '',
  legalPhone: '',
  legalEmail: '',
  tradeRegister: 'none',
  registerNumber: '',
  isCertified: true,
  accountEnd: '3000',
  certifiedAt: '2026-11-20T10:00:00.000Z',
  missing: ['legalPhone', 'legalEmail'],
  version: 'seen',
};

test('[DESK-37] what is missing is named; a telephone number or mail address that cannot be one is said at its field and not sent', async () => {
  const api = fakeApi({ desk: { seller: async () => seller, sellerSave: async () => ({ version: 'next' }) } });
  const place = { ...placeOf(aDeskSelf('finance'), null), may: (name: string) => name !== 'products.read' };
  const Component = () => (
    <DeskContext value={place}>
      <SellerDetail id={7} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  expect(
    await screen.findByText(/Still missing: the telephone number of the business, the email address of the business\./),
  ).toBeVisible();
  const [phone, email] = ['Telephone of the business', 'Email address of the business'].map((name) =>
    screen.getByLabelText(name),
  ) as [HTMLElement, HTMLElement];
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(phone, 'call us');
  await userEvent.type(email, 'office');
  await save();
  expect(phone).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter an email address such as office@example.com');
  expect(api.inputsOf('desk.sellerSave')).toEqual([]);
  await userEvent.clear(phone);
  await userEvent.type(phone, '+44 20 7946 0958');
  await userEvent.type(email, '@wool.test');
  await save();
  expect(api.inputsOf('desk.sellerSave')).toMatchObject([
    { legalPhone: '+44 20 7946 0958', legalEmail: 'office@wool.test', version: 'seen' },
  ]);
});
