import { LocaleContext } from '@souk/i18n';
import { renderToString } from 'react-dom/server';
import { usePeriodText } from './use-period-text';

const End = () => usePeriodText()(null, '2024-07-01T03:59:00Z');

test('the server tells the time in UTC and says so', () => {
  const html = renderToString(
    <LocaleContext value={{ locale: 'en', setLocale: () => {} }}>
      <End />
    </LocaleContext>,
  );
  expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('Jul 1, 2024, 3:59 AM UTC');
});
