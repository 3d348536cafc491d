import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import type { CartLines } from '@souk/state';
import { Store, Truck } from 'lucide-react';
import styled from 'styled-components';
import { CartLineItem } from './cart-line-item';

type Props = { group: CartLines; look: 'page' | 'drawer' };

/** One merchant's lines under the merchant's name, with what shipping means for them. Source: CART-12, docs/look. */
export function CartGroupBlock({ group, look }: Props) {
  const id = `merchant-${look}-${group.merId}`;
  const isFree = group.lines.every((line) => line.isShippingIncluded);
  return (
    <section aria-labelledby={id}>
      <Top>
        <Merchant id={id}>
          <Store aria-hidden="true" />
          <Link to={`/merchant/merchant/home?id=${group.merId}`}>{group.merName}</Link>
        </Merchant>
        <Shipping $isFree={isFree}>
          {isFree && <Truck aria-hidden="true" />}
          <FormattedMessage id={isFree ? 'cartLines.freeShipping' : 'cartLines.shippingLater'} />
        </Shipping>
      </Top>
      <List>
        {group.lines.map((line) => (
          <CartLineItem key={line.id} line={line} look={look} />
        ))}
      </List>
    </section>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 16px;
`;
const Merchant = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font-family: var(--font-body);
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.5;
  }
  & > a {
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
const Shipping = styled.p<{ $isFree: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(${({ $isFree }) => ($isFree ? '--color-ok' : '--color-ink-soft')});
  font-size: var(--text-sm);
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 1.5;
  }
`;
const List = styled.ul`
  padding: 0;
  list-style: none;
`;
