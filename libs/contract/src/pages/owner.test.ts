import { ownerDetails } from './owner';

const takes = (field: keyof typeof ownerDetails.shape, value: unknown) =>
  ownerDetails.shape[field].safeParse(value).success;

describe('[DESK-25] addresses in the settings of a store', () => {
  test.each(['', 'shop.example', 'https://shop.example', 'http://localhost:4200', 'shop.example/en', 'localhost'])(
    'the shop may be at “%s”',
    (address) => expect(takes('domainUrl', address)).toBe(true),
  );

  test.each([
    'nonsense',
    'https://nonsense',
    'https://',
    'my shop.example',
    'javascript:alert(1)',
    '.example',
    'ann@shop.example',
    'mailto:ann@shop.example',
  ])('the shop is not at “%s”', (address) => expect(takes('domainUrl', address)).toBe(false));

  test.each(['https://x.com/souk', 'http://facebook.com/souk'])('a page elsewhere may be at %s', (address) =>
    expect(takes('socialLinks', { x: address })).toBe(true),
  );

  test.each(['javascript:alert(1)', 'mailto:ann@souk.test', 'ftp://x.com/a', 'x.com/souk', 'https://nonsense'])(
    'a page elsewhere is not at %s',
    (address) => expect(takes('socialLinks', { x: address })).toBe(false),
  );

  test.each(['', '/img/logo.svg', 'https://cdn.example/logo.svg'])('a logo may be at “%s”', (address) =>
    expect([takes('websiteLogo', address), takes('websiteFavicon', address)]).toEqual([true, true]),
  );

  test.each(['nonsense', '//cdn.example/logo.svg', 'javascript:alert(1)', '/img/my logo.svg'])(
    'a logo is not at “%s”',
    (address) => expect([takes('websiteLogo', address), takes('websiteFavicon', address)]).toEqual([false, false]),
  );
});
