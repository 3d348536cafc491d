import { callGroups } from '@souk/api-client';
import type { RouteModule } from '@souk/mfe';
import { fakeApi, renderRoute } from '@souk/testing';
import { join } from 'node:path';
import config from '../remote.config.mjs';

type Route = { path: string; expose: keyof typeof config.exposes; access?: string };

/** An account whose data is still on its way, whatever is asked for. */
const waiting = () => {
  const pending = () => new Promise(() => {});
  const group = new Proxy({}, { get: () => pending });
  return fakeApi(Object.fromEntries(Object.keys(callGroups).map((name) => [name, group])));
};

/** The parts of a page that its address opens, and the number that it needs. Absent: it opens as it is. */
const searches: Readonly<Record<string, readonly string[]>> = {
  '/users/user_info': ['', '?part=points', '?part=notices', '?part=data'],
  '/users/collection_list': ['', '?part=merchants'],
  '/users/coupon_list': ['', '?part=unusable', '?part=centre'],
  '/users/order_list': ['', '?type=0&keyword=kettle'],
  '/users/refund_list': ['', '?type=0'],
  '/users/review_list': ['', '?part=mine'],
  '/users/support_ticket': ['', '?status=OPEN', '?new=1'],
  '/users/refund_confirm': ['?orderNo=PT1', ''],
  '/users/review_confirm': ['?orderNo=PT1', ''],
  '/support/ticket/view': ['?id=7', ''],
  '/order/refund_detail': ['?refundOrderNo=R1', ''],
};

const pages = (config.routes as Route[])
  .filter(({ access }) => access === 'user')
  .flatMap(({ path, expose }) => (searches[path] ?? ['']).map((search) => [path + search, path, expose] as const));

describe('[ROUTE-14] a page of the account is read by its loader, so that its data comes with the shopper’s token', () => {
  test.each(pages)('%s: it asks for nothing besides, and for nothing twice', async (at, path, expose) => {
    const route = (await import(join(__dirname, '..', config.exposes[expose]))) as RouteModule;
    const loaded = waiting();
    await renderRoute({ ...route, Component: () => null }, { path, at, api: loaded, user: {} });
    const shown = waiting();
    await renderRoute(route, { path, at, api: shown, user: {} });
    const calls = (api: typeof shown) => api.made.map(({ name, input }) => JSON.stringify([name, input])).sort();
    expect(calls(shown)).toEqual(calls(loaded));
    expect(new Set(calls(shown)).size).toBe(calls(shown).length);
  });
});
