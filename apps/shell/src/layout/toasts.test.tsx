import { toastsStore } from '@souk/state';
import { fakeApi, renderRoute } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import { Toasts } from './toasts';

/** A dialog over the page. @param html what stands in it */
const openDialog = (html = '') => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  dialog.innerHTML = html;
  document.body.append(dialog);
  return dialog;
};
const say = () => act(() => void toastsStore.getState().show({ kind: 'alert', text: 'Could not be added' }));
const shown = () => screen.queryAllByText('Could not be added').length;

test('[X1] a sheet that covers the page and shows its messages itself shows them alone', async () => {
  await renderRoute({ Component: Toasts }, { api: fakeApi({}) });
  say();
  expect(shown()).toBe(1);
  const sheet = openDialog('<div data-messages></div>');
  await act(async () => undefined);
  expect(shown()).toBe(0);
  await act(async () => sheet.remove());
  expect(shown()).toBe(1);
});

test('[X1] a message that comes while a dialog is open stands in it, and on the page once it is closed', async () => {
  await renderRoute({ Component: Toasts }, { api: fakeApi({}) });
  const dialog = openDialog();
  say();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Could not be added');
  expect(shown()).toBe(1);
  await act(async () => dialog.remove());
  expect(screen.getByRole('alert')).toHaveTextContent('Could not be added');
});
