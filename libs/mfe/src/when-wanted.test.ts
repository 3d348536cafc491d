import { whenStirred, whenWanted } from './when-wanted';

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await Promise.resolve();
  await Promise.resolve();
  return isSettled;
};

let near: (entries: { isIntersecting: boolean }[]) => void = () => {};
beforeEach(() => {
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
