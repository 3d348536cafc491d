/** @jest-environment node */
import { createChangeFollower, type ChangeMark, type PageChanges } from './page-changes';

/** A follower of these answers, with the marks that it asked from. */
const following = (...answers: Omit<PageChanges, 'mark'>[]) => {
  const asked: (ChangeMark | null)[] = [];
  const marks = answers.map((_, index) => ({ transaction: 100 + index, at: `2026-01-01T00:00:0${index}.000Z` }));
  const look = createChangeFollower(async (since) => {
    asked.push(since);
    const turn = asked.length - 1;
    return { mark: marks[turn]!, ...answers[turn]! };
  });
  return { look, asked, marks };
};
const nothing = { written: [], passed: [] };

test('the first look names every page, the next ones what changed since', async () => {
  const { look, asked, marks } = following(nothing, { written: [['product-7', 100]], passed: ['product-8'] }, nothing);
  expect([await look(), await look(), await look()]).toEqual([['store'], ['product-8', 'product-7'], []]);
  expect(asked).toEqual([null, marks[0], marks[1]]);
});

test('a change that a long transaction shows again is named once, a second change of the same anew', async () => {
  const again = (transaction: number) => ({ written: [['product-7', transaction]] as const, passed: [] });
  const { look } = following(nothing, again(120), again(120), again(121));
  await look();
  expect([await look(), await look(), await look()]).toEqual([['product-7'], [], ['product-7']]);
});

test('a database that has gone back names every page', async () => {
  const transactions = [100, 90, 91];
  const look = createChangeFollower(async () => ({
    mark: { transaction: transactions.shift()!, at: '2026-01-01T00:00:00.000Z' },
    ...nothing,
  }));
  expect([await look(), await look(), await look()]).toEqual([['store'], ['store'], []]);
});

test('a long transaction that ends after a shorter one is told too', async () => {
  const both = [
    ['store', 120],
    ['store', 110],
  ] as const;
  const { look } = following(
    nothing,
    { written: [['store', 120]], passed: [] },
    { written: both, passed: [] },
    { written: both, passed: [] },
  );
  await look();
  expect([await look(), await look(), await look()]).toEqual([['store'], ['store'], []]);
});
