import { MessagesProvider, useLocale, type Locale, type Messages } from '@souk/i18n';
import type { ReactNode } from 'react';

type Props = { words: Readonly<Record<Locale, readonly object[]>>; children: ReactNode };

/** The words of parts that are fetched late, on top of the page's own. */
export function SliceWords({ words, children }: Props) {
  const { locale } = useLocale();
  // The build compiles the JSON's texts (tools/build/src/messages-loader.cjs); its type still says text.
  return (
    <MessagesProvider messages={Object.assign({}, ...words[locale]) as unknown as Messages}>
      {children}
    </MessagesProvider>
  );
}
