import { panelsStore, type Session, sessionStore, type SessionUser, toastsStore } from '@souk/state';
import { aCoupon, aPage, aRefusal } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as coupon from './merchant-coupon.route';

const at = '/merchant/merchant/coupon?id=3';
const mine = (own: object = {}) => aCoupon({ useType: 1, merId: 3, merName: 'Linen House', ...own });
const list = async () => aPage([mine()]);
const toasts = () => toastsStore.getState().toasts.map(({ text }) => text);

describe('[ROUTE-16] [MER-01] a merchant’s coupons', () => {
  test('are received by who is signed in', async () => {
    const { api } = await visit(coupon, at, { coupons: { list, receive: async () => 'Yours' } }, { user: {} });
    const ticket = within(await screen.findByRole('article', { name: 'Welcome' }));
    expect(ticket.getByText('$5.00')).toBeVisible();
    expect(ticket.getByText('Valid for 30 days after claiming')).toBeVisible();
    await userEvent.click(ticket.getByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(ticket.getByRole('button', { name: 'Claimed' })).toBeDisabled());
    expect(toasts()).toEqual(['Yours']);
    expect(api.inputsOf('coupons.receive')).toEqual([{ couponId: 31 }]);
    expect(api.inputsOf('coupons.list')[0]).toEqual({ useType: 1, merId: 3, page: 1, limit: 50 });
  });

  test.each([
    ['Until ', null, /^Until [^ ]+$/],
    ['', '2024-06-01T00:00:00Z', /^[^ ]+ – [^ ]+$/],
  ])('say to the minute, in the shopper’s own zone, until when: %s%s', async (before, start, shape) => {
    const end = '2024-07-01T03:59:00Z';
    const dated = mine({ isFixedTime: true, useStartTimeStr: start, useEndTimeStr: end });
    await visit(coupon, at, { coupons: { list: async () => aPage([dated]) } });
    const ticket = await screen.findByRole('article', { name: 'Welcome' });
    const there = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(end));
    expect(ticket).toHaveTextContent(there.replaceAll(/\s/g, ' '));
    const line = ticket.querySelector('h2 + p')?.textContent ?? '';
    expect([line.startsWith(before), line.replaceAll(/\u2009/g, ' ')]).toEqual([true, expect.stringMatching(shape)]);
  });

  test('one that the shopper has is never offered, though the page was made for everybody', async () => {
    // What the page holds was asked by nobody in particular; what the browser asks is the shopper's.
    const list = jest.fn(async () => aPage([mine({ isUse: true })])).mockResolvedValueOnce(aPage([mine()]));
    const { api } = await visit(coupon, at, { coupons: { list } }, { user: {} });
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBeDisabled();
    expect(api.inputsOf('coupons.list')).toHaveLength(2);
  });

  test('nobody asks for a visitor whose coupons they have', async () => {
    const { api } = await visit(coupon, at, { coupons: { list } });
    await screen.findByRole('button', { name: 'Claim' });
    expect(api.inputsOf('coupons.list')).toHaveLength(1);
  });

  test('one that turns out to be theirs already is theirs', async () => {
    const receive = () => Promise.reject(aRefusal('COUPON_TAKEN', { message: 'You have this coupon already' }));
    await visit(coupon, at, { coupons: { list, receive } }, { user: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBeDisabled();
    expect(toastsStore.getState().toasts).toMatchObject([{ kind: 'status', text: 'You have this coupon already' }]);
  });

  test('[ERR-02] a list that cannot be read says so and can be asked again', async () => {
    let isDown = true;
    const list = async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : aPage([mine()]));
    await visit(coupon, at, { coupons: { list } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
  });

  test('[LOGIN-12] claimed before it is known who is here ask no signed-in shopper to sign in', async () => {
    const { api } = await visit(coupon, at, { coupons: { list, receive: async () => 'Yours' } }, { user: {} });
    const claim = await screen.findByRole('button', { name: 'Claim' });
    const { settle, status, user } = sessionStore.getState();
    act(() => settle({ status: 'unknown', user: null }));
    await userEvent.click(claim);
    expect([api.inputsOf('coupons.receive'), panelsStore.getState().panel.kind]).toEqual([[], 'none']);
    act(() => settle({ status, user } as Session));
    await waitFor(() => expect(api.inputsOf('coupons.receive')).toEqual([{ couponId: 31 }]));
  });

  test('that cannot be read do not load for ever; Retry reads them', async () => {
    let isAway = true;
    const coupons = { list: async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : list()) };
    await visit(coupon, at, { coupons });
    const notice = await screen.findByRole('alert');
    isAway = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Welcome' })).toBeVisible();
  });

  test('[LOGIN-12] who is not is asked to sign in', async () => {
    await visit(coupon, at, { coupons: { list } });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(panelsStore.getState().panel).toMatchObject({ kind: 'login', message: 'Please sign in first' });
  });

  test('[LOGIN-12] who then signs in has the coupon without another press', async () => {
    const { api } = await visit(coupon, at, { coupons: { list, receive: async () => 'Claimed' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    act(() => {
      sessionStore.getState().settle({ status: 'user', user: { sub: '7' } as SessionUser });
      panelsStore.getState().closePanel();
    });
    await waitFor(() => expect(api.inputsOf('coupons.receive')).toHaveLength(1));
  });

  test('a refusal is said, and the list shows what can still be had', async () => {
    let isGone = false;
    const receive = () => {
      isGone = true;
      return Promise.reject(aRefusal('COUPON_NOT_RECEIVABLE', { message: 'All of these coupons are gone' }));
    };
    const offered = async () => aPage([mine({ status: isGone ? 1 : 0 })]);
    await visit(coupon, at, { coupons: { list: offered, receive } }, { user: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'No longer available' })).toBeDisabled();
  });

  test.each([
    ['received', { isUse: true }, 'Claimed'],
    ['over', { status: 1 }, 'No longer available'],
  ])('one that is %s can not be pressed', async (_what, own, name) => {
    await visit(coupon, at, { coupons: { list: async () => aPage([mine(own)]) } });
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  });

  test('of more than one page are all there for who asks for more, also as the shopper has them', async () => {
    const list = async ({ page }: { page?: string | number | undefined } = {}) =>
      aPage([mine({ id: Number(page), name: `Coupon ${page}` })], { pageNum: Number(page), pages: 2, total: 2 });
    await visit(coupon, at, { coupons: { list } }, { user: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Coupon 2' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Coupon 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('none says so and leads on', async () => {
    await visit(coupon, at, { coupons: { list: async () => aPage([]) } });
    expect(await screen.findByText('This merchant has no coupons at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what they sell' })).toHaveAttribute(
      'href',
      '/merchant/merchant/home?id=3',
    );
  });
});
