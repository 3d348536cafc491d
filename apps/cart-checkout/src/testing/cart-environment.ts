import type { RouteModule } from '@souk/mfe';
import { connectCart } from '@souk/state';
import {
  aCartGroup,
  aCartItem,
  fakeApi,
  renderRoute,
  type FakeApi,
  type FakeAnswers,
  type RouteTestEnvironment,
} from '@souk/testing';

let disconnect = () => {};

/** A visitor's cart id, as the cookie holds it. */
export const aCartUuid = 'a'.repeat(32);

/**
 * A page with a cart behind it: the visitor has an id, the cart store speaks to the test's client.
 * @returns the rendered route, and the client with what was asked of it
 */
export const renderWithCart = async (
  route: RouteModule,
  answers: FakeAnswers,
  environment: RouteTestEnvironment = {},
) => {
  document.cookie = `cartUuid=${aCartUuid}; path=/`;
  const api: FakeApi = fakeApi({
    ...answers,
    cart: { list: async () => [], count: async () => ({ count: 0 }), ...answers.cart },
  });
  disconnect();
  // First the client, as in the page: what is shown reads its cart through it at once.
  disconnect = connectCart(api);
  const page = await renderRoute(route, { ...environment, api });
  return { ...page, api };
};

/** The cart of which the builders' pre-order was made, where it holds two pieces. */
export const cartOf = (cartNum: number) => [aCartGroup([aCartItem({ cartNum })])];

/** Ends the page: its cart is forgotten. */
export const leavePage = () => {
  disconnect();
  disconnect = () => {};
  sessionStorage.clear();
  localStorage.clear();
};
