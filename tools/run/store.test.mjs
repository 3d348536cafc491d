import { EventEmitter } from 'node:events';
import { stopProcess, storeEnv } from './store.mjs';

/** A process that does not end by itself. */
const deafProcess = () => {
  const kills = [];
  return Object.assign(new EventEmitter(), { exitCode: null, kills, kill: (signal) => void kills.push(signal) });
};

describe('ending a process', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it is killed no sooner than it has drained, however long DRAIN_MS says', () => {
    const child = deafProcess();
    void stopProcess(child, { DRAIN_MS: '120000' });
    jest.advanceTimersByTime(131_000);
    expect(child.kills).toEqual(['SIGTERM']);
    jest.advanceTimersByTime(2_000);
    expect(child.kills).toEqual(['SIGTERM', 'SIGKILL']);
  });

  test('without DRAIN_MS it has twelve seconds', () => {
    const child = deafProcess();
    void stopProcess(child, {});
    jest.advanceTimersByTime(12_000);
    expect(child.kills).toEqual(['SIGTERM', 'SIGKILL']);
  });
});

test('a key from a file is not made up beside it', () => {
  expect(storeEnv({ INTERNAL_KEY_FILE: '/run/secrets/key' }).INTERNAL_KEY).toBe('');
  expect(storeEnv({ INTERNAL_KEY: 'a' }).INTERNAL_KEY).toBe('a');
  expect(storeEnv({}).INTERNAL_KEY).toHaveLength(64);
});
