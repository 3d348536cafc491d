import type { ProductDetail } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { PartNotice, RemoteBoundary } from '@souk/mfe';
import { useQueryClient } from '@souk/query';
import { Section, SkeletonText } from '@souk/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { ReviewWish } from '../../parts/product-queries/product.queries';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';

/** What others say: how the stars fall, a filter, the reviews. Its failure is its own. Source: docs/expectations PP7. */
export function Reviews({ product: { productInfo, merchant, replyConfig } }: { product: ProductDetail }) {
  const [wish, setWish] = useState<ReviewWish>({ type: 0 });
  const queryClient = useQueryClient();
  const forget = () => queryClient.removeQueries({ queryKey: ['reviews', productInfo.id] });
  return (
    <Section
      id="reviews"
      aria-labelledby="reviews-title"
      title={
        <span id="reviews-title">
          <FormattedMessage id="reviews.title" />
        </span>
      }
    >
      {replyConfig.sumCount === 0 ? (
        <p>
          <FormattedMessage id="reviews.none" />
        </p>
      ) : (
        <Columns>
          <ReviewSummary config={replyConfig} wish={wish} onWish={setWish} />
          <RemoteBoundary
            fallback={(error, retry) => <PartNotice error={error} onRetry={retry} />}
            onRetry={forget}
            onError={(error) => console.error('reviews', error)}
          >
            <Suspense fallback={<SkeletonText lines={8} />}>
              <ReviewList productId={productInfo.id} merchantName={merchant.name} wish={wish} />
            </Suspense>
          </RemoteBoundary>
        </Columns>
      )}
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  @media (min-width: 1024px) {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 64px;
    align-items: start;
  }
`;
