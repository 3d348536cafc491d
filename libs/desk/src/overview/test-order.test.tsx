import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import words from './messages.en.json';
import { TestOrder } from './test-order';

const show = (more: Parameters<typeof aDeskSelf>[1], at = '/admin') => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders', more), null)}>
      <TestOrder />
    </DeskContext>
  );
  return renderRoute({ Component }, { path: '/admin', at, api: fakeApi({}) });
};
const button = () => screen.queryByRole('button', { name: words['desk.testOrder'] });

test.each([
  [{ isSandbox: false }, false],
  [{ shopOrigin: 'https://shop.example' }, false],
  [{ isSandbox: true }, true],
])(
  '[DESK-08] a test order is offered in a sandbox alone, on the shop’s own origin: %j, %s',
  async (more, isOffered) => {
    await show(more);
    expect(button() !== null).toBe(isOffered);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('[DESK-08] whoever is led back without one reads that nothing can be bought', async () => {
  await show({ isSandbox: true }, '/admin?testOrder=none');
  expect(screen.getByRole('alert')).toHaveTextContent(words['desk.testOrderNone']);
  expect(button()).toBeVisible();
});
