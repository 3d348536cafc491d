import { createServer } from 'node:http';
import { watchCanary } from './watch.mjs';

let server;
let origin;
let answers;
beforeEach(async () => {
  server = createServer((_req, res) => {
    const canary = answers.length > 1 ? answers.shift() : answers[0];
    res.end(JSON.stringify({ remotes: { catalog: { canary } } }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const well = { version: '1.0.0-b', percent: 5, isBroken: false, isResting: false, refused: null };
const watch = () => {
  let time = 0;
  return watchCanary('catalog', { origin, minutes: 1, step: 1, now: () => (time += 10_000) });
};

test('a canary that holds until the end is told with what was seen last', async () => {
  answers = [well, { ...well, figures: { loads: 40, failed: 1 } }];
  expect(await watch()).toEqual({
    holds: true,
    text: 'catalog 1.0.0-b for 5 %, 1 of 40 visitors failed: it held for 1 min',
  });
});

test.each([
  ['was taken out of use', { ...well, isBroken: true }, 'it was taken out of use'],
  ['does not fit', { ...well, refused: 'was built with react 18.0.0' }, 'was built with react 18.0.0'],
  ['does not render', { ...well, isResting: true }, 'it fails to render on the server'],
  ['was taken back by somebody', undefined, 'catalog has no canary'],
])('a canary that %s ends the watch at once', async (_what, then, why) => {
  answers = [well, then];
  const { holds, text } = await watch();
  expect([holds, text]).toEqual([false, expect.stringContaining(why)]);
});

test('a store that does not answer at the end is no canary that held', async () => {
  origin = 'http://127.0.0.1:1';
  const { holds, text } = await watchCanary('catalog', { origin, minutes: 0, step: 1 });
  expect([holds, text]).toEqual([false, 'http://127.0.0.1:1 does not answer: bad port']);
});
