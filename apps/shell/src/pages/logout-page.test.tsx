import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from '../auth/sign-out';
import { LogoutPage } from './logout-page';

jest.mock('../auth/sign-out', () => ({ signOut: jest.fn() }));

test('[ROUTE-02] a sign-out that failed is said, and tried again by a press', async () => {
  jest.mocked(signOut).mockRejectedValueOnce(new Error('away'));
  jest.mocked(signOut).mockReturnValueOnce(new Promise(() => {}));
  await renderRoute({ Component: LogoutPage }, { path: '/logout', at: '/logout' });
  expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('this device still knows you');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out again' }));
  expect(await screen.findByRole('heading', { name: 'Signing you out' })).toBeVisible();
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
});
