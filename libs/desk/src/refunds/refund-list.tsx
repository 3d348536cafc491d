import { deskRefundTabs, type DeskRefundRow, refundsApproveMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState } from 'react';
import { Age } from '../parts/age';
import { Cents } from '../parts/cents';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { useMoneyNames } from '../parts/use-money-names';
import { ListPage } from '../table/list-page';
import { ChosenBar } from '../table/chosen-bar';
import { useChosenRows } from '../table/use-chosen-rows';
import { RefundFilters } from './refund-filters';
import { narrowedIn, refundListInput, useRefundListUrl } from './refund-list.url';
import { RefundBadge } from './refund-look';

/** Loaded when it is first opened. */
const ApproveMany = lazyPart(async () => ({ default: (await import('./approve-many')).ApproveMany }));

/** Requests for money back: those that wait for a decision first, the oldest at the top. */
export function RefundList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useRefundListUrl();
  const query = useDeskQuery('refunds', refundListInput(url));
  const narrowed = useMoneyNames(narrowedIn(url.filters));
  const list = query.data?.list ?? [];
  const rows = useChosenRows({ shown: list, keyOf: ({ no }: DeskRefundRow) => no, url });
  const mayDecide = may('refunds.decide') && url.tab === 'waiting';
  const [isApproving, setApproving] = useState(false);
  return (
    <>
      <ListPage<(typeof deskRefundTabs)[number], DeskRefundRow, NonNullable<typeof query.data>>
        words="desk.refunds"
        url={url}
        tabs={deskRefundTabs}
        query={query}
        filter={{
          choice: <RefundFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />,
          name: narrowed.join(' · '),
        }}
        keyOf={({ no }) => no}
        hrefOf={({ no }) => `${base}/refunds/${no}`}
        {...(mayDecide ? { selection: rows.selection } : {})}
        bulk={
          mayDecide && (
            <ChosenBar rows={rows} most={refundsApproveMost}>
              <Button size="sm" variant="primary" onClick={() => setApproving(true)}>
                <FormattedMessage id="desk.refunds.approve" />
              </Button>
            </ChosenBar>
          )
        }
        columns={[
          { id: 'no', header: t('desk.refunds.no'), isWhole: true, cell: ({ no }) => no },
          {
            id: 'at',
            header: t('desk.refunds.at'),
            isWide: true,
            cell: ({ at }) => <Age iso={at} />,
          },
          {
            id: 'order',
            header: t('desk.refunds.order'),
            isWide: 'desktop',
            isWhole: true,
            cell: ({ orderNo, customer }) => (
              <>
                {orderNo}
                <small>{customer || '—'}</small>
              </>
            ),
          },
          ...(merchantId === null
            ? [
                {
                  id: 'merchant',
                  header: t('desk.orders.merchant'),
                  isWide: 'desktop' as const,
                  cell: ({ merchantName }: DeskRefundRow) => merchantName,
                },
              ]
            : []),
          {
            id: 'reason',
            header: t('desk.refunds.reason'),
            isWide: true,
            cell: ({ reason, withReturn }) => (
              <>
                {reason}
                <small>
                  <FormattedMessage id={withReturn ? 'desk.refunds.withReturn' : 'desk.refunds.moneyOnly'} />
                </small>
              </>
            ),
          },
          {
            id: 'amount',
            header: t('desk.refunds.amount'),
            isNumber: true,
            cell: ({ cents }) => <Cents cents={cents} />,
          },
          {
            id: 'state',
            header: t('desk.orders.status'),
            // Those that wait have all the same: a phone needs the room for the amount.
            isWide: url.tab === 'waiting',
            cell: (refund) => (
              <>
                <RefundBadge {...refund} />
                {refund.timesRefused > 0 && (
                  <small>
                    <FormattedMessage id="desk.refunds.timesRefused" values={{ count: refund.timesRefused }} />
                  </small>
                )}
              </>
            ),
          },
        ]}
      />
      <Suspense>
        {isApproving && <ApproveMany refunds={rows.chosen} onDone={rows.drop} onClose={() => setApproving(false)} />}
      </Suspense>
    </>
  );
}
