import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { Overloaded, ReplyError } from '../errors';
import { handleErrors } from './error-handler';
import { logSerializers } from './log-serializers';

test('a database’s error is logged without the values of its statement', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const app = Fastify({ logger: { stream, serializers: logSerializers } });
  const params = {
    query: 'insert into account …',
    params: ['anna@shop.example'],
    detail: 'Key (email)=(anna@shop.example)',
  };
  app.log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', ...params }) }, 'call failed');
  app.get('/orders/:no', async () => 'ok');
  await app.inject({ url: '/orders/ORDER-1?token=secret', headers: { authorization: 'Bearer secret' } });
  const text = lines.join('');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: 'duplicate key', code: '23505' } });
  expect(text).toContain('/orders/:no');
  for (const secret of ['anna@shop.example', 'ORDER-1', 'secret']) expect(text).not.toContain(secret);
  await app.close();
});

test('a call that is refused for want of a right, or that comes too often, is logged by its route and reason alone', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const app = Fastify({ logger: { stream, serializers: logSerializers }, disableRequestLogging: true });
  handleErrors(app);
  for (const reason of ['PERMISSION_MISSING', 'TOO_MANY_REQUESTS', 'NOT_FOUND'] as const)
    app.get(`/${reason}/:no`, () => Promise.reject(new ReplyError(reason)));
  for (const reason of ['PERMISSION_MISSING', 'TOO_MANY_REQUESTS', 'NOT_FOUND'])
    await app.inject({ url: `/${reason}/7?who=anna`, headers: { authorization: 'Bearer secret' } });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'refused',
      reason: 'PERMISSION_MISSING',
      req: { method: 'GET', route: '/PERMISSION_MISSING/:no' },
    }),
    expect.objectContaining({ msg: 'refused', reason: 'TOO_MANY_REQUESTS' }),
  ]);
  expect(lines.join('')).not.toMatch(/anna|secret|\/7/);
  await app.close();
});

test('a call that more is asked of than the process can do is told to come back, and logged by what there was too much of', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const app = Fastify({ logger: { stream }, disableRequestLogging: true });
  handleErrors(app);
  app.get('/', () => Promise.reject(new Overloaded('too many passwords wait')));
  const { statusCode, headers, json } = await app.inject('/');
  expect([statusCode, headers['retry-after'], json<object>()]).toMatchObject([503, '5', { reason: 'UNAVAILABLE' }]);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ msg: 'too many passwords wait' }]);
  await app.close();
});

test.each([
  ['53100', 'could not extend file: No space left on device', 'the database takes no writes'],
  ['25006', 'cannot execute INSERT in a read-only transaction', 'the database takes no writes'],
  ['53300', 'sorry, too many clients already', 'database not reached'],
])(
  'a call that fails with %s of the database is logged by that state and by what it means',
  async (code, said, means) => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const app = Fastify({ logger: { stream }, disableRequestLogging: true });
    handleErrors(app);
    app.get('/', () => Promise.reject(Object.assign(new Error(said), { code })));
    expect((await app.inject('/')).statusCode).toBe(503);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, msg: `${means}: ${said}`, sqlState: code },
    ]);
    await app.close();
  },
);
