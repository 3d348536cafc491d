import { codeLifeMs, codeResendMs } from '@souk/domain';
import { type Panel } from '@souk/state';
import { aConfig, aRefusal, type FakeAnswers, fakeApi } from '@souk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLoginDialog } from './login-dialog.fixture';
import { resetWaits } from '@souk/state/code';

jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(() => new Promise(() => {})) }));

beforeEach(resetWaits);

const open = (login: FakeAnswers['login'] = {}, panel: Panel = { kind: 'login' }) => {
  const api = fakeApi({
    login: { methods: async () => aConfig().loginMethods, forgotPassword: async () => 'sent', ...login },
  });
  openLoginDialog(api, panel);
  return api;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const email = 'ada@souk.test';

describe('whoever is signed in chooses a new password', () => {
  const panel = { kind: 'login', mode: 'changePassword', email } as const;

  test('[ACCT-10] is told what follows, by the code that is mailed to their own address, and is led nowhere else', async () => {
    const api = open({ checkCode: async () => true as const, resetPassword: async () => 'ok' }, panel);
    expect(screen.getByRole('dialog', { name: 'Change your password' })).toBeVisible();
    expect(screen.getByText(/every device is then signed out, this one too/)).toBeVisible();
    expect(field('Email')).toHaveValue(email);
    expect(field('Email')).toHaveAttribute('readonly');
    const others = () => ['I have an account', 'Use another email'].flatMap((name) => screen.queryAllByText(name));
    expect([...others(), ...screen.queryAllByRole('tab')]).toEqual([]);
    await press('Send code');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(others()).toEqual([]);
    await userEvent.type(field('Verification code'), '123456');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(others()).toEqual([]);
    await userEvent.type(field('Password'), 'longer1');
    await userEvent.type(field('Confirm password'), 'longer1');
    await press('Save password');
    expect(await screen.findByText(/every device is signed out/)).toHaveFocus();
    expect(api.inputsOf('login.resetPassword')).toEqual([
      { email, captcha: '123456', newPassword: 'longer1', passwordAgain: 'longer1' },
    ]);
  });
});

const toCode = async () => {
  await press('Forgot password');
  await userEvent.type(field('Email'), email);
  await press('Send code');
  await screen.findByRole('heading', { name: 'Check your inbox' });
};
const wrongCode = () =>
  aRefusal('FIELDS_INVALID', { message: 'x', data: { fields: { captcha: 'Verification code is wrong' } } });

test('[ACCT-09] a wrong code goes no further than its own field', async () => {
  open({ checkCode: () => Promise.reject(wrongCode()) });
  await toCode();
  await userEvent.type(field('Verification code'), '999 999');
  await press('Continue');
  expect(await screen.findByText('Verification code is wrong')).toBeVisible();
  expect(field('Verification code')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('[ACCT-09] a code that runs out while the password is typed is asked for again there, and the password is kept', async () => {
  const answers = [() => Promise.reject(wrongCode()), async () => 'ok'];
  const api = open({
    checkCode: async () => true as const,
    resetPassword: async () => (await answers.shift()?.()) ?? '',
  });
  await toCode();
  await userEvent.type(field('Verification code'), '123456');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  const keptUnder = document.querySelector<HTMLInputElement>('form input[autocomplete=username]');
  expect(keptUnder).toHaveValue(email);
  expect(field('Password')).toHaveFocus();
  await userEvent.type(field('Password'), 'longer1');
  await userEvent.type(field('Confirm password'), 'longer2');
  await press('Save password');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await userEvent.clear(field('Confirm password'));
  await userEvent.type(field('Confirm password'), 'longer1');
  await press('Save password');
  expect(await screen.findByText('Verification code is wrong')).toBeVisible();
  expect(field('Verification code')).toHaveFocus();
  expect([field('Password'), field('Confirm password')].map((typed) => (typed as HTMLInputElement).value)).toEqual([
    'longer1',
    'longer1',
  ]);
  await userEvent.clear(field('Verification code'));
  await userEvent.type(field('Verification code'), '654321');
  await press('Save password');
  await screen.findByText(/every device is signed out/);
  expect(api.inputsOf('login.resetPassword')).toMatchObject([{ captcha: '123456' }, { captcha: '654321' }]);
});

test('[ACCT-09] two passwords that differ are told until either of them is put right, and two empty ones are both told', async () => {
  open({ checkCode: async () => true as const });
  await toCode();
  await userEvent.type(field('Verification code'), '123456');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await press('Save password');
  expect(await screen.findByText('Please choose a password')).toBeVisible();
  expect(screen.getByText('Please confirm your password')).toBeVisible();
  await userEvent.type(field('Password'), 'longer2');
  await userEvent.type(field('Confirm password'), 'longer1');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'longer1');
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
});

test('[ACCT-09] a password that the server refused is told until another is typed', async () => {
  const common = aRefusal('FIELDS_INVALID', { message: 'x', data: { fields: { newPassword: 'Too common' } } });
  open({ checkCode: async () => true as const, resetPassword: () => Promise.reject(common) });
  await toCode();
  await userEvent.type(field('Verification code'), '123456');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await userEvent.type(field('Password'), 'password');
  await userEvent.type(field('Confirm password'), 'password');
  await press('Save password');
  expect(await screen.findByText('Too common')).toBeVisible();
  await userEvent.type(field('Password'), '-of-mine');
  expect(screen.queryByText('Too common')).toBeNull();
});

describe('a code that was mailed still counts when the dialog is closed and opened again', () => {
  const panel = { kind: 'login', mode: 'changePassword', email } as const;
  const later = (ms: number) => {
    const now = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  afterEach(() => jest.restoreAllMocks());

  test('[ACCT-10] whoever changes a password goes on where the code is typed, and sees how long another one takes', async () => {
    open({}, panel);
    await press('Send code');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    cleanup();
    open({}, panel);
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
    cleanup();
    later(codeLifeMs - 1_000);
    open({}, panel);
    expect(screen.getByRole('button', { name: 'Get a new code' })).toBeEnabled();
    cleanup();
    later(2_000);
    open({}, panel);
    expect(screen.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  });

  test('[ACCT-09] whoever forgot a password is sent no second code within the wait, and then has the choice', async () => {
    open();
    await toCode();
    cleanup();
    const api = open();
    await toCode();
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
    expect(api.inputsOf('login.forgotPassword')).toEqual([]);
    cleanup();
    later(codeResendMs + 1_000);
    const then = open();
    await press('Forgot password');
    expect(screen.queryByRole('button', { name: 'I have a code' })).toBeNull();
    await userEvent.type(field('Email'), email);
    await press('I have a code');
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await press('Use another email');
    await press('Send code');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(then.inputsOf('login.forgotPassword')).toEqual([email]);
  });
});
