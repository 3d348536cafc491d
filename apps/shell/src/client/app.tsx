import type { Api } from '@souk/api-client';
import { localeCookieText, type Locale, type Messages } from '@souk/i18n';
import type { Remotes } from '@souk/mfe';
import type { QueryClient } from '@souk/query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import { loadWords } from '../app/words';
import { onChangedMessages } from './message-hot-reload';

type Props = {
  api: Api;
  queryClient: QueryClient;
  remotes: Remotes;
  /** Words of the first page, there before hydration. */
  words: Messages;
  locale: Locale;
  renderedAt: number;
  onLocale: (locale: Locale) => void;
  children: ReactNode;
};

/** The page in the browser. Another language is another set of words and fresh data: no reload. Source: I18N-01. */
export function App({ words, locale, onLocale, queryClient, children, ...handed }: Props) {
  const [shown, setShown] = useState({ locale, words });
  const setLocale = async (next: Locale) => {
    document.cookie = localeCookieText(next);
    onLocale(next);
    const nextWords = await loadWords(next);
    startTransition(() => setShown({ locale: next, words: nextWords }));
    await queryClient.invalidateQueries();
  };
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') return onChangedMessages(() => setShown((now) => ({ ...now })));
  }, []);
  // The document script waits for this mark: from here on React answers.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <Document locale={shown.locale}>
      <Providers {...handed} queryClient={queryClient} locale={shown.locale} setLocale={setLocale} words={shown.words}>
        {children}
      </Providers>
    </Document>
  );
}
