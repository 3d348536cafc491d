import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../testing/test-app';
import { run, tx } from './tx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // what a server says whose disk is full: nothing that a table would have to grow for
  await app.deps.database.query(`
    create table full_disk_note(at timestamptz);
    create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100';
    end $$;
    create function full_disk_ddl() returns event_trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/3": No space left on device' using errcode = '53100';
    end $$;`);
  // the clock alone: statements take the time that they take
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
    ],
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await app.close();
});
afterEach(() => empty());

const fill = () =>
  app.deps.database.query(`
    create trigger full_disk before insert on full_disk_note execute function full_disk();
    create event trigger full_disk_ddl on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk_ddl();`);
const empty = () =>
  app.deps.database.query(`
    drop event trigger if exists full_disk_ddl;
    drop trigger if exists full_disk on full_disk_note;`);
const write = () => run(sql`insert into full_disk_note values (now())`);
const ready = async () => {
  const answer = await app.app.inject({ url: '/readyz' });
  return [answer.statusCode, answer.json<{ obstacle?: string }>().obstacle];
};
const figure = async () =>
  /^souk_database_not_reached (\d)$/m.exec((await app.app.inject({ url: '/metrics' })).payload)?.[1];
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
const isReady = [200, undefined];
const takesNone = [503, 'the database takes no writes'];

test.each([
  ['a statement', write],
  ['a transaction', () => tx(write)],
  ['the queue', () => app.deps.database.query('insert into full_disk_note values (now())')],
])(
  'a write of %s that a full disk refuses makes a process not ready, until the disk has room again',
  async (_whose, refused) => {
    expect([await ready(), await figure()]).toEqual([isReady, '0']);
    await fill();
    await expect(refused()).rejects.toThrow('No space left');
    expect([await ready(), await figure()]).toEqual([takesNone, '1']);
    seconds(6);
    expect(await ready()).toEqual(takesNone);
    await empty();
    seconds(6);
    expect([await ready(), await figure()]).toEqual([isReady, '0']);
  },
);

test('a full disk is looked at every five seconds at most, however often somebody asks', async () => {
  await fill();
  await expect(write()).rejects.toThrow('No space left');
  seconds(6);
  expect(await ready()).toEqual(takesNone);
  await empty();
  expect(await ready()).toEqual(takesNone);
  seconds(6);
  expect(await ready()).toEqual(isReady);
});

test('a write that fails for its own sake says nothing of the database', async () => {
  await expect(run(sql`insert into full_disk_note values ('never')`)).rejects.toThrow();
  expect(await ready()).toEqual(isReady);
});
