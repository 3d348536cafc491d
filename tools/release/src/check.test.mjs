import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { callsIn } from './api-contract.mjs';
import { publish, readSet } from './index.mjs';

const cli = join(__dirname, 'cli.mjs');
const field = (name, schema) => ({ type: 'object', properties: { [name]: schema }, required: [name] });
const json = (schema) => ({ content: { 'application/json': { schema } } });

/** An api with one call, as its OpenAPI document says. */
const documentOf = ({ answer = { type: 'string' }, body = { type: 'integer' }, name = 'productDetail' } = {}) => ({
  paths: {
    '/api/front/product/detail': {
      post: {
        operationId: name,
        parameters: [{ in: 'query', name: 'slug', required: true, schema: { type: 'string' } }],
        requestBody: json(field('id', body)),
        responses: { 200: json({ $ref: '#/components/schemas/Product' }) },
      },
    },
  },
  components: { schemas: { Product: field('name', answer) } },
});

let dir;
let server;
let at;
let document;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'souk-check-'));
  document = documentOf();
  server = createServer(({ url }, res) => {
    const isOwned = url === '/api/front/page/view?path=%2Fgift-guide';
    const page = { code: isOwned ? 200 : 404, data: isOwned ? { title: 'Gifts' } : null };
    res.end(JSON.stringify(url.startsWith('/docs/') ? document : page));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${server.address().port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true, force: true });
});

const build = (name, version, contracts = {}) =>
  buildIn(dir, name, version, { contracts: { calls: callsIn(documentOf()), ...contracts } });
const check = (...words) =>
  new Promise((resolve) => {
    const job = spawn(process.execPath, [cli, 'check', ...words, '--json'], {
      env: { ...process.env, RELEASE_DIR: dir },
    });
    let said = '';
    job.stdout.on('data', (text) => (said += String(text)));
    job.on('exit', (code) => resolve({ code, ...JSON.parse(said) }));
  });

test('a build that fits what is live, and the api, can be released; nothing is changed by asking', async () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(await check(build('catalog', '1.0.0-b'), '--at', at)).toEqual({ code: 0, ok: true, faults: [], notes: [] });
  expect(readSet(dir).seq).toBe(1);
});

test.each([
  [
    'has no such call',
    { name: 'productInfo' },
    'calls productDetail (POST /api/front/product/detail), which the api does not have',
  ],
  [
    'answers another type',
    { answer: { type: 'number' } },
    'what productDetail answers: answer.name is number, not string',
  ],
  [
    'may answer nothing',
    { answer: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    'what productDetail answers: answer.name is null, not string',
  ],
  ['takes another type', { body: { type: 'string' } }, 'what productDetail is sent: body.id is integer, not string'],
])(
  'a build whose api %s cannot, and neither can that api take the place of the live one',
  async (_what, other, why) => {
    publish(dir, [build('catalog', '1.0.0-a')]);
    document = documentOf(other);
    const remote = await check(build('catalog', '1.0.0-b'), '--at', at);
    expect(remote).toMatchObject({ code: 1, ok: false, faults: [expect.stringContaining(`catalog 1.0.0-b ${why}`)] });
    const api = await check('api', '--at', at);
    expect(api).toMatchObject({ code: 1, ok: false, faults: [expect.stringContaining(`catalog 1.0.0-a ${why}`)] });
  },
);

test('a build that publishing would refuse cannot, and an api that is not there is told', async () => {
  publish(dir, [buildIn(dir, 'shell', '1.0.0-s', {})]);
  const old = buildIn(dir, 'catalog', '1.0.0-b', { shared: { react: '18.0.0' } });
  expect(await check(old)).toMatchObject({ code: 1, faults: [expect.stringContaining('was built with react 18.0.0')] });
  expect((await check(build('catalog', '1.0.0-c'), '--at', 'http://127.0.0.1:9')).error).toMatch(
    /is not to be had.*: bad port$/,
  );
});

test('a page of the owner’s that a build’s page would hide is a note, where the store is asked', async () => {
  const routes = ['/gift-guide', '/gift-guide/:slug', '/wish-book', '/'].map((path) => ({ path, expose: './start' }));
  const own = buildIn(dir, 'gifts', '1.0.0-a', { routes });
  expect(await check(own, '--at', at)).toEqual({
    code: 0,
    ok: true,
    faults: [],
    notes: ["gifts shows its own page at /gift-guide: a page of the store's owner is there, which nobody would see"],
  });
  expect(await check(own)).toMatchObject({ notes: [] });
});

test('libraries whose types differ at the shell are a note', async () => {
  const shared = (digest) => ({ shared: { '@souk/state': `1.0.0+${digest}` } });
  publish(dir, [buildIn(dir, 'shell', '1.0.0-s', shared('aaaa'))]);
  const { ok, notes } = await check(buildIn(dir, 'catalog', '1.0.0-a', shared('bbbb')));
  expect([ok, notes]).toEqual([
    true,
    ['catalog was built with @souk/state 1.0.0+bbbb; the shell has 1.0.0+aaaa: types differ'],
  ]);
});
