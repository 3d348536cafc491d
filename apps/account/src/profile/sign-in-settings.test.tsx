import { panelsStore } from '@souk/state';
import { aConfig, aUser, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './profile.route';

const open = async (answers: FakeAnswers = {}, email = 'shopper@souk.test') => {
  const api = fakeApi({
    login: { methods: async () => aConfig().loginMethods },
    ...answers,
    users: { info: async () => aUser({ email }), ...answers.users },
  });
  const at = '/users/user_info';
  const view = await renderRoute(route, { path: at, at, api, user: { email } });
  await screen.findByRole('heading', { name: 'Sign-in' });
  return { api, ...view };
};
const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => panelsStore.getState().closePanel());

test('[ACCT-10] a new password begins in the dialog with the address filled in, after it was said what follows', async () => {
  await open();
  const change = await button('Change password');
  expect(screen.getByText(/Every device is then signed out, this one too/)).toBeVisible();
  await userEvent.click(change);
  expect(panelsStore.getState().panel).toEqual({
    kind: 'login',
    mode: 'changePassword',
    email: 'shopper@souk.test',
  });
});

test('[ACCT-10] signing out on all devices ends here at signing out', async () => {
  const { api, address } = await open({ users: { signOutAll: async () => true as const } });
  await userEvent.click(await button('Sign out on all devices'));
  await waitFor(() => expect(address()).toBe('/logout'));
  expect(api.inputsOf('users.signOutAll')).toHaveLength(1);
});

test('[ACCT-10] what fails is said, and nobody is led away', async () => {
  const { address } = await open({ users: { signOutAll: () => Promise.reject(new Error('offline')) } });
  await userEvent.click(await button('Sign out on all devices'));
  expect(await button('Sign out on all devices')).toBeEnabled();
  expect(address()).toBe('/users/user_info');
});

test('[ACCT-10] an account by phone is told where its password is set anew', async () => {
  await open({}, '');
  expect(await screen.findByText(/You sign in with your phone number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

test('[ACCT-10] with an outside provider there is a link to its own page, and nothing that it would not do', async () => {
  const accountPage = 'https://id.example/realms/souk/account';
  await open({ login: { methods: async () => ({ ...aConfig().loginMethods, accountPage }) } });
  expect(await screen.findByRole('link', { name: 'Open the sign-in settings' })).toHaveAttribute('href', accountPage);
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out on all devices' })).toBeNull();
});

describe('[ACCT-11] another e-mail', () => {
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const openForm = async (answers: FakeAnswers['users'] = {}, email?: string) => {
    const view = await open({ users: answers }, email);
    await userEvent.click(await button(email === '' ? 'Add an email address' : 'Change email address'));
    return view;
  };
  const answers = { emailCode: async () => 'Please check your mailbox', editEmail: async () => true as const };

  test('a code goes to the new address; with it and the password the address is changed, and everybody signs in again', async () => {
    const { api, address } = await openForm(answers, 'shopper@souk.test');
    expect(field('New email address')).toHaveFocus();
    await userEvent.keyboard('new@souk.test');
    await userEvent.click(await button('Send code'));
    expect(await screen.findByText('Please check your mailbox')).toBeVisible();
    expect(api.inputsOf('users.emailCode')).toEqual([{ email: 'new@souk.test' }]);
    expect(field('Verification code')).toHaveFocus();
    await userEvent.keyboard('123 456');
    await userEvent.type(screen.getByLabelText(/^Your password/), 'souk-demo');
    await userEvent.click(await button('Change email address'));
    await waitFor(() => expect(address()).toBe('/logout'));
    const sent = { email: 'new@souk.test', captcha: '123456', password: 'souk-demo' };
    expect(api.inputsOf('users.editEmail')).toEqual([sent]);
  });

  test('no code is sent to what is no address, and nothing is sent with a field empty', async () => {
    const { api } = await openForm(answers);
    await userEvent.type(field('New email address'), 'new@');
    await userEvent.click(await button('Send code'));
    expect(field('New email address')).toBeInvalid();
    await userEvent.click(await button('Change email address'));
    expect(field('Verification code')).toBeInvalid();
    expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Please enter your password');
    expect(api.inputsOf('users.emailCode')).toEqual([]);
    expect(api.inputsOf('users.editEmail')).toEqual([]);
  });

  test('leaving the form gives the focus back; an account by phone adds an address', async () => {
    await openForm({}, '');
    await userEvent.click(await button('Cancel'));
    expect(await button('Add an email address')).toHaveFocus();
  });
});
