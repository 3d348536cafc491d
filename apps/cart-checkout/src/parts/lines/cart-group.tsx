import { merchantPath } from '@souk/domain';
import { Link } from '@souk/router';
import type { CartLines } from '@souk/state';
import { Store } from 'lucide-react';
import styled from 'styled-components';
import type { ShownEstimate } from '../shown-cart/use-estimate';
import { CartLineItem } from './cart-line-item';
import { FreeShippingGap, GroupShipping } from './group-shipping';

type Props = { group: CartLines; estimate: ShownEstimate; look: 'page' | 'drawer' };

/** One merchant's lines under the merchant's name, with what sending them would cost. Source: CART-12, docs/look. */
export function CartGroupBlock({ group, estimate, look }: Props) {
  const id = `merchant-${look}-${group.merId}`;
  return (
    <section aria-labelledby={id}>
      <Top>
        <Merchant id={id}>
          <Store aria-hidden="true" />
          <Link to={merchantPath(group.merId)}>{group.merName}</Link>
        </Merchant>
        <GroupShipping group={group} estimate={estimate} />
      </Top>
      <FreeShippingGap group={group} estimate={estimate} />
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
const List = styled.ul`
  padding: 0;
  list-style: none;
`;
