import type { DeskSeller } from '@souk/contract/desk';
import { aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { SellerAccount } from './seller-account';

const seller: DeskSeller = {
  id: 7,
  name: 'Wool Row',
  legalName: '',
  legalAddress: '',
  taxNumber: '',
  legalPhone: '',
  legalEmail: '',
  tradeRegister: '',
  registerNumber: '',
  isCertified: false,
  accountEnd: '3000',
  certifiedAt: null,
  missing: [],
  version: 'seen',
};

test('[DESK-37] an account that cannot be is not sent; another one names the one that was seen; whole it is read by a press', async () => {
  const api = fakeApi({
    desk: {
      accountSave: async () => ({ accountEnd: '5432' }),
      accountShow: async () => ({ account: 'DE89370400440532013000' }),
    },
  });
  const place = placeOf(aDeskSelf('finance'), null);
  const Component = () => (
    <DeskContext value={place}>
      <SellerAccount seller={seller} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  expect(screen.getByText('Payouts go to the account that ends in 3000.')).toBeVisible();
  const field = screen.getByLabelText('New account (IBAN or account number)');
  expect(field).toHaveAccessibleDescription(/signed in more than 10 minutes ago.* Every owner is told/);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await userEvent.type(field, 'DE00 3704');
  await save();
  expect(field).toBeInvalid();
  expect(api.inputsOf('desk.accountSave')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'GB82WEST12345698765432');
  await save();
  expect(api.inputsOf('desk.accountSave')).toEqual([{ id: 7, account: 'GB82WEST12345698765432', from: '3000' }]);
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole account' }));
  expect(await screen.findByText('DE89370400440532013000')).toBeVisible();
});

test('[DESK-37] an account that somebody else set while another was typed is not saved over in silence', async () => {
  let isFirst = true;
  const api = fakeApi({
    desk: {
      accountSave: async () => {
        if (!isFirst) return { accountEnd: '5432' };
        isFirst = false;
        throw aRefusal('CHANGED_MEANWHILE');
      },
    },
  });
  const Component = () => {
    const [accountEnd, setEnd] = useState('3000');
    return (
      <DeskContext value={placeOf(aDeskSelf('finance'), null)}>
        <button onClick={() => setEnd('7777')}>Their change is read</button>
        <SellerAccount seller={{ ...seller, accountEnd }} />
      </DeskContext>
    );
  };
  await renderRoute({ Component }, { api });
  await userEvent.type(screen.getByLabelText('New account (IBAN or account number)'), 'GB82WEST12345698765432');
  await userEvent.click(screen.getByRole('button', { name: 'Their change is read' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await save();
  await waitFor(() => expect(api.inputsOf('desk.accountSave')).toMatchObject([{ from: '3000' }]));
  // Whoever was told has read whose it is now.
  await save();
  await waitFor(() => expect(api.inputsOf('desk.accountSave')).toMatchObject([{ from: '3000' }, { from: '7777' }]));
});
