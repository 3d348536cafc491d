import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl, type MessageFormatElement } from 'react-intl';
import { defaultLocale, useLocale } from './locale';

/** Words by id: compiled at build to syntax trees (raw ICU text in tests, where the parser is at hand). */
export type Messages = Record<string, MessageFormatElement[]>;

/** Shared words, around the whole page. A missing word shows its id and is reported by the message check, not at run time. */
export function SharedMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale } = useLocale();
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={messages} onError={quiet}>
      {children}
    </IntlProvider>
  );
}

/** A remote's own words on top of the shared ones, for what it shows. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const outer = useIntl();
  const all = useMemo(() => ({ ...(outer.messages as Messages), ...messages }), [outer.messages, messages]);
  return (
    <IntlProvider locale={outer.locale} defaultLocale={defaultLocale} messages={all} onError={quiet}>
      {children}
    </IntlProvider>
  );
}

const quiet = () => {};
