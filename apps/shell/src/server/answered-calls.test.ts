/** @jest-environment node */
import { QueryClient } from '@souk/query';
import { noteAnswers } from './answered-calls';

const none = new QueryClient();
const url = 'http://api.test/api/front/product/by/ids';

test.each<[string, () => Promise<Response>, boolean]>([
  ['is answered', async () => Response.json({}), true],
  ['is refused', async () => Response.json({}, { status: 404 }), true],
  ['meets a server that cannot', async () => Response.json({}, { status: 503 }), false],
  ['reaches nobody', () => Promise.reject(new TypeError('fetch failed')), false],
])('a page whose call %s has all its data or not: %#', async (_what, asked, hasAll) => {
  const { fetching, hasAllData } = noteAnswers(asked);
  await fetching(url).catch(() => undefined);
  expect(hasAllData(none)).toBe(hasAll);
});

test('what is answered at the second time is there', async () => {
  const answers = [Response.json({}, { status: 503 }), Response.json({})];
  const { fetching, hasAllData } = noteAnswers(async () => answers.shift()!);
  await fetching(url);
  await fetching(url);
  expect(hasAllData(none)).toBe(true);
});

test('what the page gave up is missing, whenever its answer comes', async () => {
  const answer = Promise.withResolvers<Response>();
  const { fetching, hasAllData } = noteAnswers(() => answer.promise);
  const giving = new AbortController();
  const asked = fetching(url, { signal: giving.signal });
  giving.abort();
  expect(hasAllData(none)).toBe(false);
  answer.resolve(Response.json({}));
  await asked;
  expect(hasAllData(none)).toBe(false);
});
