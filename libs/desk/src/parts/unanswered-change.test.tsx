import { ApiError, createApi } from '@souk/api-client';
import { toastsStore } from '@souk/state';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext, useDeskChange } from './use-desk';

function Dialog() {
  const { mutate } = useDeskChange('customerPoints', { done: null });
  return <button onClick={() => mutate({ key: 'lena', amount: 20, reason: 'Late' })}>Add</button>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <DeskContext value={placeOf(aDeskSelf('support'), null)}>
      <button onClick={() => setOpen(!isOpen)}>Open</button>
      {isOpen && <Dialog />}
    </DeskContext>
  );
}

test('[ERR-04] a change that nobody answered says that it may have arrived and can be asked for again', async () => {
  const api = createApi({
    locale: () => 'en',
    token: async () => 'jwt',
    cartUuid: () => undefined,
    onSignedOut: () => {},
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await renderRoute({ Component: Page }, { at: '/', api: { ...fakeApi({}), send: api.send }, user: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(toastsStore.getState().toasts.at(-1)?.text).toMatch(/not known whether this arrived.*only once/),
  );
});

test('[DESK-27] a dialog that is closed after a lost answer and opened again asks for the same, not for more', async () => {
  let tries = 0;
  const fake = fakeApi({
    desk: {
      customerPoints: async () => {
        tries += 1;
        if (tries === 1) throw new ApiError({ code: 502 });
        return { points: 68 };
      },
    },
  });
  const keys: unknown[] = [];
  const send: typeof fake.send = (call, input, options) => {
    if (call[0] === 'customerPoints') keys.push(options?.idempotencyKey);
    return fake.send(call, input, options);
  };
  const api = { ...fake, send };
  await renderRoute({ Component: Page }, { at: '/', api, user: {} });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  for (let at = 1; at <= 3; at += 1) {
    await press('Open');
    await press('Add');
    await waitFor(() => expect(tries).toBe(at));
    await press('Open');
  }
  const [lost, again, another] = keys;
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});
