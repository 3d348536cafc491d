import type { FakeAnswers } from '@souk/testing';
import { aFrame, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import { OwnFooter, OwnHeader } from './own-frame';

const frame = async (Component: () => React.ReactNode, pages: FakeAnswers['pages'], at = '/') => {
  const page = await renderRoute({ Component }, { api: fakeApi({ pages: pages ?? {} }), at });
  await act(() => jest.advanceTimersByTimeAsync(1));
  return page;
};
const ownScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-owner]')].map(({ src }) => new URL(src).pathname);
const raw = (name: string) => `/api/front/page/raw/${name}`;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

describe('[FOOT-04] the owner’s footer', () => {
  test.each([
    '/users/order_list',
    '/order/order_confirm',
    '/support/ticket/view',
    '/merchant/registration',
    '/callback',
  ])('runs no script on %s', async (at) => {
    await frame(OwnFooter, { frame: async () => aFrame('<p>Our own foot</p>', { scripts: [raw('guarded.js')] }) }, at);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Our own foot')).toBeVisible();
    expect(ownScripts()).toEqual([]);
  });

  test('[DESK-26] runs no script for whoever is signed in at a desk by this browser', async () => {
    document.cookie = 'desk.hint=1';
    await frame(OwnFooter, { frame: async () => aFrame('<p>Our own foot</p>', { scripts: [raw('staff.js')] }) });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Our own foot')).toBeVisible();
    expect(ownScripts()).toEqual([]);
    document.cookie = 'desk.hint=; max-age=0';
  });

  test('shows the owner’s HTML and starts its events 600 ms after it is there', async () => {
    await frame(OwnFooter, { frame: async () => aFrame('<p>Our own foot</p>', { scripts: [raw('foot.js')] }) });
    expect(screen.getByText('Our own foot')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(590));
    expect(ownScripts()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(ownScripts()).toEqual([raw('foot.js')]);
  });

  test('runs nothing from elsewhere', async () => {
    const scripts = ['https://elsewhere.test/a.js', '//elsewhere.test/b.js', '/img/c.js'];
    await frame(OwnFooter, { frame: async () => aFrame('<p>Foot</p>', { scripts }) });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(ownScripts()).toEqual([]);
  });
});

describe('[PAGE-01] the owner’s header', () => {
  test('shows the owner’s HTML; its scripts run at once, in their order, each once', async () => {
    const scripts = [raw('one.js'), raw('two.js')];
    await frame(OwnHeader, { frame: async () => aFrame('<p>Our own head</p>', { scripts }) });
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Our own head')).toBeVisible();
    expect(ownScripts()).toEqual(scripts);
    expect([...document.querySelectorAll('script[data-owner]')].every((one) => !(one as HTMLScriptElement).async)).toBe(
      true,
    );
  });

  test('[PAGE-08] one that cannot be had shows nothing', async () => {
    const page = await frame(OwnHeader, { frame: () => Promise.reject(aRefusal('SERVER_ERROR')) });
    expect(page.container).toHaveTextContent('');
    expect(page.errorStatus()).toBeNull();
  });
});
