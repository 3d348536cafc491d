import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { watchShellServer } from './drain';

/** Longer than a test may take: who waits so long waits for something else. */
const foreverMs = 2_000_000_000;

const isOver = async (work: Promise<void>) =>
  Promise.race([work.then(() => true), setImmediate().then(() => setImmediate(false))]);

test('the api waits as long as its shell server may still answer; another message is no reason to end', async () => {
  const supervisor = new EventEmitter();
  const shell = watchShellServer(supervisor);
  const waiting = shell.untilEnded(foreverMs);
  supervisor.emit('message', 'something else');
  expect(await isOver(waiting)).toBe(false);
  await shell.untilEnded(1);
  supervisor.emit('message', { shellEnded: true });
  await waiting;
});

test('once its shell server has ended it waits no longer, also when that was before', async () => {
  const supervisor = new EventEmitter();
  const shell = watchShellServer(supervisor);
  supervisor.emit('message', { shellEnded: true });
  await shell.untilEnded(foreverMs);
});
