/** @jest-environment node */
import type { Fetching, Reply } from '@souk/api-client';
import { createFrameReads } from './frame-reads';

const api = 'http://api.test';
const details = `${api}/api/front/store/details`;

/** An api that counts what it is asked, and says how often. */
const counting = (status = 200) => {
  const asked: string[] = [];
  const fetching = (async (url: string) => {
    asked.push(url.replace(api, ''));
    return new Response(JSON.stringify({ turn: asked.length }), { status });
  }) satisfies Fetching;
  return { asked, fetching };
};
const turnOf = async (reply: Promise<Reply>) => ((await (await reply).json()) as { turn: number }).turn;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('renderings of the same second and language share what the frame asks', async () => {
  const reads = createFrameReads();
  const { asked, fetching } = counting();
  const [one, two] = [reads.shared(fetching, 'en'), reads.shared(fetching, 'en')];
  expect(await Promise.all([turnOf(one(details)), turnOf(two(details))])).toEqual([1, 1]);
  expect(await turnOf(reads.shared(fetching, 'fr')(details))).toBe(2);
  expect(asked).toHaveLength(2);
});

test('no page can change what another one is made from', async () => {
  const shared = createFrameReads().shared(counting().fetching, 'en');
  const [one, two] = await Promise.all([shared(details), shared(details)].map(async (reply) => (await reply).json()));
  expect(() => Object.assign(one as object, { turn: 7 })).toThrow(TypeError);
  expect(two).toEqual({ turn: 1 });
});

test('after a second everything is asked anew, header and policy alike', async () => {
  const reads = createFrameReads();
  const { asked, fetching } = counting();
  const shared = reads.shared(fetching, 'en');
  await shared(`${api}/api/front/page/policy`);
  jest.advanceTimersByTime(900);
  await shared(`${api}/api/front/page/frame/HEADER`);
  jest.advanceTimersByTime(100);
  await shared(`${api}/api/front/page/policy`);
  await shared(`${api}/api/front/page/frame/HEADER`);
  expect(asked).toHaveLength(4);
});

test('a write that came by this server is seen by the next page', async () => {
  const reads = createFrameReads();
  const { fetching } = counting();
  await reads.shared(fetching, 'en')(details);
  reads.clear();
  expect(await turnOf(reads.shared(fetching, 'en')(details))).toBe(2);
});

test('a refusal and a lost connection are nobody’s answer but theirs who waited', async () => {
  const reads = createFrameReads();
  const refusing = counting(503);
  expect((await reads.shared(refusing.fetching, 'en')(details)).status).toBe(503);
  const broken = reads.shared(() => Promise.reject(new TypeError('fetch failed')), 'en');
  await expect(broken(details)).rejects.toThrow('fetch failed');
  expect(await turnOf(reads.shared(counting().fetching, 'en')(details))).toBe(1);
});

test.each([
  ['what is one page’s own', `${api}/api/front/product/detail/-/steel-kettle`, {}],
  ['a cart', `${api}/api/front/cart/list?uuid=0`, {}],
  ['a draft that an owner looks at', details, { headers: { 'X-Souk-Preview': 'draft' } }],
])('%s is asked each time', async (_, url, init) => {
  const reads = createFrameReads();
  const { asked, fetching } = counting();
  await reads.shared(fetching, 'en')(url, init);
  await reads.shared(fetching, 'en')(url, init);
  expect(asked).toHaveLength(2);
});
