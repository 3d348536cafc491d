import { FormattedMessage, useT } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, Stack, TabLink } from '@souk/ui';
import { RotateCcw } from 'lucide-react';
import { CardsShape } from '../parts/feedback/shapes';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { PagedList } from '../parts/paged/paged-list';
import { TabRow } from '../parts/tab-row';
import { refundQueries } from './refund.queries';
import { RefundCard } from './refund-card';

const types = ['9', '0'] as const;

/** Own requests for money back. Source: spec 2, Routes; ACCT-05. */
export function RefundListPage() {
  const t = useT();
  const [search] = useSearchParams();
  const current = search.get('type') === '0' ? '0' : '9';
  const query = useInfiniteQuery(refundQueries(useApi()).list(current));
  return (
    <AccountFrame title="account.refunds" area="/users/refund_list">
      <TabRow label={t('refunds.types')}>
        {types.map((type) => (
          <TabLink
            key={type}
            as={Link}
            to={type === '9' ? '/users/refund_list' : `/users/refund_list?type=${type}`}
            aria-current={type === current ? 'page' : undefined}
          >
            <FormattedMessage id={`refunds.type.${type}`} />
          </TabLink>
        ))}
      </TabRow>
      <PagedList
        query={query}
        keyOf={({ refundOrderNo }) => refundOrderNo}
        skeleton={<CardsShape picturePx={88} />}
        empty={<NoRefunds />}
      >
        {(refunds) => (
          <Stack $gap={5}>
            {refunds.map((refund) => (
              <RefundCard key={refund.refundOrderNo} refund={refund} />
            ))}
          </Stack>
        )}
      </PagedList>
    </AccountFrame>
  );
}

function NoRefunds() {
  return (
    <EmptyState
      picture={<RotateCcw size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="refunds.none" />}
      action={
        <ButtonLink as={Link} to="/users/order_list">
          <FormattedMessage id="refunds.toOrders" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="refunds.noneText" />
    </EmptyState>
  );
}
