import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { CancelOrder } from './cancel-order';

test('[DESK-60] whoever cancels an order says why to colleagues, and something else to the customer', async () => {
  const api = fakeApi({ desk: { cancel: async () => true } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <CancelOrder order={aDeskOrder({ no: 'PT1-1' })} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^A few words to the customer/ }), 'We are sorry.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }));
  expect(dialog.getByText('Say why')).toBeVisible();
  expect(api.inputsOf('desk.cancel')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why is it cancelled/ }), 'Broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }));
  expect(api.inputsOf('desk.cancel')).toEqual([
    { no: 'PT1-1', from: 'paid', reason: 'Broken', message: 'We are sorry.' },
  ]);
});
