import type { Api } from '@souk/api-client';
import { LocaleContext, SharedMessages, type Locale, type Messages } from '@souk/i18n';
import { RemotesContext } from '@souk/mfe';
import { QueryClient, QueryClientProvider } from '@souk/query';
import { chatStore, DepsProvider, panelsStore, sessionStore, toastsStore, type SessionUser } from '@souk/state';
import { useState, type ReactNode } from 'react';
import { fakeApi } from '../fake-api';
import { fakeRemotes, type FakeSlots } from './fake-remotes';

/** The environment around what a test shows. Everything may be left out. */
export type TestEnvironment = {
  /** Absent: a client that refuses every call. */
  api?: Api;
  locale?: Locale;
  /** Who is signed in. Absent: nobody, and it is known. */
  user?: Partial<SessionUser>;
  /** What other teams' slots show; absent ones show nothing. */
  slots?: FakeSlots;
  queryClient?: QueryClient;
};

/** A `TestEnvironment` without gaps. */
export type CompleteTestEnvironment = TestEnvironment & { api: Api; queryClient: QueryClient };

/** A query client that tries once and forgets nothing while a test runs. Offline it asks as the page's own does. */
export const testQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Infinity, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false },
    },
  });

/** Sets the page's stores as they are before anything happened. */
export const settleStores = ({ user }: TestEnvironment) => {
  panelsStore.setState({ panel: { kind: 'none' } });
  chatStore.setState({ isOpen: false, about: '' });
  toastsStore.setState({ toasts: [] });
  sessionStore.getState().settle(user ? { status: 'user', user: signedIn(user) } : { status: 'anonymous', user: null });
};

const signedIn = (user: Partial<SessionUser>): SessionUser => ({
  sub: 'user-1',
  email: 'shopper@souk.test',
  nickname: 'Ann',
  phone: null,
  avatar: null,
  ...user,
});

const standing = { store: 'Souk' };

type Props = { environment: CompleteTestEnvironment; messagesOf: (locale: Locale) => Messages; children: ReactNode };

/** Everything that the shell hands down, around what a test or a story shows. The language can be changed as in the page. */
export function TestEnvironmentProvider({ environment, messagesOf, children }: Props) {
  const [locale, setLocale] = useState<Locale>(environment.locale ?? 'en');
  const [remotes] = useState(() => fakeRemotes(environment.slots));
  return (
    <DepsProvider value={{ api: environment.api }}>
      <QueryClientProvider client={environment.queryClient}>
        <RemotesContext value={remotes}>
          <LocaleContext value={{ locale, setLocale }}>
            <SharedMessages messages={messagesOf(locale)} values={standing}>
              {children}
            </SharedMessages>
          </LocaleContext>
        </RemotesContext>
      </QueryClientProvider>
    </DepsProvider>
  );
}

/** The environment with its gaps filled. */
export const completeEnvironment = (environment: TestEnvironment): CompleteTestEnvironment => ({
  ...environment,
  api: environment.api ?? fakeApi(),
  queryClient: environment.queryClient ?? testQueryClient(),
});
