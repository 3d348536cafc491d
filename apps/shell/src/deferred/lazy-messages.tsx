import { MessagesProvider, useLocale, type Locale, type Messages } from '@souk/i18n';
import type { ReactNode } from 'react';

type Props = { messages: Readonly<Record<Locale, readonly object[]>>; children: ReactNode };

/** Adds the messages of a part that is loaded later to those of the page. */
export function LazyMessages({ messages, children }: Props) {
  const { locale } = useLocale();
  // The build compiles the JSON's texts (tools/build/src/messages-loader.cjs); its type still says text.
  const compiled: Messages = Object.assign({}, ...messages[locale]);
  return <MessagesProvider messages={compiled}>{children}</MessagesProvider>;
}
