import type { Api } from '@souk/api-client';
import { sessionExpiryMs } from '@souk/domain';
import { createVisit } from './visit';

const world = () => {
  const calls: [string, unknown, unknown?][] = [];
  const call = (name: string) => async (input: unknown, options?: unknown) => {
    calls.push(options ? [name, input, options] : [name, input]);
    return null;
  };
  const session = { start: call('start'), resume: call('resume'), end: call('end') } as unknown as Api['session'];
  const time = { now: 1_000_000 };
  localStorage.clear();
  const cookie: { uuid?: string } = {};
  const open = () =>
    createVisit(
      { session },
      {
        storage: localStorage,
        now: () => time.now,
        cartUuid: () => cookie.uuid,
        ensureCartUuid: () => (cookie.uuid ??= 'a'.repeat(32)),
      },
    );
  return { calls, time, open, cookie };
};

describe('the shopper session', () => {
  test('[SESSION-01] [CALL-26] a first page starts it, with the cart’s id, made when there is none', async () => {
    const { calls, open, cookie } = world();
    expect(cookie.uuid).toBeUndefined();
    await open().begin();
    expect(calls).toEqual([['start', { guid: expect.stringMatching(/^[\w-]{36}$/), uuid: 'a'.repeat(32) }]]);
  });

  test.each([
    [0, 'resume'],
    [sessionExpiryMs, 'resume'],
    [sessionExpiryMs + 1, 'start'],
  ])('[SESSION-01] a page %i ms later: %s', async (later, expected) => {
    const { calls, time, open } = world();
    await open().begin();
    time.now += later;
    await open().begin();
    expect(calls[1]?.[0]).toBe(expected);
  });

  test('[SESSION-01] it ends when the page unloads, by a call that outlives the page', async () => {
    const { calls, open } = world();
    const page = open();
    await page.begin();
    await page.end();
    expect(calls[1]).toEqual(['end', { guid: (calls[0]![1] as { guid: string }).guid }, { keepalive: true }]);
  });

  test('[SESSION-01] a record that is not readable starts a new one', async () => {
    const { calls, open } = world();
    localStorage.setItem('souk.visit', '{broken');
    await open().begin();
    expect(calls[0]?.[0]).toBe('start');
  });
});
