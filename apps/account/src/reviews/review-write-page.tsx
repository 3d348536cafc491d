import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, ErrorNotice, Stack } from '@souk/ui';
import { CircleCheck } from 'lucide-react';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { reviewQueries } from './review.queries';
import { readReviewAddress } from './review.url';
import { ReviewForm } from './review-form';

/** Writes reviews for what an order brought, one line after the other. Source: spec 2, Routes; ACCT-06. */
export function ReviewWritePage() {
  const [search] = useSearchParams();
  const { orderNo, lineId } = readReviewAddress(search);
  return (
    <AccountFrame title="reviews.writeTitle" area="/users/review_list">
      {orderNo ? (
        <Lines orderNo={orderNo} lineId={lineId} />
      ) : (
        <ErrorNotice title={<FormattedMessage id="error.orderNumberMissing" />} />
      )}
    </AccountFrame>
  );
}

function Lines({ orderNo, lineId }: { orderNo: string; lineId: number | null }) {
  const query = useQuery(reviewQueries(useApi()).ofOrder(orderNo));
  return (
    <Loaded query={query} skeleton={<FormShape fields={3} picturePx={72} />}>
      {(lines) => {
        const chosen = lines.filter(({ id }) => id === lineId);
        const shown = chosen.length > 0 ? chosen : lines;
        if (shown.length === 0) return <AllReviewed />;
        return (
          <Stack $gap={6}>
            {shown.map((line) => (
              <ReviewForm key={line.id} line={line} />
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function AllReviewed() {
  return (
    <EmptyState
      picture={<CircleCheck size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="reviews.allDone" />}
      action={
        <ButtonLink as={Link} to="/users/review_list?part=mine" $variant="primary">
          <FormattedMessage id="reviews.toMine" />
        </ButtonLink>
      }
    />
  );
}
