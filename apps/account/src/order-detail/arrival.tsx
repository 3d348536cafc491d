import type { Order } from '@souk/contract';
import { FormattedMessage, formatDate, useLocale } from '@souk/i18n';
import { Truck } from 'lucide-react';
import styled from 'styled-components';

/** When the parcel arrives, as it was promised with the order. Source: docs/expectations, K12. */
export function Arrival({ arrives }: Pick<Order, 'arrives'>) {
  const { locale } = useLocale();
  if (!arrives) return null;
  const day = (iso: string) => formatDate(iso, locale, 'weekday');
  return (
    <When>
      <Truck aria-hidden="true" size={18} strokeWidth={1.5} />
      <FormattedMessage id="order.arrives" values={{ from: day(arrives.from), until: day(arrives.until) }} />
    </When>
  );
}

const When = styled.p`
  display: flex;
  gap: 8px;
  color: var(--color-ok);
  font-weight: 500;
  & > svg {
    margin-top: 3px;
  }
`;
