import { connectCart } from '@souk/state';
import { act } from '@testing-library/react';
import {
  aDesignedPage,
  aStore,
  fakeApi,
  renderRoute,
  type FakeAnswers,
  type RouteTestEnvironment,
} from '@souk/testing';
import * as designed from '../designed-page/designed.route';

let disconnect = () => {};

/** An owner's page, brought to life as shoppers see it: cleaned HTML in, the rendered route and its client out. */
export const showPage = async (html: string, answers: FakeAnswers = {}, environment: RouteTestEnvironment = {}) => {
  document.cookie = `cartUuid=${'a'.repeat(32)}; path=/`;
  const api = fakeApi({
    ...answers,
    store: { details: async () => aStore(), ...answers.store },
    pages: { view: async () => aDesignedPage(html), ...answers.pages },
    cart: { list: async () => [], count: async () => ({ count: 0 }), ...answers.cart },
  });
  disconnect();
  // What the page's first effects read comes from its own client, not from that of the page before.
  connectCart(api)();
  const page = await renderRoute(designed, { path: '/:slug', at: '/evening-light', ...environment, api });
  await act(async () => void (disconnect = connectCart(api)));
  return { ...page, api };
};

/** Ends the page: its cart is forgotten. */
export const leavePage = () => {
  disconnect();
  disconnect = () => {};
  localStorage.clear();
};
