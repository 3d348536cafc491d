import { SharedMessages } from '@souk/i18n';
import { aDeskSelf } from '@souk/testing';
import { render, screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import words from './messages.en.json';
import { TestOrder } from './test-order';

const show = (more: Parameters<typeof aDeskSelf>[1]) =>
  render(
    <SharedMessages messages={words as never}>
      <DeskContext value={placeOf(aDeskSelf('orders', more), null)}>
        <TestOrder />
      </DeskContext>
    </SharedMessages>,
  );

test('[DESK-08] a test order is offered in a sandbox alone, on the shop’s own origin', () => {
  expect(show({ isSandbox: false }).container).toBeEmptyDOMElement();
  expect(show({ shopOrigin: 'https://shop.example' }).container).toBeEmptyDOMElement();
  show({ isSandbox: true });
  expect(screen.getByRole('button', { name: words['desk.testOrder'] })).toBeVisible();
});
