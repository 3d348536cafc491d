import type { PreOrder } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Accordion, Card, from } from '@souk/ui';
import styled from 'styled-components';
import { CouponPart } from './coupon-part';
import { MerchantBlock } from './merchant-block';
import { Totals } from './totals';
import type { Prices } from './use-prices';

type Props = { preOrder: PreOrder; prices: Prices; /** The order stands: coupons are settled. */ isPlaced: boolean };
type Group = PreOrder['orderList'][number];

/** Lines that stand open; the rest of a large order folds, so that the sums stay in view. */
const linesInView = 4;

/** What is bought from whom, coupons, and what it comes to. */
export function OrderSummary({ preOrder, prices, isPlaced }: Props) {
  const [shown, rest] = splitGroups(preOrder.orderList);
  const block = (group: Group) => (
    <MerchantBlock
      key={group.merId}
      group={group}
      totals={prices.merchants.find(({ merId }) => merId === group.merId) ?? group}
    />
  );
  return (
    <Side as="aside" id="order-summary" aria-labelledby="order-summary-title">
      <Part>
        <h2 id="order-summary-title">
          <FormattedMessage id="orderConfirm.summary" values={{ count: preOrder.orderProNum }} />
        </h2>
        {shown.map(block)}
        {rest.length > 0 && (
          <Accordion title={<FormattedMessage id="orderConfirm.moreLines" values={{ count: linesOf(rest) }} />}>
            <Rest>{rest.map(block)}</Rest>
          </Accordion>
        )}
      </Part>
      {!isPlaced && (
        <Part>
          <CouponPart preOrder={preOrder} prices={prices} />
        </Part>
      )}
      <Part>
        <Totals totals={prices.totals} isUpdating={prices.isUpdating} />
      </Part>
    </Side>
  );
}

const linesOf = (groups: readonly Group[]) => groups.reduce((sum, { orderInfoList }) => sum + orderInfoList.length, 0);

/** The first merchants' parcels, and those that would make the summary longer than a screen. */
export const splitGroups = (groups: readonly Group[]): [Group[], Group[]] => {
  const at = groups.findIndex((_, index) => index > 0 && linesOf(groups.slice(0, index + 1)) > linesInView);
  return at < 0 ? [[...groups], []] : [groups.slice(0, at), groups.slice(at)];
};

const Side = styled(Card)`
  scroll-margin-top: 16px;
  display: grid;
  min-width: 0;
  padding: 0;
  & > * + * {
    border-top: 1px solid var(--color-line);
  }
  ${from.lg} {
    grid-area: summary;
    position: sticky;
    top: 20px;
  }
`;
const Part = styled.div`
  display: grid;
  gap: 20px;
  padding: 18px 20px;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
const Rest = styled.div`
  display: grid;
  gap: 20px;
`;
