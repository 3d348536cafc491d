import type { MerchantState } from '@souk/contract/desk';
import { SharedMessages } from '@souk/i18n';
import { aDeskSelf } from '@souk/testing';
import { render, screen } from '@testing-library/react';
import { DeskContext } from '../parts/use-desk';
import { placeOf } from './desk-frame';
import { MerchantStateNotice } from './merchant-state-notice';
import words from './messages.en.json';

const show = (state: MerchantState, merchantId: number | null = 7) => {
  const own = { id: 7, name: 'Wool Row', slug: 'wool-row', role: 'packer' as const, permissions: [] };
  const self = aDeskSelf('auditor', { merchants: [{ ...own, state, stateReason: 'No parcels' }] });
  return render(
    <SharedMessages messages={words as never}>
      <DeskContext value={placeOf(self, merchantId)}>
        <MerchantStateNotice />
      </DeskContext>
    </SharedMessages>,
  );
};

test('[DESK-37] a merchant’s desk says that it is not open yet, suspended or closed, and why; the platform’s and an open one’s do not', () => {
  show('suspended');
  expect(screen.getByRole('note')).toHaveTextContent(
    /^The marketplace has suspended this shop.*The reason: No parcels$/,
  );
  expect(show('closed').container).toHaveTextContent('This shop is closed for good.');
  expect(show('preparing').container).toHaveTextContent('This shop is not open yet');
  expect(show('open').container).toBeEmptyDOMElement();
  expect(show('suspended', null).container).toBeEmptyDOMElement();
});
