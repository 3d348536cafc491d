import type { Locale, Messages } from '@souk/i18n';
import { Outlet } from '@souk/router';
import { connectCart } from '@souk/state';
import { settleStores, TestWorld, wholeWorld, type World } from '@souk/testing/fakes';
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

type Props = { world: World; messagesOf: (locale: Locale) => Messages; children: ReactNode };

/** The shop's providers around one story: client, cart, session, query cache, router, messages. */
export function StoryWorld({ world, messagesOf, children }: Props) {
  const [{ whole, router, disconnect }] = useState(() => connect(world));
  useEffect(() => disconnect, [disconnect]);
  return (
    <TestWorld world={whole} messagesOf={messagesOf}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </TestWorld>
  );
}

const connect = (world: World) => {
  const whole = wholeWorld(world);
  settleStores(whole);
  // A visitor with a cart: without the cookie nothing is asked about it.
  document.cookie = `cartUuid=${'a'.repeat(32)}; path=/`;
  return {
    whole,
    disconnect: connectCart(whole.api),
    router: createMemoryRouter([{ path: '*', element: <StoryRoute /> }]),
  };
};
