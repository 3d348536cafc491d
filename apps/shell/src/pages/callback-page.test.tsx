import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSignIn } from '../auth/sign-in';
import { CallbackPage } from './callback-page';

jest.mock('../auth/after-sign-in', () => ({ afterSignIn: async () => null }));
jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(async () => undefined) }));

test('[LOGIN-07] [ROUTE-02] a sign-in that failed and cannot be started again says so, each time', async () => {
  jest.mocked(startSignIn).mockRejectedValueOnce(new Error('identity provider not found: 503'));
  await renderRoute({ Component: CallbackPage }, { path: '/callback', at: '/callback?code=1' });
  const again = await screen.findByRole('button', { name: 'Sign in again' });
  await userEvent.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server side');
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(startSignIn).toHaveBeenLastCalledWith({ locale: 'en' });
});
