import { isStorePage, pageAddressTrouble, pageKindOf } from './page-address';

describe('[DESK-25] addresses of the owner’s pages', () => {
  test.each([
    ['/spring-table', null],
    ['/company/about_us', null],
    ['/service/privacy_policy', null],
    ['spring', 'shape'],
    ['/', 'shape'],
    ['/été', 'shape'],
    ['/spring table', 'shape'],
    ['/products', 'taken'],
    ['/Admin', 'taken'],
    ['/sell', 'taken'],
    ['/order/x', 'taken'],
    ['/offline', 'taken'],
    ['/fallback-version', 'taken'],
    ['/spring/table', 'taken'],
  ])('%s: %s', (path, trouble) => expect(pageAddressTrouble(path)).toBe(trouble));

  test.each([
    ['/spring-table', 'designed', false],
    ['/company/about_us', 'company', true],
    ['/service/terms_of_service', 'service', true],
  ] as const)('%s is %s', (path, kind, stays) => expect([pageKindOf(path), isStorePage(path)]).toEqual([kind, stays]));
});
