import type { MerchantEstimate } from '@souk/contract';
import { freeShippingGapUsd } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import type { CartLines } from '@souk/state';
import { SkeletonBlock } from '@souk/ui';
import { Truck } from 'lucide-react';
import styled from 'styled-components';
import type { ShownEstimate } from '../shown-cart/use-estimate';

const estimateOf = (estimate: ShownEstimate, merId: number) =>
  estimate.data?.orderList.find((one) => one.merId === merId);

type Props = { group: CartLines; estimate: ShownEstimate };

/** What sending this merchant's chosen lines would cost, as the server estimates it. Source: docs/expectations, C4. */
export function GroupShipping({ group, estimate }: Props) {
  const own = estimateOf(estimate, group.merId);
  const isFree = own ? own.freightFee === 0 : group.lines.every((line) => line.isShippingIncluded);
  const fee = <Money usd={own?.freightFee ?? 0} />;
  return (
    <Fee $isFree={isFree} aria-busy={estimate.isUpdating}>
      <Truck aria-hidden="true" />
      {isFree ? (
        <FormattedMessage id="cartLines.freeShipping" />
      ) : (
        <FormattedMessage id={own ? 'cartLines.shippingEstimate' : 'cartLines.shippingLater'} values={{ fee }} />
      )}
    </Fee>
  );
}

/** How far it is to the amount from which the merchant sends free; keeps its place when it is reached. */
export function FreeShippingGap({ group, estimate }: Props) {
  const own = estimateOf(estimate, group.merId);
  if (estimate.isPending) return <SkeletonBlock $height="34px" aria-hidden="true" />;
  if (own?.freeFrom == null) return null;
  return <Gap {...own} freeFrom={own.freeFrom} isUpdating={estimate.isUpdating} />;
}

function Gap({ proTotalFee, freeFrom, isUpdating }: MerchantEstimate & { freeFrom: number; isUpdating: boolean }) {
  const gap = freeShippingGapUsd(proTotalFee, freeFrom);
  const values = { gap: <Money usd={gap} />, from: <Money usd={freeFrom} /> };
  return (
    <Way aria-busy={isUpdating}>
      <p>
        <FormattedMessage
          id={gap > 0 ? 'cartLines.freeShippingGap' : 'cartLines.freeShippingReached'}
          values={values}
        />
      </p>
      <Bar aria-hidden="true" $isFull={gap === 0}>
        <i style={{ inlineSize: `${Math.min(100, (proTotalFee / freeFrom) * 100)}%` }} />
      </Bar>
    </Way>
  );
}

const Fee = styled.p<{ $isFree: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(${({ $isFree }) => ($isFree ? '--color-ok' : '--color-ink-soft')});
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    stroke-width: 1.5;
  }
`;
const Way = styled.div`
  display: grid;
  gap: 6px;
  margin-block: 4px 2px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] > p {
    opacity: 0.6;
  }
`;
const Bar = styled.div<{ $isFull: boolean }>`
  height: 4px;
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(${({ $isFull }) => ($isFull ? '--color-ok' : '--color-accent')});
    transition: inline-size var(--slow) var(--ease);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & > i {
      background: Highlight;
    }
  }
`;
