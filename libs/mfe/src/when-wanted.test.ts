import type * as whenWantedModule from './when-wanted';

type Wanting = typeof whenWantedModule;

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await Promise.resolve();
  await Promise.resolve();
  return isSettled;
};

// Once stirred, a page stays so: each test starts with a page of its own.
let { sleepOn, stir, whenStirred, whenWanted } = {} as Wanting;
let near: (entries: { isIntersecting: boolean }[]) => void = () => {};
beforeEach(() => {
  jest.isolateModules(
    () => ({ sleepOn, stir, whenStirred, whenWanted } = jest.requireActual<Wanting>('./when-wanted')),
  );
  document.body.innerHTML = '<div id="footer"></div>';
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: typeof near) {
        near = tell;
      }
      observe() {}
      disconnect() {}
    },
  });
});

test('a part that is not in the page is wanted at once', async () => {
  await expect(whenWanted('elsewhere')).resolves.toBeUndefined();
});

test('a part is wanted when it comes near the view', async () => {
  const wanted = whenWanted('footer');
  near([{ isIntersecting: false }]);
  expect(await settled(wanted)).toBe(false);
  near([{ isIntersecting: true }]);
  await expect(wanted).resolves.toBeUndefined();
});

test('a shopper who stirs wants every part', async () => {
  const [wanted, stirred] = [whenWanted('footer'), whenStirred()];
  expect(await settled(stirred)).toBe(false);
  dispatchEvent(new Event('touchstart'));
  await expect(Promise.all([wanted, stirred])).resolves.toHaveLength(2);
});

test('a page that changes by itself wants every part', async () => {
  const wanted = whenWanted('footer');
  stir();
  await expect(whenStirred()).resolves.toBeUndefined();
  await expect(wanted).resolves.toBeUndefined();
});

test('a page that is being left sleeps on, and the next one is awake; it wakes when it is not left', async () => {
  dispatchEvent(new Event('pointerdown'));
  const { left: leave, wake } = sleepOn();
  const left = whenStirred();
  dispatchEvent(new Event('pointermove'));
  stir();
  expect(await settled(whenStirred())).toBe(false);
  leave();
  expect(await settled(left)).toBe(false);
  // The next page's part reads it without waiting a turn.
  expect(whenStirred()).toMatchObject({ status: 'fulfilled' });
  wake();
  expect(await settled(left)).toBe(true);
});
