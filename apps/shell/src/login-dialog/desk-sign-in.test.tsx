import { aConfig, fakeApi } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLoginDialog } from './login-dialog.fixture';

jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(() => new Promise(() => {})) }));

afterEach(() => history.replaceState(null, '', '/'));

const openAt = (address: string) => {
  history.replaceState(null, '', address);
  openLoginDialog(fakeApi({ login: { methods: async () => aConfig().loginMethods } }));
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
