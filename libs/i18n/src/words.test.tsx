import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { LocaleContext, localeCookieText, toLocale, type Locale } from './locale';
import { MessagesProvider, SharedMessages, type Messages } from './messages-provider';
import { loadSharedMessages } from './shared-messages';
import { useT } from './use-t';

/** Raw ICU texts: here the parser is at hand, in a build they are compiled. */
const words = (texts: Record<string, string>) => texts as unknown as Messages;

function Named({ id, values }: { id: string; values?: Record<string, number> }) {
  return <p>{useT()(id, values)}</p>;
}

const show = (locale: Locale, shared: Messages, own: Messages) =>
  render(
    <LocaleContext value={{ locale, setLocale: () => {} }}>
      <SharedMessages messages={shared}>
        <MessagesProvider messages={own}>
          <FormattedMessage id="shared.hello" />
          <Named id="own.count" values={{ count: 2 }} />
        </MessagesProvider>
      </SharedMessages>
    </LocaleContext>,
  );

test('a remote’s own words stand beside the shared ones', () => {
  show(
    'en',
    words({ 'shared.hello': 'Hello' }),
    words({ 'own.count': '{count, plural, one {# item} other {# items}}' }),
  );
  expect(screen.getByText(/Hello/)).toBeVisible();
  expect(screen.getByText('2 items')).toBeVisible();
});

test('a word that is missing shows its id', () => {
  show('en', words({}), words({}));
  expect(screen.getByText('own.count')).toBeVisible();
});

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('[I18N-01] the choice %p is %s; English is default and fallback', (asked, expected) => {
  expect(toLocale(asked)).toBe(expected);
});

test('[I18N-01] the language is kept for a year on the whole site', () => {
  expect(localeCookieText('fr')).toBe('locale=fr; path=/; max-age=31536000; samesite=lax');
});

test('[ERR-02] [ERR-08] the texts of the error catalogue exist in both languages', async () => {
  const [en, fr] = await Promise.all([loadSharedMessages('en'), loadSharedMessages('fr')]);
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  expect(Object.values(en)).toEqual(
    expect.arrayContaining([
      'Bad parameter',
      'No access',
      'No data found',
      'Something went wrong on the server side, please try again later',
      'Something went wrong with the platform',
      'Pay for failure',
      'Missing parameters cannot view order payment status',
      'The order number is missing. The order details cannot be viewed',
      'Address does not exist',
      'Please check your mailbox for the verification code',
      'The current users is not logged in to Facebook or your web page',
      'Congratulations! You have subscribed to our mail list',
      'Please select product',
    ]),
  );
});

test('a sentence may name what stands for all of them, in a remote’s own words too; its own value goes before', () => {
  const own = { store: 'Bazaar' };
  render(
    <LocaleContext value={{ locale: 'en', setLocale: () => {} }}>
      <SharedMessages messages={words({ 'shared.sell': 'Sell on {store}' })} values={own}>
        <MessagesProvider messages={words({ 'own.title': 'Cart · {store}', 'own.other': 'At {store}' })}>
          <FormattedMessage id="shared.sell" tagName="p" />
          <Named id="own.title" />
          <FormattedMessage id="own.other" values={{ store: 'another' }} tagName="p" />
        </MessagesProvider>
      </SharedMessages>
    </LocaleContext>,
  );
  for (const text of ['Sell on Bazaar', 'Cart · Bazaar', 'At another']) expect(screen.getByText(text)).toBeVisible();
});

test('what writes numbers and counts is made once, however many pages are rendered', () => {
  const { PluralRules } = Intl;
  const construct = jest.fn((make: typeof PluralRules, given: unknown[]) => Reflect.construct(make, given));
  Object.assign(Intl, { PluralRules: new Proxy(PluralRules, { construct }) });
  const own = words({ 'own.count': '{count, plural, one {a chair} other {# chairs}}' });
  for (const _page of [1, 2, 3]) show('fr', words({ 'shared.hello': 'Bonjour' }), own).unmount();
  Object.assign(Intl, { PluralRules });
  expect(construct).toHaveBeenCalledTimes(1);
});
