import { Link, useLocation } from '@souk/router';
import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from '../auth/sign-out';
import { LogoutPage } from './logout-page';

jest.mock('../auth/sign-out', () => ({ signOut: jest.fn() }));

const Component = () =>
  useLocation().pathname === '/logout' ? (
    <LogoutPage />
  ) : (
    <>
      <Link to="/logout" state={{ told: 'accountDeleted' }}>
        Delete
      </Link>
      <Link to="/logout" state={{ told: 'signedOutEverywhere' }}>
        Everywhere
      </Link>
    </>
  );

test.each([
  ['[A5] whose account was deleted reads that it is', 'Delete', 'Your account is deleted'],
  ['[ACCT-10] who signed out everywhere reads that they are', 'Everywhere', 'You are signed out on all devices'],
])('%s, and goes home from there; a way back to it signs nobody out', async (_what, link, heading) => {
  jest.mocked(signOut).mockReset().mockResolvedValueOnce('https://id.test/logout');
  const { address, go, goBack } = await renderRoute({ Component });
  await userEvent.click(await screen.findByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', 'https://id.test/logout');
  await go('/elsewhere');
  await goBack();
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('[ROUTE-02] a sign-out that failed is said, and tried again by a press', async () => {
  jest.mocked(signOut).mockReset().mockRejectedValueOnce(new Error('away'));
  jest.mocked(signOut).mockReturnValueOnce(new Promise(() => {}));
  await renderRoute({ Component: LogoutPage }, { path: '/logout', at: '/logout' });
  expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('this device still knows you');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out again' }));
  expect(await screen.findByRole('heading', { name: 'Signing you out' })).toBeVisible();
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
});
