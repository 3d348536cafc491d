import { signInRenewed } from '@souk/domain';
import { saveTable } from '@souk/state/save-file';
import { aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { ConfirmGate } from '../parts/confirm-gate';
import { DeskContext } from '../parts/use-desk';
import { FileActions } from './file-actions';

jest.mock('@souk/state/save-file', () => ({ saveTable: jest.fn() }));

test('[DESK-26] a file that was asked for when the sign-in had ended comes once its person has signed in again', async () => {
  let isEnded = true;
  const file = { name: 'products.csv', csv: 'product\n' };
  const api = fakeApi({
    desk: { productsExport: async () => (isEnded ? Promise.reject(aRefusal('SIGN_IN_ENDED')) : file) },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <ConfirmGate>
        <FileActions list={{ tab: 'all', q: 'mug' }} />
      </ConfirmGate>
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/', api, user: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await screen.findByRole('link', { name: 'Sign in again' });
  isEnded = false;
  act(() => void dispatchEvent(new Event(signInRenewed)));
  await waitFor(() => expect(saveTable).toHaveBeenCalledTimes(1));
  expect(api.inputsOf('desk.productsExport')).toHaveLength(2);
});
