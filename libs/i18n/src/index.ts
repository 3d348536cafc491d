/** The shared surface of react-intl, and how the store writes money, dates and counts. */
export { FormattedDate, FormattedMessage, FormattedNumber, createIntl, useIntl } from 'react-intl';
export { clockOptions } from './clock';
export { Count, formatCount } from './count';
export { DateText, formatDate } from './dates';
export { withFirstDay } from './first-day';
export {
  LocaleContext,
  defaultLocale,
  localeCookie,
  localeCookieText,
  locales,
  toLocale,
  useLocale,
  type Locale,
  type LocaleChoice,
} from './locale';
export { MessagesProvider, SharedMessages, type Messages, type StandingValues } from './messages-provider';
export { CurrencySymbolContext, Money, useMoney } from './money';
export { loadSharedMessages } from './shared-messages';
export { useT, type WordValues } from './use-t';
