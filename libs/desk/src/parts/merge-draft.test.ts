import fc from 'fast-check';
import { changedFields, mergeDraft, withField } from './merge-draft';
import { valueText } from './value-text';

const values = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  sizes: fc.dictionary(fc.constantFrom('s', 'm', 'l'), fc.constantFrom(1, 2, 3)),
  list: fc.array(fc.constantFrom(1, 2), { maxLength: 2 }),
});

test('[DESK-21] of two who change one form nobody loses a field: each stands, or is a conflict that shows both', () => {
  fc.assert(
    fc.property(values, values, values, (was, mine, theirs) => {
      const merged = mergeDraft(was, mine, theirs);
      const inConflict = merged.conflicts.map(({ path }) => path);
      for (const path of changedFields(was, mine)) {
        if (!inConflict.includes(path)) expect(changedFields(mine, merged.mine)).not.toContain(path);
      }
      for (const path of changedFields(was, theirs)) {
        if (!inConflict.includes(path)) expect(changedFields(theirs, merged.mine)).not.toContain(path);
      }
      // Once every conflict is settled, what is typed began from what is stored now.
      const settled = merged.conflicts.reduce((all, { path, theirs: now }) => withField(all, path, now), merged.was);
      expect(changedFields(settled, theirs)).toEqual([]);
      // Merged again, nothing moves.
      expect(mergeDraft(merged.was, merged.mine, theirs)).toEqual(merged);
    }),
  );
});

test('[DESK-21] a price that somebody else changed is taken, and one that both changed is the only conflict', () => {
  const was = { discount: '', price: { 1: '10', 2: '20' } };
  const mine = { discount: '', price: { 1: '11', 2: '20' } };
  const theirs = { discount: '5', price: { 1: '12', 2: '22', 3: '30' } };
  expect(mergeDraft(was, mine, theirs)).toEqual({
    was: { discount: '5', price: { 1: '10', 2: '22', 3: '30' } },
    mine: { discount: '5', price: { 1: '11', 2: '22', 3: '30' } },
    conflicts: [{ path: 'price.1', was: '10', mine: '11', theirs: '12' }],
  });
});

const words = { yes: 'yes', no: 'no', empty: '(empty)' };
test.each([
  ['Tea', 'Tea'],
  ['', '(empty)'],
  [null, '(empty)'],
  [true, 'yes'],
  [[], '(empty)'],
  [['a', 'b'], 'a\nb'],
  [[{ id: 4, name: 'Pot' }], 'Pot'],
  [{ en: 'Tea', fr: '' }, 'en: Tea\nfr: (empty)'],
])('[DESK-21] both versions of %j are read as “%s”', (value, text) => expect(valueText(value, words)).toBe(text));
