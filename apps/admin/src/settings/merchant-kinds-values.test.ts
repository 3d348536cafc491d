import { rowsOf } from '../parts/rows';
import { faultsOf, noKind, textsOf, valuesOf } from './merchant-kinds-values';

const choice = { choiceEn: 'I have products', choiceFr: 'J’ai des produits' };
const maker = { id: 1, en: 'Maker', fr: 'Artisan', ...choice };
const paper = { id: 4, en: 'Paper', fr: 'Papier' };
const used = { merchants: 2, applications: 1 };
const stored = { version: 'seen', types: [{ ...maker, ...used }], categories: [{ ...paper, ...used }] };

describe('[DESK-64] kinds and categories, as typed', () => {
  test('what is stored is read into the form and sent as it was, without its counts', () =>
    expect(textsOf(valuesOf(stored))).toEqual({ types: [maker], categories: [paper] }));

  test.each([
    [
      'a name that is not there',
      [maker, { ...noKind, en: 'Studio', fr: ' ' }],
      { 'types.stored-1.fr': 'desk.fieldMissing' },
    ],
    [
      'a name that one further up has',
      [maker, { ...noKind, en: 'Studio', fr: 'ARTISAN ' }],
      { 'types.stored-1.fr': 'admin.kinds.twice' },
    ],
    ['another name', [maker, { ...noKind, en: 'Studio', fr: 'Atelier' }], {}],
  ])('%s', (_what, names, faults) =>
    expect(faultsOf({ types: rowsOf(names), categories: rowsOf([{ ...noKind, ...paper }]) })).toEqual(faults),
  );
});
