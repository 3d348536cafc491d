import type { RouteModule } from '@souk/mfe';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { DeskFrame } from '../frame/desk-frame';
import { deskLoader } from './desk-loader';
import { Loaded } from './loaded';
import { useDeskQuery } from './use-desk';

function Choices() {
  return (
    <Loaded query={useDeskQuery('productChoices', {})}>{({ categories }) => <p>{categories.length} there</p>}</Loaded>
  );
}

const route = (merchantId: number | null): RouteModule => ({
  Component: () => (
    <DeskFrame screen="products" merchantId={merchantId}>
      <Choices />
    </DeskFrame>
  ),
  loader: deskLoader(() => ['productChoices', {}]),
});

describe('[DESK-55] a page of a desk', () => {
  test('asks for its data beside who is there, each once', async () => {
    const order: string[] = [];
    const api = fakeApi({
      desk: {
        me: async () => (order.push('me'), aDeskSelf('admin')),
        productChoices: async () => (order.push('data'), { categories: [], merchants: [] }) as never,
      },
    });
    await renderRoute(route(null), { path: '/admin/products', at: '/admin/products', api, user: {} });
    expect(await screen.findByText('0 there')).toBeVisible();
    expect(order).toEqual(['me', 'data']);
  });

  test('of a merchant asks in its scope', async () => {
    const api = fakeApi({ desk: { me: () => new Promise(() => {}), productChoices: () => new Promise(() => {}) } });
    await renderRoute(route(7), { path: '/sell/:mer/products', at: '/sell/7/products', api, user: {} });
    expect(api.inputsOf('desk.productChoices')).toEqual([{ mer: 7 }]);
  });
});
