import type { ProductDetail } from '@souk/contract';
import { arrivalOf } from '@souk/domain';
import { FormattedMessage, formatDate, useLocale, useMoney } from '@souk/i18n';
import { useStoreDay } from '@souk/state';
import { RotateCcw, Store, Truck } from 'lucide-react';
import styled from 'styled-components';

type Props = { product: ProductDetail; isSoldOut: boolean };

/**
 * When it comes and for how much, how it goes back, who sells it: beside the button, before it is pressed. What cannot be
 * bought does not arrive. Source: docs/expectations PP4, PP8.
 */
export function BuyPromises({ product: { delivery, returns, merchant, productInfo }, isSoldOut }: Props) {
  const { locale } = useLocale();
  const money = useMoney();
  const { from, until } = arrivalOf(useStoreDay(), delivery);
  const day = (iso: string) => formatDate(iso, locale, 'weekday');
  const isFree = productInfo.isShippingIncluded || delivery.freightFee === 0;
  return (
    <List className="promises">
      {!isSoldOut && (
        <li>
          <Truck aria-hidden="true" />
          <span>
            <b>
              <FormattedMessage id="order.arrives" values={{ from: day(from), until: day(until) }} />
            </b>
            {isFree ? (
              <FormattedMessage id="product.deliveryFree" />
            ) : (
              <FormattedMessage
                id={delivery.freeFrom === null ? 'product.deliveryFee' : 'product.deliveryFeeUntil'}
                values={{ fee: money(delivery.freightFee), free: money(delivery.freeFrom ?? 0) }}
              />
            )}
          </span>
        </li>
      )}
      <li>
        <RotateCcw aria-hidden="true" />
        <FormattedMessage id="product.returns" values={{ days: returns.days }} />
      </li>
      <li>
        <Store aria-hidden="true" />
        <FormattedMessage id="product.soldBy" values={{ merchant: merchant.name }} />
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding-block: 16px;
  border-block: 1px solid var(--color-line);
  font-size: var(--text-sm);
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & svg {
    width: 20px;
    stroke-width: 1.5;
  }
`;
