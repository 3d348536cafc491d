import { aRefusal } from '@souk/testing';
import { type Api } from '@souk/api-client';
import { type Locale } from '@souk/i18n';
import { panelsStore } from '@souk/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSignIn } from '../auth/sign-in';
import { openLoginDialog } from './login-dialog.fixture';
import { resetWaits } from '@souk/state/code';

jest.mock('../auth/sign-in', () => ({ startSignIn: jest.fn(async () => undefined) }));

type Login = Partial<Record<keyof Api['login'], (input: never) => Promise<unknown>>>;

const open = (
  login: Login = {},
  locale: Locale = 'en',
  why: { needsAccount?: boolean; mode?: 'createAccount'; email?: string } = {},
) => {
  const asked: [string, unknown][] = [];
  const served: Login = {
    methods: async () => ({ email: true, phone: true, visitor: true, code: true, google: null }),
    ...login,
  };
  const calls = Object.fromEntries(
    Object.entries(served).map(([name, call]) => [
      name,
      (input: never) => {
        if (name !== 'methods') asked.push([name, input]);
        return call(input);
      },
    ]),
  );
  openLoginDialog({ login: calls } as unknown as Api, { kind: 'login', ...why }, locale);
  return asked;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label, { selector: 'input' });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

/** Under which name a password manager keeps the new password of a step that asks for no name. */
const keptUnder = () => document.querySelector<HTMLInputElement>('form input[autocomplete=username]')?.value;

beforeEach(resetWaits);

describe('login dialog', () => {
  test('[LOGIN-01] an address that was typed on the page stands in the dialog', async () => {
    open({}, 'en', { email: 'ann@souk.test' });
    expect(await screen.findByLabelText('Email', { selector: 'input' })).toHaveValue('ann@souk.test');
  });

  test('[LOGIN-01] opens as Sign in, with the tabs Email and Phone', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email', 'Phone']);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  test('[LOGIN-01] its title is the step’s, and the only heading', async () => {
    open();
    const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Sign in']);
    await press('Create an account');
    expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
    expect(headings()).toEqual(['Create An Account']);
    await press('I have an account');
    await press('Forgot password');
    expect(headings()).toEqual(['Forgot your password?']);
  });

  test('[LOGIN-12] buying as a guest is not offered for what only an account can have', () => {
    open({}, 'en', { needsAccount: true });
    expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy as a guest' })).toBeNull();
  });

  test('[LOGIN-02] [PAGE-03] opens as Create An Account for who wants one, and leads to Sign in', async () => {
    open({}, 'en', { mode: 'createAccount' });
    expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
    await press('I have an account');
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('[PAGE-03] opens as Create An Account where a link led that was pressed before the application ran', () => {
    history.replaceState(null, '', '#createAccount');
    open({}, 'en', { needsAccount: true });
    history.replaceState(null, '', '#');
    expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  });

  test('[LOGIN-11] says why it opened', () => {
    panelsStore.getState().openPanel({ kind: 'login', message: 'Your session has ended' });
    open();
    act(() => panelsStore.getState().openPanel({ kind: 'login', message: 'Your session has ended' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
  });

  test('[LOGIN-02] reaches every mode: e-mail', async () => {
    open({ forgotPassword: async () => 'sent', checkCode: async () => true });
    await press('Create an account');
    expect(screen.getByRole('heading', { name: 'Create An Account' })).toBeVisible();
    await press('I have an account');
    await press('Buy as a guest');
    expect(screen.getByRole('heading', { name: 'Buy as a guest' })).toBeVisible();
    await press('I have an account');
    await press('Forgot password');
    await type('Email', 'ada@souk.test');
    await press('Send code');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByText('Please check your mailbox for the verification code')).toBeVisible();
    await type('Verification code', '123456');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  test('[LOGIN-02] reaches every mode: phone', async () => {
    open({ phoneCode: async () => 'sent', checkCode: async () => true });
    await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a one-time code' }));
    expect(screen.getByRole('button', { name: 'Continue with a code' })).toBeVisible();
    await press('Use my password');
    await press('Create an account');
    await type('Phone', '2025550123');
    await press('Send code');
    await type('Verification code', '123456');
    await press('Continue');
    expect(await screen.findByLabelText('Confirm password')).toBeVisible();
    expect(keptUnder()).toBe('+12025550123');
  });

  test('[LOGIN-02] quick login on the Email tab keeps what was typed, and is gone where the provider has no codes', async () => {
    open();
    await type('Email', 'ada@souk.test');
    await press('Use a one-time code');
    expect(screen.getByRole('button', { name: 'Continue with a code' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@souk.test');
    cleanup();
    open({ methods: async () => ({ email: true, phone: true, visitor: true, code: false, google: null }) });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a one-time code' })).toBeNull());
  });

  test('[LOGIN-07] Google is offered where the provider knows it, and nowhere else', async () => {
    open({ methods: async () => ({ email: true, phone: true, visitor: true, code: true, google: 'google' }) });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    cleanup();
    open();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  test('[LOGIN-07] a sign-in with Google that cannot start says so', async () => {
    jest.mocked(startSignIn).mockRejectedValueOnce(new Error('identity provider not found: 503'));
    open({ methods: async () => ({ email: true, phone: true, visitor: true, code: true, google: 'google' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server side');
  });

  test('[LOGIN-02] a phone number that cannot exist is refused', async () => {
    const asked = open();
    await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    await type('Phone', '12');
    await press('Sign in');
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('[LOGIN-02] a number that is none in one country is read anew in another', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    await type('Phone', '0612345678');
    await press('Sign in');
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    jest.mocked(startSignIn).mockClear();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'FR');
    await waitFor(() => expect(screen.queryByText('Please enter a valid phone number')).toBeNull());
    expect(startSignIn).not.toHaveBeenCalled();
  });

  test('[LOGIN-06] a number that has an account is told at it until another is typed', async () => {
    const taken = aRefusal('FIELDS_INVALID', { message: 'x', data: { fields: { phone: 'Has an account' } } });
    open({ checkCode: async () => true, registerPhone: () => Promise.reject(taken) });
    await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    await type('Phone', '2025550123');
    await type('Verification code', '123456');
    await press('Continue');
    await screen.findByLabelText('Confirm password');
    await type('Password', 'secret1');
    await type('Confirm password', 'secret1');
    await press('Create account');
    expect(await screen.findByText('Has an account')).toBeVisible();
    await type('Phone', '2025550124');
    expect(screen.queryByText('Has an account')).toBeNull();
  });
});

describe('creating an account by e-mail', () => {
  test('[LOGIN-03] has four required fields, the first of type email', async () => {
    open();
    await press('Create an account');
    const fields = ['Email', 'Verification code', 'Password', 'Confirm password'].map((name) =>
      screen.getByLabelText(name, { selector: 'input' }),
    );
    for (const field of fields) expect(field).toBeRequired();
    expect(fields[0]).toHaveAttribute('type', 'email');
  });

  test('[LOGIN-04] checks one thing after the other, in the order of the specification', async () => {
    const asked = open();
    await press('Create an account');
    const steps: [string, [string, string][]][] = [
      ['Please choose a password', []],
      ['Please enter your email address', [['Password', 'abc']]],
      ['Please enter a valid email address', [['Email', 'a b@c']]],
      ['Please confirm your password', [['Email', 'ada@souk.test']]],
      ['Password must have 6 or more characters', [['Confirm password', 'abd']]],
      ['Passwords do not match', [['Password', 'abcdef']]],
      ['Please enter the verification code', [['Confirm password', 'abcdef']]],
      ['Verification code is wrong', [['Verification code', '12']]],
    ];
    for (const [message, typed] of steps) {
      for (const [label, text] of typed) await type(label, text);
      await press('Create account');
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(asked).toEqual([]);
  });

  test('[LOGIN-04] every field that is wrong says so at once', async () => {
    open();
    await press('Create an account');
    await press('Create account');
    for (const message of [
      'Please enter your email address',
      'Please enter the verification code',
      'Please choose a password',
      'Please confirm your password',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus();
  });

  test('[LOGIN-05] the code needs an e-mail; once sent, the message shows and the button waits 60 s', async () => {
    const asked = open({ emailCaptcha: async () => 'Please check your mailbox for the verification code' });
    await press('Create an account');
    await press('Send code');
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    await type('Email', 'ada@souk.test');
    await press('Send code');
    expect(await screen.findByText('Please check your mailbox for the verification code')).toBeVisible();
    expect(screen.getByRole('button', { name: '60 s' })).toBeDisabled();
    expect(asked).toEqual([['emailCaptcha', 'ada@souk.test']]);
  });

  test('[LOGIN-05] who mistyped the address corrects it and is sent a code at once; the first one still waits', async () => {
    const asked = open({ emailCaptcha: async () => 'Please check your mailbox for the verification code' });
    await press('Create an account');
    await type('Email', 'ada@suok.test');
    await press('Send code');
    expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
    await type('Email', 'ada@souk.test');
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus();
    expect(screen.queryByText('Please check your mailbox for the verification code')).toBeNull();
    await press('Send code');
    expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
    expect(asked.map(([, to]) => to)).toEqual(['ada@suok.test', 'ada@souk.test']);
    await type('Email', 'ADA@suok.test');
    expect(screen.getByRole('button', { name: /\d s$/ })).toBeDisabled();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus();
  });

  test('[LOGIN-05] after the wait the button reads Get a new code', async () => {
    open({ emailCaptcha: async () => 'sent' });
    await press('Create an account');
    await type('Email', 'ada@souk.test');
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await userEvent
        .setup({ advanceTimers: jest.advanceTimersByTime })
        .click(screen.getByRole('button', { name: 'Send code' }));
      await screen.findByRole('button', { name: '60 s' });
      act(() => void jest.advanceTimersByTime(61_000));
      expect(screen.getByRole('button', { name: 'Get a new code' })).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[LOGIN-05] another answer shows the server’s message and no countdown', async () => {
    open({ emailCaptcha: () => Promise.reject(aRefusal('BAD_REQUEST', { message: 'Too many requests from here' })) });
    await press('Create an account');
    await type('Email', 'ada@souk.test');
    await press('Send code');
    expect(await screen.findByText('Too many requests from here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  const fill = async () => {
    await press('Create an account');
    for (const [label, text] of [
      ['Email', 'ada@souk.test'],
      ['Verification code', '123456'],
      ['Password', 'secret1'],
      ['Confirm password', 'secret1'],
    ] as const)
      await type(label, text);
    await press('Create account');
  };

  test('[LOGIN-06] a refusal shows the server’s message, at its field where it names one', async () => {
    open({
      registerEmail: () =>
        Promise.reject(
          aRefusal('FIELDS_INVALID', {
            message: 'Bad parameter',
            data: { fields: { captcha: 'Verification code is wrong' } },
          }),
        ),
    });
    await fill();
    expect(await screen.findByText('Verification code is wrong')).toBeVisible();
    expect(screen.getByLabelText('Verification code')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy');
  });

  test('[LOGIN-06] a network failure shows the error and loading stops; nothing typed is lost', async () => {
    open({ registerEmail: () => Promise.reject(aRefusal('SERVER_ERROR')) });
    await fill();
    expect(await screen.findByText(/went wrong on the server side/)).toBeVisible();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveValue('ada@souk.test');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy'),
    );
  });

  test('[LOGIN-06] success says so, closes the form and starts login', async () => {
    const asked = open({ registerEmail: async () => 'ok' });
    await fill();
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is registered, Please Login');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(asked).toEqual([['registerEmail', { email: 'ada@souk.test', password: 'secret1', captcha: '123456' }]]);
    await waitFor(() => expect(startSignIn).toHaveBeenLastCalledWith({ locale: 'en', loginHint: 'ada@souk.test' }), {
      timeout: 3_000,
    });
  });

  test('[LOGIN-06, LOGIN-07] a sign-in that cannot start after it says so, and can be tried again', async () => {
    jest.mocked(startSignIn).mockRejectedValueOnce(new Error('identity provider not found: 503'));
    open({ registerEmail: async () => 'ok' });
    await fill();
    const told = await screen.findByRole('alert', undefined, { timeout: 3_000 });
    expect(told).toHaveTextContent('Something went wrong on the server side');
    await press('Sign in');
    await waitFor(() => expect(told).not.toBeInTheDocument());
  });

  test('[I18N-01] speaks French', async () => {
    open({}, 'fr');
    expect(screen.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
    await press('Créer un compte');
    await press('Créer le compte');
    expect(await screen.findByText('Veuillez choisir un mot de passe')).toBeVisible();
  });
});

test('[LOGIN-12] an anonymous purchase asks for an e-mail and nothing else', async () => {
  const asked = open({ registerVisitor: async () => true });
  await press('Buy as a guest');
  await type('Email', 'guest@souk.test');
  await press('Continue as guest');
  await waitFor(() => expect(panelsStore.getState().panel.kind).toBe('none'));
  expect(asked).toEqual([['registerVisitor', { email: 'guest@souk.test' }]]);
});
