import type { Api } from '@souk/api-client';
import { LocaleContext, SharedMessages, type Locale, type Messages } from '@souk/i18n';
import { RemotesContext, type Remotes } from '@souk/mfe';
import { QueryClientProvider, type QueryClient } from '@souk/query';
import { DepsProvider } from '@souk/state';
import type { ReactNode } from 'react';

type Props = {
  api: Api;
  queryClient: QueryClient;
  remotes: Remotes;
  locale: Locale;
  setLocale: (locale: Locale) => void;
  words: Messages;
  children: ReactNode;
};

/** Everything that is handed down, in one place: the same on the server and in the browser. */
export function Providers({ api, queryClient, remotes, locale, setLocale, words, children }: Props) {
  return (
    <DepsProvider value={{ api }}>
      <QueryClientProvider client={queryClient}>
        <RemotesContext value={remotes}>
          <LocaleContext value={{ locale, setLocale }}>
            <SharedMessages messages={words}>{children}</SharedMessages>
          </LocaleContext>
        </RemotesContext>
      </QueryClientProvider>
    </DepsProvider>
  );
}
