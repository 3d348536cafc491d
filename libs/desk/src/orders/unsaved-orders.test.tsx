import { aDeskOrder, aDeskOrderLine, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { placeOf } from '../frame/desk-frame';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { DeskContext } from '../parts/use-desk';
import { ProductNew } from '../products/product-new';
import { CancelOrder } from './cancel-order';
import { RefundOrder } from './refund-order';
import { ShipForm } from './ship-form';
import { ShipPasted } from './ship-pasted';

const order = aDeskOrder({ lines: [aDeskOrderLine()] });
const type = async (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

test.each<[string, ReactNode, () => Promise<unknown>]>([
  ['a tracking number', <ShipForm key="1" order={order} onSent={() => {}} />, () => type(/^Tracking number/, '1Z')],
  ['a list of numbers', <ShipPasted key="2" onClose={() => {}} />, () => type(/^Order, carrier/, 'PT1-1,DHL,JD1')],
  [
    'why money is given back',
    <RefundOrder key="3" order={order} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Refund pieces' }));
      await type(/^Why/, 'Broken');
    },
  ],
  [
    'why an order is cancelled',
    <CancelOrder key="4" order={order} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }));
      await type(/^Why/, 'Broken');
    },
  ],
  [
    'what the customer reads of that',
    <CancelOrder key="5" order={order} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }));
      await type(/^A few words/, 'We are sorry');
    },
  ],
  ['an option of a new product', <ProductNew key="6" />, () => type(/^Choice 1 in English/, 'Size')],
])('[DESK-03] the page is not left without asking while %s is typed', async (_what, form, write) => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <UnsavedGuard>{form}</UnsavedGuard>
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/', api: fakeApi(), user: {} });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await write();
  expect(isAsked()).toBe(true);
});
