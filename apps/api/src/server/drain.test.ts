import { EventEmitter } from 'node:events';
import { watchShell } from './drain';

const elapsed = async (work: Promise<void>) => {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
};

test('the api waits as long as its shell server may still answer; another message is no reason to end', async () => {
  const supervisor = new EventEmitter();
  const shell = watchShell(supervisor);
  supervisor.emit('message', 'something else');
  expect(await elapsed(shell.wait(200))).toBeGreaterThan(190);
});

test.each([
  ['while the api waits', 50],
  ['before the api is told to end', -1],
])('once its shell server has ended it waits no longer: %s', async (_when, afterMs) => {
  const supervisor = new EventEmitter();
  const shell = watchShell(supervisor);
  const tell = () => supervisor.emit('message', { shellEnded: true });
  if (afterMs < 0) tell();
  else setTimeout(tell, afterMs);
  expect(await elapsed(shell.wait(10_000))).toBeLessThan(1_000);
});
