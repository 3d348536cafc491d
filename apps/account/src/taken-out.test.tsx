import type { RouteModule } from '@souk/mfe';
import { watchLostFocus } from '@souk/state/lost-focus';
import {
  anAddress,
  anOrder,
  aPurchaseSummary,
  aTicket,
  aWish,
  type FakeAnswers,
  fakeApi,
  renderRoute,
} from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as addresses from './addresses/addresses.route';
import * as orders from './order-list/order-list.route';
import * as tickets from './tickets/ticket-view.route';
import * as wishes from './wish-list/wish-list.route';

let stop = () => {};
beforeEach(() => void (stop = watchLostFocus()));
afterEach(() => (stop(), sessionStorage.clear()));

const page = <T,>(list: readonly T[]) => ({ list: [...list], pageNum: 1, pages: 1, total: list.length, limit: 24 });
const yes = async () => true as const;

type List = {
  name: string;
  route: RouteModule;
  at: string;
  /** What the server has as long as the thing is there, and once it is taken out. */
  answers: (isThere: () => boolean) => FakeAnswers;
  /** Names of the buttons that are pressed one after the other. */
  presses: string[];
  /** What has the focus then. */
  leaves: string;
};

const two = <T,>(isThere: () => boolean, gone: T, stays: T) => page(isThere() ? [gone, stays] : [stays]);

const lists: List[] = [
  {
    name: 'an address',
    route: addresses,
    at: '/users/address_list',
    answers: (isThere) => ({
      address: {
        list: async () => two(isThere, anAddress({ id: 72, isDefault: false }), anAddress()),
        delete: yes,
      },
    }),
    presses: ['Delete', 'Delete'],
    leaves: 'Edit',
  },
  {
    name: '"Make default"',
    route: addresses,
    at: '/users/address_list',
    answers: (isThere) => ({
      address: {
        list: async () => page([anAddress({ id: 72, isDefault: !isThere() })]),
        setDefault: yes,
      },
    }),
    presses: ['Make default'],
    leaves: 'Edit',
  },
  {
    name: 'a wish',
    route: wishes,
    at: '/users/collection_list',
    answers: (isThere) => ({
      collect: {
        products: async () => two(isThere, aWish({ id: 1, storeName: 'Vase' }), aWish({ id: 2, storeName: 'Mug' })),
        cancelProduct: yes,
      },
    }),
    presses: ['Remove Vase from wish list'],
    leaves: 'Mug',
  },
  {
    name: 'the last wish',
    route: wishes,
    at: '/users/collection_list',
    answers: (isThere) => ({
      collect: {
        products: async () => page(isThere() ? [aWish({ id: 1, storeName: 'Vase' })] : []),
        cancelProduct: yes,
      },
    }),
    presses: ['Remove Vase from wish list'],
    leaves: 'Browse the shop',
  },
  {
    name: 'the notice of wishes that are no longer sold',
    route: wishes,
    at: '/users/collection_list',
    answers: (isThere) => ({
      collect: {
        products: async () =>
          two(isThere, aWish({ id: 1, storeName: 'Vase', isValid: false }), aWish({ id: 2, storeName: 'Mug' })),
        delete: yes,
      },
    }),
    presses: ['Remove from the list'],
    leaves: 'Mug',
  },
  {
    name: 'a merchant that is no longer followed',
    route: wishes,
    at: '/users/collection_list?part=merchants',
    answers: (isThere) => {
      const merchant = (merId: number, merName: string) => ({
        merId,
        merName,
        merAvatar: null,
        createTime: '2024-05-20T10:00:00.000Z',
      });
      return {
        collect: {
          merchants: async () => two(isThere, merchant(3, 'Linen House'), merchant(4, 'Clay Works')),
          cancelMerchant: yes,
        },
      };
    },
    presses: ['Unfollow Linen House'],
    leaves: 'Clay Works',
  },
  {
    name: 'an order',
    route: orders,
    at: '/users/order_list',
    answers: (isThere) => {
      const done = (orderNo: string) =>
        aPurchaseSummary({
          orderNo,
          state: 'completed',
          orders: [anOrder({ orderNo: `${orderNo}-1`, status: 3, actions: ['delete'] })],
        });
      return { orders: { list: async () => two(isThere, done('PT1'), done('PT2')), delete: yes } };
    },
    presses: ['Delete', 'Delete'],
    leaves: 'Order PT2',
  },
  {
    name: 'the way to close a ticket',
    route: tickets,
    at: '/support/ticket/view?id=61',
    answers: (isThere) => ({
      tickets: {
        detail: async () =>
          aTicket(isThere() ? { allowedTransitions: ['CLOSED'] } : { status: 'CLOSED', allowedTransitions: [] }),
        reply: async () => aTicket().events[0]!,
      },
    }),
    presses: ['Close the ticket'],
    leaves: 'Send reply',
  },
];

/** As the shell shows a page. */
const inMain = (route: RouteModule): RouteModule => ({
  ...route,
  Component: () => (
    <main id="main" tabIndex={-1}>
      <route.Component />
    </main>
  ),
});

/** What has the focus, in words. */
const here = () => {
  const { tagName, textContent, ariaLabel } = document.activeElement as HTMLElement;
  return tagName === 'BODY' ? 'nowhere' : (ariaLabel ?? textContent);
};

test.each(lists)('[X3] $name that is taken out leaves the focus to $leaves', async (list) => {
  let isThere = true;
  const api = fakeApi(list.answers(() => isThere));
  await renderRoute(inMain(list.route), { path: list.at.split('?')[0]!, at: list.at, api, user: {} });
  let pressed = document.body;
  for (const [step, name] of list.presses.entries()) {
    const place = step === 0 ? screen : within(screen.getByRole('dialog'));
    pressed = (await place.findAllByRole('button', { name }))[0]!;
    act(() => pressed.focus());
    isThere = step < list.presses.length - 1;
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => expect(pressed.isConnected).toBe(false));
  await waitFor(() => expect(here()).toBe(list.leaves));
});
