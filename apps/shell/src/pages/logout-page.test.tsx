import { Link, useLocation } from '@souk/router';
import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from '../auth/sign-out';
import { LogoutPage } from './logout-page';

jest.mock('../auth/sign-out', () => ({ signOut: jest.fn() }));

test('[A5] whose account was deleted reads that it is, and goes home from there', async () => {
  jest.mocked(signOut).mockResolvedValueOnce('https://id.test/logout');
  const Component = () =>
    useLocation().pathname === '/logout' ? (
      <LogoutPage />
    ) : (
      <Link to="/logout" state={{ isAccountDeleted: true }}>
        Delete
      </Link>
    );
  await renderRoute({ Component });
  await userEvent.click(await screen.findByRole('link', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', 'https://id.test/logout');
  jest.mocked(signOut).mockReset();
});

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
