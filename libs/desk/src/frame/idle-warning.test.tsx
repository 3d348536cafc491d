import { SharedMessages } from '@souk/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import IdleWarning from './idle-warning';
import words from './messages.en.json';

let read: (event: object) => void = () => undefined;
jest.mock('@souk/query', () => ({
  useQueryClient: () => ({
    getQueryCache: () => ({
      subscribe: (listener: typeof read) => {
        read = listener;
        return () => undefined;
      },
    }),
  }),
}));

const minutes = (count: number) => act(() => jest.advanceTimersByTime(count * 60_000));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  render(
    <SharedMessages messages={words as never /* the other words of the shared messages are not asked for */}>
      <IdleWarning />
    </SharedMessages>,
  );
});
afterEach(() => jest.useRealTimers());

test('[DESK-26] two minutes before the sign-in can end for want of work it is said, with a way to stay', () => {
  minutes(22);
  expect(screen.queryByRole('dialog')).toBeNull();
  minutes(2);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  minutes(22);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'j' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['what the page reads by itself', () => read({ type: 'updated', action: { type: 'success' } })],
  ['work in another tab', () => localStorage.setItem('desk.used', String(Date.now()))],
])('[DESK-26] %s puts the end off', (_what, work) => {
  minutes(20);
  work();
  minutes(20);
  expect(screen.queryByRole('dialog')).toBeNull();
  minutes(4);
  expect(screen.getByRole('dialog')).toBeVisible();
});
