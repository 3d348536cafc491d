/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { createLive } from './live';

const page = () => {
  const told: string[] = [];
  const res = Object.assign(new PassThrough(), { writeHead: () => res });
  res.on('data', (chunk: Buffer) => told.push(/data: (\d+)/.exec(String(chunk))?.[1] ?? ''));
  return { told, res: res as unknown as ServerResponse }; // a stream is all that is asked of it
};

test('a page hears which build it talks to, another when a server was replaced, and nothing after the end', async () => {
  jest.useFakeTimers({ now: 1_000, doNotFake: ['nextTick', 'setImmediate'] });
  const live = createLive();
  const { told, res } = page();
  live.listen(res);
  jest.setSystemTime(2_000);
  process.emit('message', 'another word', undefined);
  process.emit('message', 'renewed', undefined);
  await new Promise(setImmediate);
  expect(told).toEqual(['1000', '2000']);
  live.close();
  process.emit('message', 'renewed', undefined);
  await new Promise(setImmediate);
  expect(told).toHaveLength(2);
  expect(res.writableEnded).toBe(true);
});
