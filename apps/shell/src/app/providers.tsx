import type { Api } from '@souk/api-client';
import { LocaleContext, SharedMessages, type Locale, type Messages } from '@souk/i18n';
import { RemotesContext, type Remotes } from '@souk/mfe';
import { QueryClientProvider, type QueryClient } from '@souk/query';
import { DepsProvider } from '@souk/state';
import { useMemo, type ReactNode } from 'react';
import { useStoreDetails } from '../layout/store-details';

type Props = {
  api: Api;
  queryClient: QueryClient;
  remotes: Remotes;
  locale: Locale;
  setLocale: (locale: Locale) => void;
  words: Messages;
  /** See Deps. */
  renderedAt?: number | undefined;
  children: ReactNode;
};

/** Everything that is handed down, in one place: the same on the server and in the browser. */
export function Providers({ api, queryClient, remotes, locale, setLocale, words, renderedAt, children }: Props) {
  return (
    <DepsProvider value={{ api, renderedAt }}>
      <QueryClientProvider client={queryClient}>
        <RemotesContext value={remotes}>
          <LocaleContext value={{ locale, setLocale }}>
            <StoreWords words={words}>{children}</StoreWords>
          </LocaleContext>
        </RemotesContext>
      </QueryClientProvider>
    </DepsProvider>
  );
}

/** The words of the page, in which `{store}` is the name that the owner gave. */
function StoreWords({ words, children }: Pick<Props, 'words' | 'children'>) {
  const { name } = useStoreDetails();
  const values = useMemo(() => ({ store: name }), [name]);
  return (
    <SharedMessages messages={words} values={values}>
      {children}
    </SharedMessages>
  );
}
