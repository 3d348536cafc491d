import { render, screen } from '@testing-library/react';
import { LocaleContext, type Locale } from './locale';
import { SharedMessages } from './messages-provider';
import { CurrencySymbolContext, formatMoney, Money } from './money';

/** Narrow and no-break spaces as plain ones, which are what a test can be read with. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

test.each<[Locale, number, string]>([
  ['en', 60, '$60.00'],
  ['en', 1234.5, '$1,234.50'],
  ['en', -1234.5, '−$1,234.50'],
  ['fr', -12.99, '−12,99 $US'],
  ['fr', 60, '60,00 $US'],
  ['fr', 1234.5, '1 234,50 $US'],
])('[I18N-02] in %s %d is written %s', (locale, usd, expected) => {
  expect(plain(formatMoney(usd, locale))).toBe(expected);
});

test('[I18N-02] the store’s own symbol stands in the place of the currency', () => {
  render(
    <LocaleContext value={{ locale: 'en', setLocale: () => {} }}>
      <SharedMessages messages={{}}>
        <CurrencySymbolContext value="€">
          <Money usd={9.5} />
        </CurrencySymbolContext>
      </SharedMessages>
    </LocaleContext>,
  );
  expect(screen.getByText('€9.50')).toBeVisible();
});
