import { nearerEnd } from './nearer-end';

const list = Array.from({ length: 23 }, (_, n) => n);

test('[DESK-56] every page of a list holds the same rows, from whichever end it is read', () => {
  for (const limit of [1, 5, 7, 23, 30])
    for (let offset = 0; offset < 40; offset += 1) {
      const at = nearerEnd({ limit, offset }, list.length);
      const from = at.isFromEnd ? [...list].reverse() : list;
      const read = from.slice(at.offset, at.offset + at.limit);
      expect(at.isFromEnd ? read.reverse() : read).toEqual(list.slice(offset, offset + limit));
    }
});

test('no page is read over more than half of the list', () => {
  for (let offset = 0; offset < 40; offset += 1)
    expect(nearerEnd({ limit: 5, offset }, 23).offset).toBeLessThanOrEqual(11);
});
