import { useMoney, useT } from '@souk/i18n';
import { from } from '@souk/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { CheckoutForm } from './checkout-form';

/** The way on, which on phones stays in view with what it comes to, however long the cart is. Source: docs/look. */
export function CheckoutBar({ cart }: { cart: ShownCart }) {
  const t = useT();
  const money = useMoney();
  useRoomForBar();
  const { data, isUpdating } = cart.estimate;
  return (
    <Bar>
      <Sum
        aria-hidden="true"
        aria-busy={cart.isUpdating || isUpdating}
        data-label={t(data ? 'cartPage.total' : 'cartPage.sum')}
        data-sum={money(data?.payFee ?? cart.subtotalUsd)}
      />
      <CheckoutForm cart={cart} />
    </Bar>
  );
}

/** What floats in the corner stands above the bar. */
const useRoomForBar = () => {
  useEffect(() => {
    if (!matchMedia('(max-width: 1023px)').matches) return;
    const { style } = document.documentElement;
    style.setProperty('--floating-bottom', '84px');
    return () => void style.removeProperty('--floating-bottom');
  }, []);
};

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-inline: -16px;
  padding: 10px 16px max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-paper);
  & > form {
    flex: 1 1 9rem;
  }
  @media (max-height: 480px) {
    position: static;
  }
  ${from.lg} {
    display: block;
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;
/** Drawn, not written: the summary says the same in words, once. */
const Sum = styled.p`
  display: grid;
  line-height: 1.3;
  &::before {
    content: attr(data-label);
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  &::after {
    content: attr(data-sum);
    font-size: var(--text-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[aria-busy='true']::after {
    opacity: 0.5;
  }
  ${from.lg} {
    display: none;
  }
`;
