import { aRefusal } from '@souk/testing';
import type { ApiError } from '@souk/api-client';
import { signInEnded, signInRenewed } from '@souk/domain';
import { SharedMessages } from '@souk/i18n';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import words from './messages.en.json';
import { ConfirmGate, useConfirming, useSignInEnded } from './confirm-gate';

const shared = { ...words, 'word.close': 'Close' } as never; // the other words of the shared messages are not asked for

/** A form whose call is refused until its sign-in is fresh. */
function Form({ call }: { call: () => Promise<string> }) {
  const confirming = useConfirming();
  const [said, setSaid] = useState('');
  const hasEnded = useSignInEnded();
  const submit = () =>
    void confirming(call).then(
      (answer) => setSaid(answer),
      (error: ApiError) => setSaid(`refused ${error.code}`),
    );
  return (
    <>
      <label>
        Reference <input />
      </label>
      <button type="button" onClick={submit}>
        Pay
      </button>
      <p>{said}</p>
      <p>{hasEnded ? 'waits' : 'asks by itself'}</p>
    </>
  );
}

const show = (call: () => Promise<string>) =>
  render(
    <SharedMessages messages={shared}>
      <ConfirmGate>
        <Form call={call} />
      </ConfirmGate>
    </SharedMessages>,
  );

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const signIn = () => act(async () => void dispatchEvent(new Event(signInRenewed)));

describe('[DESK-22] a call that asks for a fresh sign-in', () => {
  test('is made again once its person has signed in; what was typed stays', async () => {
    let isFresh = false;
    const call = jest.fn(() =>
      isFresh ? Promise.resolve('paid') : Promise.reject(aRefusal('FRESH_SIGN_IN_REQUIRED')),
    );
    show(call);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reference' });
    field.value = 'SEPA 7';
    await press('Pay');
    const link = screen.getByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/admin/confirm');
    // Another tab's renewal is no fresh sign-in: it is asked for until there is one.
    await signIn();
    expect(call).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeVisible();
    isFresh = true;
    await signIn();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('paid')).toBeVisible();
    expect(field).toHaveValue('SEPA 7');
  });

  test('is refused when its person would not, and every other refusal is passed on', async () => {
    const call = jest.fn(() => Promise.reject(aRefusal('FRESH_SIGN_IN_REQUIRED')));
    show(call);
    await press('Pay');
    await press('Not now');
    expect(screen.getByText('refused 410003')).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
    call.mockImplementation(() => Promise.reject(aRefusal('REFUND_STATE_CHANGED')));
    await press('Pay');
    expect(screen.getByText('refused 409')).toBeVisible();
  });
});

describe('[DESK-26] a sign-in that ends under an open page', () => {
  const end = () => act(async () => dispatchEvent(new Event(signInEnded, { cancelable: true })));

  test('is asked for at once, beside what was typed, and the call that met it is made again', async () => {
    let isSignedIn = false;
    const call = jest.fn(() => (isSignedIn ? Promise.resolve('saved') : Promise.reject(aRefusal('SIGN_IN_REQUIRED'))));
    show(call);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reference' });
    field.value = 'SEPA 8';
    expect(await end()).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Your sign-in has ended' })).toBeVisible();
    await press('Not now');
    await press('Pay');
    isSignedIn = true;
    await signIn();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('saved')).toBeVisible();
    expect(field).toHaveValue('SEPA 8');
  });

  test('keeps the page from asking by itself until somebody has signed in, also elsewhere', async () => {
    show(() => Promise.resolve('saved'));
    await end();
    expect(screen.getByText('waits')).toBeVisible();
    await press('Not now');
    expect(screen.getByText('waits')).toBeVisible();
    await signIn();
    expect(screen.getByText('asks by itself')).toBeVisible();
  });

  test('is nobody’s to ask for where no desk is on screen', async () => {
    const { unmount } = show(() => Promise.resolve('saved'));
    unmount();
    expect(await end()).toBe(true);
  });
});
