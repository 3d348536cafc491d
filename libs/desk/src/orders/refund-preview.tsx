import type { DeskInput, OrderRefundPreview } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { keepPreviousData, useQuery, useQueryClient } from '@souk/query';
import { Notice } from '@souk/ui';
import { Cents } from '../parts/cents';
import { deskQuery } from '../parts/desk-queries';
import { Facts } from '../parts/layout';
import { useDesk, useDeskApi } from '../parts/use-desk';

/** Asks what a refund would give back. `preview` undefined: no pieces are chosen, or nothing came yet. `isAsking`: it is of earlier pieces. */
export const useRefundPreview = (input: DeskInput<'orderRefundPreview'>) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const { data: preview, isFetching: isAsking } = useQuery({
    ...deskQuery(api, useQueryClient(), 'orderRefundPreview', input),
    placeholderData: keepPreviousData,
    enabled: input.items.length > 0,
  });
  return { preview, isAsking };
};

/** What goes back: for the pieces, and as postage; and whether the role may give so much. */
export function RefundSums({
  preview: { goodsCents, freightCents, cents, mostCents },
}: {
  preview: OrderRefundPreview;
}) {
  return (
    <div role="status">
      <Facts>
        <dt>
          <FormattedMessage id="desk.order.sum.goods" />
        </dt>
        <dd>
          <Cents cents={goodsCents} />
        </dd>
        <dt>
          <FormattedMessage id="desk.order.sum.freight" />
        </dt>
        <dd>
          <Cents cents={freightCents} />
        </dd>
      </Facts>
      {mostCents !== null && cents > mostCents && (
        <Notice $tone="sale">
          <FormattedMessage id="desk.give.tooMuch" values={{ left: <Cents cents={mostCents} /> }} />
        </Notice>
      )}
    </div>
  );
}
