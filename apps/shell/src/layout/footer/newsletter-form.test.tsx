import { sessionStore } from '@souk/state';
import { aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './newsletter-form';

const user = { sub: 'u1', email: 'ann@souk.test', nickname: '', phone: null, avatar: null };
const open = () => renderRoute({ Component: NewsletterForm }, { api: fakeApi({}) });
const field = () => screen.getByRole('textbox');

test('[FOOT-05] a signed-in shopper’s address is there as soon as it is known who they are', async () => {
  await open();
  expect(field()).toHaveValue('');
  act(() => sessionStore.getState().settle({ status: 'user', user }));
  expect(field()).toHaveValue('ann@souk.test');
});

test('[FOOT-05] what is typed meanwhile stays, and so does the focus', async () => {
  await open();
  await userEvent.type(field(), 'ben@souk.test');
  act(() => sessionStore.getState().settle({ status: 'user', user }));
  expect(field()).toHaveValue('ben@souk.test');
  expect(field()).toHaveFocus();
});

test('[FOOT-05] [X3] what is wrong with the address leads to its field, said here or by the store', async () => {
  const api = fakeApi({ forms: { newsletter: async () => Promise.reject(aRefusal('FIELDS_INVALID')) } });
  await renderRoute({ Component: NewsletterForm }, { api });
  const press = () => userEvent.click(screen.getByRole('button'));
  await press();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'bad');
  await press();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toBeInvalid();
});
