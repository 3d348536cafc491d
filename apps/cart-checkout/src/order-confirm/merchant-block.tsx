import type { MerchantTotals, PreOrder } from '@souk/contract';
import { arrivalOf, variantText } from '@souk/domain';
import { FormattedMessage, formatDate, Money, useLocale } from '@souk/i18n';
import { useStoreDay } from '@souk/state';
import { Picture, VisuallyHidden } from '@souk/ui';
import { Truck } from 'lucide-react';
import styled from 'styled-components';

type Props = { group: PreOrder['orderList'][number]; totals: MerchantTotals };

/** What one merchant sends, when it arrives and what the merchant takes for sending it. Source: docs/expectations, K9. */
export function MerchantBlock({ group, totals }: Props) {
  const { locale } = useLocale();
  const { from, until } = arrivalOf(useStoreDay(), group.delivery);
  const day = (iso: string) => formatDate(iso, locale, 'weekday');
  return (
    <section aria-label={group.merName}>
      <Merchant>{group.merName}</Merchant>
      <List>
        {group.orderInfoList.map((line) => (
          <li key={line.ref}>
            <Frame>
              <Picture src={line.image} alt="" sizes="56px" widths={[96, 160]} />
              <i aria-hidden="true">{line.payNum}</i>
            </Frame>
            <Words>
              <span>{line.productName}</span>
              <VisuallyHidden>
                <FormattedMessage id="orderConfirm.pieces" values={{ count: line.payNum }} />
              </VisuallyHidden>
              {line.sku && <small>{variantText(line.sku)}</small>}
            </Words>
            <b>
              <Money usd={Math.round(line.price * line.payNum * 100) / 100} />
            </b>
          </li>
        ))}
      </List>
      <Freight>
        <Truck aria-hidden="true" size={16} strokeWidth={1.5} />
        <span>
          <FormattedMessage id="order.arrives" values={{ from: day(from), until: day(until) }} />
        </span>
        <b>
          {totals.freightFee === 0 ? (
            <FormattedMessage id="orderConfirm.freeFreight" />
          ) : (
            <Money usd={totals.freightFee} />
          )}
        </b>
      </Freight>
    </section>
  );
}

const Merchant = styled.h3`
  font-family: var(--font-body);
  font-size: var(--text-sm);
  font-weight: 600;
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 10px 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
  }
  & b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
const Frame = styled.div`
  position: relative;
  & > i {
    position: absolute;
    inset: -7px -7px auto auto;
    min-width: 21px;
    padding-inline: 5px;
    border-radius: var(--radius-round);
    background: var(--color-ink);
    color: var(--color-paper);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 21px;
    text-align: center;
  }
`;
const Words = styled.p`
  display: grid;
  line-height: 1.35;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Freight = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > b {
    margin-inline-start: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
