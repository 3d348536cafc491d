import { NotTried } from './outcomes';
import { createCircuitBreaker, NoAnswer } from './circuit-breaker';

let now = 0;
const create = () => createCircuitBreaker({ now: () => now, mostSilent: 2, restMs: 1000 });
const silent = () => Promise.reject(new NoAnswer('silence'));
const answers = async () => 'answer';
const isNotTried = { constructor: NotTried };
const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('one that was silent twice in a row is left alone for its rest, then asked by one; the others wait for that answer', async () => {
  const breaker = create();
  for (const _ of [1, 2]) expect(await outcomeOf(breaker.run(silent))).toBeInstanceOf(NoAnswer);
  const untried = jest.fn(answers);
  expect(await outcomeOf(breaker.run(untried))).toMatchObject(isNotTried);
  now += 1000;
  const first = Promise.withResolvers<string>();
  const asked = breaker.run(() => first.promise);
  const others = [breaker.run(untried), breaker.run(untried)];
  await Promise.resolve();
  expect(untried).not.toHaveBeenCalled();
  first.resolve('answer');
  expect(await Promise.all([asked, ...others])).toEqual(['answer', 'answer', 'answer']);
  expect(untried).toHaveBeenCalledTimes(2);
});

test('while the one that asks gets no answer either, those that wait are not tried, and the rest begins anew', async () => {
  const breaker = create();
  for (const _ of [1, 2]) await outcomeOf(breaker.run(silent));
  now += 1000;
  const asked = breaker.run(silent);
  const other = breaker.run(answers);
  expect(await outcomeOf(asked)).toBeInstanceOf(NoAnswer);
  expect(await outcomeOf(other)).toMatchObject(isNotTried);
  now += 999;
  expect(await outcomeOf(breaker.run(answers))).toMatchObject(isNotTried);
  now += 1;
  expect(await breaker.run(answers)).toBe('answer');
});

test('an answer between two silences is no silence, and a refusal is an answer', async () => {
  const breaker = create();
  await outcomeOf(breaker.run(silent));
  await outcomeOf(breaker.run(() => Promise.reject(new Error('refused'))));
  await outcomeOf(breaker.run(silent));
  expect(await breaker.run(answers)).toBe('answer');
});
