import type { Api } from '@souk/api-client';
import { loadSharedMessages, LocaleContext, SharedMessages, type Locale, type Messages } from '@souk/i18n';
import { QueryClient, QueryClientProvider } from '@souk/query';
import { DepsProvider, type Panel, panelsStore } from '@souk/state';
import { render } from '@testing-library/react';
import LoginDialog from './login-dialog';

let shared: Record<Locale, Messages>;
beforeAll(async () => {
  shared = { en: await loadSharedMessages('en'), fr: await loadSharedMessages('fr') };
});

/** Opens the login dialog for a panel, as the shell does. */
export const openLoginDialog = (api: Api, panel: Panel = { kind: 'login' }, locale: Locale = 'en') => {
  panelsStore.getState().openPanel(panel);
  render(
    <DepsProvider value={{ api }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LocaleContext value={{ locale, setLocale: () => {} }}>
          <SharedMessages messages={shared[locale]}>
            <LoginDialog />
          </SharedMessages>
        </LocaleContext>
      </QueryClientProvider>
    </DepsProvider>,
  );
};
