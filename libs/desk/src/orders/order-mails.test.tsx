import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderMails } from './order-mails';

test('[DESK-52] each mail about an order is sent again by a press, or says why not', async () => {
  const api = fakeApi({ desk: { resend: async () => true } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('support'), null)}>
      <OrderMails order={aDeskOrder({ no: 'PT1-1', email: 'lena@souk.test' })} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a mail again' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send a mail again' }));
  const why = [
    'It is paid.',
    'No parcel has been sent.',
    'The address was not changed.',
    'The shop has not cancelled it.',
  ];
  for (const text of [...why, 'No refund is decided.']) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirmation' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Link to the order' }));
  expect(api.inputsOf('desk.resend')).toEqual([{ no: 'PT1-1', kind: 'link' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
