import type { Api } from '@souk/api-client';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DepsProvider } from '../deps';
import { clockEvent, type SharedDocument } from './page-document';
import { storeNow, useStoreDay, useStoreNow } from './store-clock';

const hourMs = 3_600_000;
const rendered = new Date('2026-03-01T22:00:00Z');
const saleEnd = '2026-03-01T23:30:00Z';

function Price() {
  const isOver = new Date(saleEnd) <= useStoreNow(saleEnd, null, undefined);
  return <p>{`${isOver ? 'full price' : 'sale'} on ${useStoreDay().toISOString().slice(0, 10)}`}</p>;
}

const page = (
  <DepsProvider value={{ api: {} as Api, renderedAt: rendered.getTime() }}>
    <Price />
  </DepsProvider>
);

const setAhead = (clockAheadMs: number) => void (window.soukDocument = { clockAheadMs } as SharedDocument);

/** React takes the page over, by a clock that shows so much later than when the server rendered it; it finds what it would have drawn. */
const takeOver = (laterMs = 0) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  jest.setSystemTime(rendered.getTime() + laterMs);
  const recovered = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError: recovered });
  expect(recovered).not.toHaveBeenCalled();
};

beforeEach(() => void jest.useFakeTimers({ now: rendered }));
afterEach(() => {
  delete window.soukDocument;
  jest.useRealTimers();
});

describe('[X12] [CARD-04] what the store’s clock decides', () => {
  test('a page that is taken over hours later begins as it was rendered, and goes on to now', () => {
    takeOver(30 * hourMs);
    expect(screen.getByText('full price on 2026-03-03')).toBeVisible();
  });

  test('a device whose clock is a day ahead shows what the store takes', () => {
    setAhead(-24 * hourMs);
    takeOver(24 * hourMs);
    expect(screen.getByText('sale on 2026-03-01')).toBeVisible();
    expect(storeNow()).toEqual(rendered);
  });

  test('an open page follows: the end of a sale, the next day', () => {
    takeOver();
    expect(screen.getByText('sale on 2026-03-01')).toBeVisible();
    act(() => jest.advanceTimersByTime(1.5 * hourMs + 10_000));
    expect(screen.getByText('full price on 2026-03-01')).toBeVisible();
    act(() => jest.advanceTimersByTime(hourMs));
    expect(screen.getByText('full price on 2026-03-02')).toBeVisible();
  });

  test('it follows what an answer says of the time, and a device that wakes', () => {
    takeOver();
    setAhead(2 * hourMs);
    act(() => void dispatchEvent(new Event(clockEvent)));
    expect(screen.getByText('full price on 2026-03-02')).toBeVisible();
    setAhead(26 * hourMs);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('full price on 2026-03-03')).toBeVisible();
  });
});
