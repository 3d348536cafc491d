import { fakeApi } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLoginDialog } from './login-dialog.fixture';
import { resetWaits } from '@souk/state/code';

jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(() => new Promise(() => {})) }));

beforeEach(resetWaits);

const open = () => {
  const api = fakeApi({
    login: {
      methods: async () => ({ email: true, phone: true, visitor: true, code: true, google: null, accountPage: null }),
      emailCaptcha: async () => 'Please check your mailbox for the verification code',
      registerEmail: async () => 'ok',
    },
  });
  openLoginDialog(api);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

test('[LOGIN-02] [X3] a button that leads to another step puts the focus into its first field; a tab keeps it', async () => {
  open();
  await press('Create an account');
  expect(field('Email')).toHaveFocus();
  await press('I have an account');
  expect(field('Email')).toHaveFocus();
  await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
  expect(screen.getByRole('tab', { name: 'Phone' })).toHaveFocus();
});

test('[LOGIN-05] [X3] once a code was sent, the focus is where it is typed: the button waits', async () => {
  open();
  await press('Create an account');
  await userEvent.type(field('Email'), 'ada@souk.test');
  await press('Send code');
  expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
  expect(field('Verification code')).toHaveFocus();
});

test('[LOGIN-06] [X3] what succeeded has the focus, so that it is read', async () => {
  open();
  await press('Create an account');
  await userEvent.type(field('Email'), 'ada@souk.test');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Password'), 'secret-1');
  await userEvent.type(field('Confirm password'), 'secret-1');
  await press('Create account');
  expect(await screen.findByText('Your account is registered, Please Login')).toHaveFocus();
});
