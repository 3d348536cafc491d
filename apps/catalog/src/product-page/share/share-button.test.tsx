import { toastsStore } from '@souk/state';
import { fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const press = async () => {
  await renderRoute(
    { Component: () => <ShareButton name="Linen shirt" path="/product/linen-shirt" /> },
    { api: fakeApi({}) },
  );
  await userEvent.click(screen.getByRole('button'));
};
const url = new URL('/product/linen-shirt', location.origin).href;

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test("[M7] the phone's own sheet gets name and address; closing it again is no failure", async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const before = toastsStore.getState().toasts.length;
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Linen shirt', url });
  expect(toastsStore.getState().toasts).toHaveLength(before);
});

test('[M7] without one the address is copied, and that is said', async () => {
  // Brings a clipboard along.
  userEvent.setup();
  await press();
  await waitFor(() => expect(toastsStore.getState().toasts.at(-1)?.kind).toBe('status'));
  expect(await navigator.clipboard.readText()).toBe(url);
});
