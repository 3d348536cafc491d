import { ApiError } from '@souk/api-client';
import { act, renderHook } from '@testing-library/react';
import { useHeldPage, whileUnreachable } from './held-page';
import { loadPage } from './load-page';

type Args = Parameters<typeof loadPage>;

const connect = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

const whenOnline = async () => {
  if (!navigator.onLine) throw new Error('chunk');
  return {};
};

const open = (code: () => Promise<object> = whenOnline) => {
  const remotes = {
    messages: async () => ({}),
    load: jest.fn(code),
    reset: jest.fn(),
  };
  const onLostPage = jest.fn();
  const leave = new AbortController();
  const request = { url: 'http://localhost/admin/refunds', signal: leave.signal };
  const deps = { remotes, locale: () => 'en', onLostPage, whileUnreachable } as unknown as Args[0]; // only what is asked
  const route = { remote: 'admin', expose: './refunds' } as unknown as Args[1]; // nothing else is looked at
  const loading = loadPage(deps, route, { params: {}, request } as unknown as Args[2]); // a loader's context is not read
  return { remotes, onLostPage, leave, loading };
};
const held = () => renderHook(useHeldPage).result;

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response());
});
afterEach(() => jest.restoreAllMocks());

describe('[DESK-43] a page whose code cannot be had without a connection', () => {
  test('opens once there is one; the whole page is not loaded anew', async () => {
    connect(false);
    const page = held();
    const { remotes, onLostPage, loading } = open();
    await act(async () => undefined);
    expect(page.current).not.toBeNull();
    connect(true);
    dispatchEvent(new Event('online'));
    await act(() => loading);
    expect(page.current).toBeNull();
    expect(remotes.reset).toHaveBeenCalledWith('admin', './refunds');
    expect(remotes.load).toHaveBeenCalledTimes(2);
    expect(onLostPage).not.toHaveBeenCalled();
  });

  test('asked again in vain, that is said again', async () => {
    connect(false);
    const page = held();
    const { leave, loading } = open();
    await act(async () => undefined);
    const first = page.current;
    await act(async () => first?.retry());
    expect(page.current).not.toBeNull();
    expect(page.current).not.toBe(first);
    leave.abort();
    await act(() => loading);
  });

  test('who goes elsewhere is not led there later', async () => {
    connect(false);
    const page = held();
    const { remotes, onLostPage, leave, loading } = open();
    await act(async () => undefined);
    leave.abort();
    await act(() => loading);
    expect(page.current).toBeNull();
    expect(remotes.load).toHaveBeenCalledTimes(1);
    expect(onLostPage).not.toHaveBeenCalled();
  });
});

test('a page that is lost although the store answers is loaded anew', async () => {
  const { onLostPage, loading } = open(() => Promise.reject(new Error('chunk')));
  await loading;
  expect(onLostPage).toHaveBeenCalledWith('http://localhost/admin/refunds');
});

describe('[ROUTE-03] a page whose data cannot be had without a connection', () => {
  const unsent = () => new ApiError({ code: 500 }, new TypeError('Failed to fetch'));
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('opens once there is one; the page before it stays, and says so', async () => {
    connect(false);
    const page = held();
    const loader = jest.fn(async () => (navigator.onLine ? null : Promise.reject(unsent())));
    const { loading, onLostPage } = open(async () => ({ loader }));
    await act(async () => undefined);
    expect(page.current).not.toBeNull();
    connect(true);
    dispatchEvent(new Event('online'));
    await act(() => loading);
    expect([page.current, loader.mock.calls.length]).toEqual([null, 2]);
    expect(onLostPage).not.toHaveBeenCalled();
  });

  test('who goes elsewhere asks for it no longer', async () => {
    connect(false);
    const loader = jest.fn(() => Promise.reject(unsent()));
    const { loading, leave } = open(async () => ({ loader }));
    await act(async () => undefined);
    leave.abort();
    await act(() => expect(loading).rejects.toMatchObject({ status: 500 }));
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['as what it is', 500, 500],
    ['as what it is', 404, 404],
    ['as no page of the store', 400, 404],
  ])('is told %s, where the store answers %s', async (_how, code, status) => {
    const { loading } = open(async () => ({ loader: () => Promise.reject(new ApiError({ code })) }));
    await expect(loading).rejects.toMatchObject({ status });
  });
});
