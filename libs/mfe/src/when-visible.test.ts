import { whenVisible } from './when-visible';

let show: (entries: { isIntersecting: boolean }[]) => void = () => {};

beforeEach(() => {
  document.body.innerHTML = '<div id="footer"></div>';
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof show) {
        show = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

test('a part that is not in the page is loaded at once', async () => {
  await expect(whenVisible('elsewhere')).resolves.toBeUndefined();
});

test('a part is loaded when it comes near the view, not before', async () => {
  let isVisible = false;
  const visible = whenVisible('footer').then(() => (isVisible = true));
  show([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(isVisible).toBe(false);
  show([{ isIntersecting: true }]);
  await visible;
  expect(isVisible).toBe(true);
});
