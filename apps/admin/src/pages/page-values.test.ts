import { draftOf, faultsOf, noPage, valuesOf } from './page-values';

const values = {
  ...noPage,
  path: '/autumn',
  titleEn: 'Autumn',
  titleFr: 'Automne',
  htmlEn: '<h1>Leaves</h1>',
  htmlFr: '<h1>Feuilles</h1>',
};

describe('[DESK-25] a page, as typed', () => {
  test('what is stored is read into the form and sent as it was', () => {
    const stored = {
      path: '/autumn',
      title: { en: 'Autumn', fr: 'Automne' },
      description: { en: 'Leaves', fr: 'Feuilles' },
      image: '/img/hero-1.webp',
      html: { en: '<h1>Leaves</h1>', fr: '<h1>Feuilles</h1>' },
      css: 'h1 { color: #222 }',
    };
    expect(draftOf(valuesOf(stored))).toEqual(stored);
  });

  test('an empty French text is no French text: everybody gets the English page', () =>
    expect(draftOf({ ...values, htmlFr: ' \n' }).html).toEqual({ en: '<h1>Leaves</h1>' }));

  test.each([
    ['an address with a blank', { path: '/my page' }, { path: 'admin.pages.path.shape' }],
    ['an address of the store’s own pages', { path: '/products' }, { path: 'admin.pages.path.taken' }],
    ['no title in French', { titleFr: ' ' }, { titleFr: 'admin.pages.titleMissing' }],
    ['no words', { htmlEn: '' }, { htmlEn: 'admin.pages.htmlMissing' }],
    ['nothing wrong', {}, {}],
  ])('%s stands at its field', (_name, change, faults) => expect(faultsOf({ ...values, ...change })).toEqual(faults));
});
