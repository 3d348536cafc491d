import { listenToNeeds, whenAtRest } from './needs';
import { startApplication } from './application';

jest.mock('./application', () => ({
  ...jest.requireActual<object>('./application'),
  startApplication: jest.fn(),
}));

let show: (entries: { isIntersecting: boolean }[]) => void = () => {};
const watched: Element[] = [];
const page = { hydrate: 'interaction', asksConsent: false } as Parameters<typeof listenToNeeds>[0];
const idle = () => whenAtRest();
const media = (matches: boolean) =>
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: matches && query === '(hover: hover)' }) });

beforeEach(() => {
  jest.mocked(startApplication).mockClear();
  watched.length = 0;
  media(false);
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof show) {
        show = callback;
      }
      observe = (element: Element) => void watched.push(element);
      disconnect() {}
    },
  });
});

test('a part that exists in the browser only starts the application with the page', () => {
  document.body.innerHTML = '<div data-hydrate="load"></div>';
  listenToNeeds(page);
  expect(startApplication).toHaveBeenCalledTimes(1);
});

test('a part below is watched from the first scroll on, and starts the application when it comes near', () => {
  document.body.innerHTML = '<div data-hydrate="visible"></div>';
  listenToNeeds(page);
  expect(watched).toEqual([]);
  dispatchEvent(new Event('scroll'));
  expect(watched).toHaveLength(1);
  show([{ isIntersecting: false }]);
  expect(startApplication).not.toHaveBeenCalled();
  show([{ isIntersecting: true }]);
  expect(startApplication).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('[M8] what moves by itself where a mouse is (%s) starts the application at rest', async (hasMouse, times) => {
  document.body.innerHTML = '<div data-hydrate="interaction" data-hydrate-media="(hover: hover)"></div>';
  media(hasMouse);
  listenToNeeds(page);
  await idle();
  expect(startApplication).toHaveBeenCalledTimes(times);
});

describe('[X12] a page that is come back to', () => {
  const comeBack = (afterMs: number, look: DocumentVisibilityState = 'visible') => {
    const [seen, now] = [jest.spyOn(document, 'visibilityState', 'get'), jest.spyOn(Date, 'now')];
    const added = jest.spyOn(document, 'addEventListener');
    listenToNeeds(page);
    const [, listener] = added.mock.calls.find(([type]) => type === 'visibilitychange') ?? [];
    added.mockRestore();
    seen.mockReturnValue(look);
    now.mockReturnValue(Date.now() + afterMs);
    (listener as () => void)();
    seen.mockRestore();
    now.mockRestore();
  };

  test('minutes later starts the application, which asks for price and stock anew', () => {
    comeBack(301_000);
    expect(startApplication).toHaveBeenCalledTimes(1);
  });

  test('at once, or that is only left, starts nothing', () => {
    comeBack(1_000);
    comeBack(301_000, 'hidden');
    expect(startApplication).not.toHaveBeenCalled();
  });

  test('starts nothing for whoever saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    comeBack(301_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(startApplication).not.toHaveBeenCalled();
  });
});

test('[P10] without a connection no scroll starts the application: what can be read stays, and it starts once there is one', () => {
  document.body.innerHTML = '<div data-hydrate="visible"></div>';
  listenToNeeds(page);
  dispatchEvent(new Event('scroll'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show([{ isIntersecting: true }]);
  expect(startApplication).not.toHaveBeenCalled();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  expect(startApplication).toHaveBeenCalledTimes(1);
});
