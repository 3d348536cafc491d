import { type Database, openEmbedded } from './open';

let database: Database;
beforeAll(async () => void (database = await openEmbedded()));
afterAll(() => database.close());

const one = () => database.query('select 1 as n');

test.each([
  ['that cannot be read', 'selec 1'],
  ['that fails while it runs', 'select 1/0'],
  ['of several statements, the first failing', 'select 1/0; select 2'],
  ['of several statements, the last failing', 'select 2; select 1/0'],
  ['of a transaction that fails', 'begin; select 1/0; commit'],
  ['that names no table', 'insert into nothing values (1)'],
])('a text %s fails alone: the next ones are answered', async (_what, text) => {
  for (const _time of [1, 2, 3]) {
    await expect(database.query(text)).rejects.toThrow();
    expect((await one()).rows).toEqual([{ n: 1 }]);
    expect((await database.query('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
  }
});

test('failing and sound texts at once are each answered with their own', async () => {
  const asked = Array.from({ length: 30 }, (_, n) =>
    n % 3 === 0
      ? database.query('select 1/0')
      : n % 3 === 1
        ? database.query(`select ${n} as n`)
        : database.query('select $1::int as n', [n]),
  );
  const answers = await Promise.allSettled(asked);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : 'failed'))).toEqual(
    Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? 'failed' : [{ n }])),
  );
});
