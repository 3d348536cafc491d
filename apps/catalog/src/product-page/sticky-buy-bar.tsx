import type { DisplayPrice } from '@souk/domain';
import { FormattedMessage, useMoney } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

type Props = { name: string; price: DisplayPrice; formId: string };

/** On phones the way to buy stays at hand once the main button has left the view. Source: docs/expectations PP5. */
export function StickyBuyBar({ name, price, formId }: Props) {
  const money = useMoney();
  const isShown = useMainButtonGone(formId);
  useRoomBelow(isShown);
  if (!isShown) return null;
  return (
    <Bar role="region" aria-label={name}>
      <strong>{name}</strong>
      <Button variant="primary" type="submit" form={formId}>
        <FormattedMessage id="product.addFor" values={{ price: money(price.shown) }} />
      </Button>
    </Bar>
  );
}

/** True while the form's own button lies above the view. */
const useMainButtonGone = (formId: string) => {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const button = document.querySelector(`#${formId} [data-main-buy]`);
    if (!button) return setGone(false);
    // Whatever lies below the view counts as in it: a jump past the button (End, a link to the reviews) would otherwise
    // lead from "not in view" to "not in view", of which an observer says nothing.
    const watch = new IntersectionObserver(([entry]) => setGone(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '0px 0px 100000px',
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [formId]);
  return isGone;
};

/** What floats in the corner stands above the bar, and the page's last line can be scrolled free of it. */
const useRoomBelow = (isShown: boolean) => {
  useEffect(() => {
    if (!isShown || !matchMedia('(max-width: 767px)').matches) return;
    const { style } = document.documentElement;
    style.setProperty('--floating-bottom', '76px');
    style.setProperty('padding-bottom', '64px');
    return () => {
      style.removeProperty('--floating-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [isShown]);
};

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 8px 16px max(8px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  & > strong {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 768px) {
    display: none;
  }
`;
