import { whenIdle } from './when-idle';

afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

test('waits until the browser rests, and no longer than a moment', async () => {
  const asked = jest.fn<void, [() => void, { timeout: number }]>();
  Object.assign(globalThis, { requestIdleCallback: asked });
  let isIdle = false;
  const idle = whenIdle().then(() => (isIdle = true));
  await Promise.resolve();
  expect(isIdle).toBe(false);
  const [run, { timeout }] = asked.mock.calls[0]!;
  expect(timeout).toBe(2_000);
  run();
  await idle;
});

test('a browser that does not tell rests soon', async () => {
  await expect(whenIdle()).resolves.toBeUndefined();
});
