import { renderPart } from '@souk/testing';
import { screen } from '@testing-library/react';
import { PriceTag } from './price-tag';

const live = () => screen.getByText('$48.00').closest('[aria-live]');

test('[X1] the price of the chosen variant is read aloud when another is chosen, prices of cards are not', () => {
  const { unmount } = renderPart(<PriceTag price={{ shown: 48, struckOut: null }} percentOff={0} size="page" />);
  expect(live()).toHaveAttribute('aria-live', 'polite');
  // Else "from" and "before" are read apart from their amounts.
  expect(live()).toHaveAttribute('aria-atomic', 'true');
  unmount();
  renderPart(<PriceTag price={{ shown: 48, struckOut: null }} percentOff={0} />);
  expect(live()).toBeNull();
});
