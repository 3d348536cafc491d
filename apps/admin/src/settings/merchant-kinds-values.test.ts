import { faultOf, isComplete, textsOf, valuesOf } from './merchant-kinds-values';

const maker = { id: 1, en: 'Maker', fr: 'Artisan' };
const paper = { id: 4, en: 'Paper', fr: 'Papier' };
const used = { merchants: 2, applications: 1 };
const stored = { version: 'seen', types: [{ ...maker, ...used }], categories: [{ ...paper, ...used }] };

describe('[DESK-64] kinds and categories, as typed', () => {
  test('what is stored is read into the form and sent as it was, without its counts', () =>
    expect(textsOf(valuesOf(stored))).toEqual({ types: [maker], categories: [paper] }));

  test.each([
    ['a name that is not there', [maker, { id: null, en: 'Studio', fr: ' ' }], 'missing'],
    ['a name that one further up has', [maker, { id: null, en: 'Studio', fr: 'ARTISAN ' }], 'twice'],
    ['another name', [maker, { id: null, en: 'Studio', fr: 'Atelier' }], null],
  ])('%s', (_what, types, fault) => {
    expect([faultOf(types, 0, 'fr'), faultOf(types, 1, 'fr')]).toEqual([null, fault]);
    expect(isComplete({ types, categories: [paper] })).toBe(fault === null);
  });
});
