import { NotTried } from './outcomes';
import { createReach, NoAnswer } from './reach';

let now = 0;
const create = () => createReach({ now: () => now, mostSilent: 2, restMs: 1000 });
const silent = () => Promise.reject(new NoAnswer('silence'));
const answers = async () => 'answer';
const isNotTried = { constructor: NotTried };
const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('one that was silent twice in a row is left alone for its rest, then asked by one; the others wait for that answer', async () => {
  const reach = create();
  for (const _ of [1, 2]) expect(await outcomeOf(reach.run(silent))).toBeInstanceOf(NoAnswer);
  const untried = jest.fn(answers);
  expect(await outcomeOf(reach.run(untried))).toMatchObject(isNotTried);
  now += 1000;
  const first = Promise.withResolvers<string>();
  const asked = reach.run(() => first.promise);
  const others = [reach.run(untried), reach.run(untried)];
  await Promise.resolve();
  expect(untried).not.toHaveBeenCalled();
  first.resolve('answer');
  expect(await Promise.all([asked, ...others])).toEqual(['answer', 'answer', 'answer']);
  expect(untried).toHaveBeenCalledTimes(2);
});

test('while the one that asks gets no answer either, those that wait are not tried, and the rest begins anew', async () => {
  const reach = create();
  for (const _ of [1, 2]) await outcomeOf(reach.run(silent));
  now += 1000;
  const asked = reach.run(silent);
  const other = reach.run(answers);
  expect(await outcomeOf(asked)).toBeInstanceOf(NoAnswer);
  expect(await outcomeOf(other)).toMatchObject(isNotTried);
  now += 999;
  expect(await outcomeOf(reach.run(answers))).toMatchObject(isNotTried);
  now += 1;
  expect(await reach.run(answers)).toBe('answer');
});

test('an answer between two silences is no silence, and a refusal is an answer', async () => {
  const reach = create();
  await outcomeOf(reach.run(silent));
  await outcomeOf(reach.run(() => Promise.reject(new Error('refused'))));
  await outcomeOf(reach.run(silent));
  expect(await reach.run(answers)).toBe('answer');
});
