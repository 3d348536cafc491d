import { type DeskReview, deskReviewTabs } from '@souk/contract/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';
import { useListUrl } from '../parts/list-url';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';

const tones: Readonly<Record<DeskReview['state'], Tone>> = { PENDING: 'sale', PUBLISHED: 'ok', REJECTED: 'neutral' };
const beginning = 80;

/** Reviews: those that wait for a look first, the oldest at the top. */
export function ReviewList() {
  const t = useT();
  const { base } = useDesk();
  const url = useListUrl(deskReviewTabs);
  const query = useDeskQuery('reviews', url.input);
  return (
    <ListPage<(typeof deskReviewTabs)[number], DeskReview, NonNullable<typeof query.data>>
      words="desk.reviews"
      url={url}
      tabs={deskReviewTabs}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `${base}/reviews/${id}`}
      columns={[
        { id: 'product', header: t('desk.products.name'), cell: ({ productName }) => productName },
        {
          id: 'comment',
          header: t('desk.reviews.comment'),
          isWide: true,
          cell: ({ comment }) => (comment.length > beginning ? `${comment.slice(0, beginning)}…` : comment),
        },
        { id: 'stars', header: t('desk.reviews.stars'), isNumber: true, cell: ({ stars }) => stars },
        { id: 'at', header: t('desk.reviews.at'), isWide: true, cell: ({ at }) => <DateText iso={at} look="short" /> },
        { id: 'state', header: t('desk.orders.status'), cell: ({ state }) => <ReviewBadge state={state} /> },
      ]}
    />
  );
}

/** Where a review stands, in words. */
export function ReviewBadge({ state }: Pick<DeskReview, 'state'>) {
  return (
    <Badge $tone={tones[state]}>
      <FormattedMessage id={`desk.review.${state}`} />
    </Badge>
  );
}
