import { loadSharedMessages, LocaleContext, SharedMessages, type Messages } from '@souk/i18n';
import { QueryClient, QueryClientProvider } from '@souk/query';
import { DepsProvider, panelsStore } from '@souk/state';
import { aConfig, fakeApi } from '@souk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginDialog from './login-dialog';

jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(() => new Promise(() => {})) }));

let messages: Messages;
beforeAll(async () => (messages = await loadSharedMessages('en')));
afterEach(() => history.replaceState(null, '', '/'));

const openAt = (address: string) => {
  history.replaceState(null, '', address);
  panelsStore.getState().openPanel({ kind: 'login' });
  render(
    <DepsProvider value={{ api: fakeApi({ login: { methods: async () => aConfig().loginMethods } }) }}>
      <QueryClientProvider client={new QueryClient()}>
        <LocaleContext value={{ locale: 'en', setLocale: () => {} }}>
          <SharedMessages messages={messages}>
            <LoginDialog />
          </SharedMessages>
        </LocaleContext>
      </QueryClientProvider>
    </DepsProvider>,
  );
};

test.each(['Email', 'Phone'])('[DESK-23] at a desk no account is made, and nobody buys as a guest: %s', async (tab) => {
  openAt('/admin#createAccount');
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
  expect(await screen.findByRole('textbox', { name: tab })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  for (const name of ['Create an account', 'Buy as a guest']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('[DESK-23] whoever accepted an invitation reads that the account is ready, and types no address again', () => {
  openAt('/sell/7?tab=1#invited=new%2Bone%40souk.test');
  expect(screen.getByRole('alert')).toHaveTextContent('Your account is ready');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new+one@souk.test');
  expect(location.pathname + location.search + location.hash).toBe('/sell/7?tab=1');
});

test('[DESK-23] an address of the shop tells nobody that they were invited', () => {
  openAt('/#invited=new%40souk.test');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('[DESK-23] [MER-02] whoever applied to sell without an account makes theirs at the desk of their shop', async () => {
  openAt('/sell');
  expect(await screen.findByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy as a guest' })).toBeNull();
});
