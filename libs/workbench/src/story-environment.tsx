import type { Locale, Messages } from '@souk/i18n';
import { Outlet } from '@souk/router';
import { connectCart } from '@souk/state';
import { settleStores, TestEnvironmentProvider, completeEnvironment, type TestEnvironment } from '@souk/testing/fakes';
import { createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const StoryContext = createContext<ReactNode>(null);

/** Shows the story whatever the address is, so that a link may be pressed. */
function StoryRoute() {
  return (
    <Suspense fallback={null}>
      {use(StoryContext)}
      <Outlet />
    </Suspense>
  );
}

type Props = { environment: TestEnvironment; messagesOf: (locale: Locale) => Messages; children: ReactNode };

/** The shop's providers around one story: client, cart, session, query cache, router, messages. */
export function StoryEnvironment({ environment, messagesOf, children }: Props) {
  const [{ whole, router, disconnect }] = useState(() => connect(environment));
  useEffect(() => disconnect, [disconnect]);
  return (
    <TestEnvironmentProvider environment={whole} messagesOf={messagesOf}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </TestEnvironmentProvider>
  );
}

const connect = (environment: TestEnvironment) => {
  const whole = completeEnvironment(environment);
  settleStores(whole);
  // A visitor with a cart: without the cookie nothing is asked about it.
  document.cookie = `cartUuid=${'a'.repeat(32)}; path=/`;
  return {
    whole,
    disconnect: connectCart(whole.api),
    router: createMemoryRouter([{ path: '*', element: <StoryRoute /> }]),
  };
};
