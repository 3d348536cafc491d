import { type DeskReview, deskReviewTabs } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Badge, SelectField, type Tone } from '@souk/ui';
import styled from 'styled-components';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { useChosenRows } from '../table/use-chosen-rows';
import { ChosenReviews } from './chosen-reviews';
import { reviewListInput, starsIn, useReviewListUrl } from './review-list.url';
import { StoreTime } from '../parts/store-time';
import { useNarrow } from '../parts/use-narrow';

const tones: Readonly<Record<DeskReview['state'], Tone>> = { PENDING: 'sale', PUBLISHED: 'ok', REJECTED: 'neutral' };
const beginning = 80;

/** Reviews: those that wait for a look first, the oldest at the top. */
export function ReviewList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useReviewListUrl();
  const query = useDeskQuery('reviews', reviewListInput(url));
  const stars = starsIn(url.filters);
  const list = query.data?.list ?? [];
  const rows = useChosenRows({ shown: list, keyOf: ({ id }: DeskReview) => String(id), url });
  return (
    <ListPage<(typeof deskReviewTabs)[number], DeskReview, NonNullable<typeof query.data>>
      words="desk.reviews"
      url={url}
      tabs={deskReviewTabs}
      query={query}
      filter={{
        choice: <StarsFilter stars={stars} hrefOf={(next) => url.href({ filters: next ? { stars: next } : {} })} />,
        name: stars ? t('desk.reviews.withStars', { stars }) : '',
      }}
      nameOf={({ productName, nickname }) => `${productName}, ${nickname}`}
      {...(may('reviews.moderate') ? { selection: rows.selection } : {})}
      bulk={may('reviews.moderate') && <ChosenReviews rows={rows} onDone={(done) => rows.drop(done.map(String))} />}
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
        ...(merchantId === null
          ? [
              {
                id: 'merchant',
                header: t('desk.orders.merchant'),
                isWide: true,
                cell: ({ merchantName }: DeskReview) => merchantName,
              },
            ]
          : []),
        { id: 'stars', header: t('desk.reviews.stars'), isNumber: true, cell: ({ stars }) => stars },
        {
          id: 'pictures',
          header: t('desk.reviews.pictures'),
          isNumber: true,
          isWide: true,
          cell: ({ pictures }) => pictures.length || '—',
        },
        {
          id: 'language',
          header: t('desk.reviews.language'),
          isWide: true,
          cell: ({ language }) => t(`desk.reviews.language.${language}`),
        },
        ...(url.input.tab === 'waiting'
          ? [
              {
                id: 'heldFor',
                header: t('desk.reviews.heldFor'),
                isWide: true,
                cell: ({ heldFor }: DeskReview) => <HeldFor what={heldFor} />,
              },
            ]
          : []),
        { id: 'at', header: t('desk.reviews.at'), isWide: true, cell: ({ at }) => <StoreTime iso={at} look="short" /> },
        { id: 'state', header: t('desk.orders.status'), cell: ({ state }) => <ReviewBadge state={state} /> },
      ]}
    />
  );
}

function StarsFilter({ stars, hrefOf }: { stars: number | undefined; hrefOf: (stars: string) => string }) {
  const t = useT();
  const narrow = useNarrow();
  return (
    <Place>
      <SelectField
        label={t('desk.reviews.stars')}
        value={stars ?? ''}
        onChange={(event) => narrow(hrefOf(event.target.value))}
      >
        <option value="">{t('desk.reviews.anyStars')}</option>
        {[5, 4, 3, 2, 1].map((one) => (
          <option key={one} value={one}>
            {t('desk.reviews.withStars', { stars: one })}
          </option>
        ))}
      </SelectField>
    </Place>
  );
}

const Place = styled.div`
  max-width: 280px;
`;

/** Why a review waits for a look, in words. */
export function HeldFor({ what }: { what: DeskReview['heldFor'] }) {
  const t = useT();
  return what.map((one) => t(`desk.reviews.held.${one}`)).join(', ') || '—';
}

/** Where a review stands, in words. */
export function ReviewBadge({ state }: Pick<DeskReview, 'state'>) {
  return (
    <Badge $tone={tones[state]}>
      <FormattedMessage id={`desk.review.${state}`} />
    </Badge>
  );
}
