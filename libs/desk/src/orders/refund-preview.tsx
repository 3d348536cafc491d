import type { DeskInput, OrderRefundPreview } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { keepPreviousData, useQuery, useQueryClient } from '@souk/query';
import { ErrorNotice, Notice } from '@souk/ui';
import { useRefusalText } from '../parts/ask-for-role';
import { Cents } from '../parts/cents';
import { deskQuery } from '../parts/desk-queries';
import { Facts } from '../parts/layout';
import { useDesk, useDeskApi } from '../parts/use-desk';

/** Asks what a refund would give back. `preview` undefined: no pieces are chosen, or nothing came yet. `isAsking`: it is of earlier pieces. `error`: why it did not come. */
export const useRefundPreview = (input: DeskInput<'orderRefundPreview'>) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const {
    data: preview,
    isFetching: isAsking,
    error,
    refetch,
  } = useQuery({
    ...deskQuery(api, useQueryClient(), 'orderRefundPreview', input),
    placeholderData: keepPreviousData,
    enabled: input.items.length > 0,
  });
  return { preview, isAsking, error, askAgain: () => void refetch() };
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

/** Says why nobody knows what would go back, with the way to ask again. */
export function NoRefundSums({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { refusalText } = useRefusalText(useDesk().merchantId);
  return <ErrorNotice title={refusalText(error)} retryLabel={<FormattedMessage id="word.retry" />} onRetry={onRetry} />;
}
