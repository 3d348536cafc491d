import { sql } from 'kysely';
import { rows } from '../database/tx';
import { describeApiOnPostgres } from '../testing/on-postgres';
import { createTestApp, type TestApp } from '../testing/test-app';
import { decideReview } from './moderation';

describeApiOnPostgres(() => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app?.close());

  test('reviews of all that a merchant sells are published at once, and none stops another', async () => {
    const made = await rows(sql<{ id: number }>`
      insert into review(store_id, product_id, nickname, product_score, service_score, comment, status)
      select p.store_id, p.id, 'Ines', 4, 1 + n % 5, 'Well made', 'PENDING'
      from product p, generate_series(1, 4) as n
      where p.merchant_id = (select merchant_id from product group by 1 order by count(*) desc limit 1)
      order by n, p.id limit 40 returning id`);
    const done = await Promise.all(made.map(({ id }) => decideReview(id, 'PUBLISHED')));
    expect(done).toEqual(made.map(() => true));
  });
});
