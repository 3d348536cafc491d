import { ApiError } from '@souk/api-client';
import { SharedMessages } from '@souk/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSay } from './say';
import { toastsStore } from './toasts';

const words = {
  'cart.removed': '{name} removed',
  'error.platform': 'Something went wrong',
  'error.network': 'Offline',
  'error.offline': 'You are offline',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <SharedMessages messages={words as never}>{children}</SharedMessages>
);
const say = () => renderHook(useSay, { wrapper }).result.current;
const shown = () => toastsStore.getState().toasts.map(({ kind, text }) => [kind, text]);

beforeEach(() => toastsStore.setState({ toasts: [] }));

test('what was done is said in words, politely; what went wrong as an alert', () => {
  say().told('Kept for you');
  expect(shown()).toEqual([['status', 'Kept for you']]);
  say().wrong('error.network');
  expect(shown()).toEqual([['alert', 'Offline']]);
});

test('[ERR-02] the server’s own words come first where the catalogue lets them', () => {
  expect(say().errorText(new ApiError({ code: 409, reason: 'OUT_OF_STOCK', message: 'Only 2 left' }))).toBe(
    'Only 2 left',
  );
});

test('[ERR-02] what is no answer of the server has the platform’s words', () => {
  expect(say().errorText(new TypeError('x is not a function'))).toBe('Something went wrong');
});

test('[ERR-02] a file that cannot be loaded without a connection has the words of being offline', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(say().errorText(new TypeError('Loading chunk 7 failed'))).toBe('You are offline');
  isOnline.mockRestore();
});

test('[ERR-02] the same failure again takes the place of the first; it does not pile up', () => {
  say().wrong('error.network');
  const [first] = toastsStore.getState().toasts;
  say().wrong('error.network');
  expect(shown()).toEqual([['alert', 'Offline']]);
  expect(toastsStore.getState().toasts[0]?.id).not.toBe(first?.id);
});
