import type { ReplySummary } from '@souk/contract';
import { FormattedMessage, FormattedNumber, useT } from '@souk/i18n';
import { Button, Histogram } from '@souk/ui';
import styled from 'styled-components';
import { Rating } from '../../parts/rating/rating';
import type { ReviewWish } from '../../parts/product-queries/product.queries';
import { ReviewSort } from './review-sort';

type Props = { config: ReplySummary; wish: ReviewWish; onWish: (wish: ReviewWish) => void };

const stars = [5, 4, 3, 2, 1] as const;

/** The average, how the stars fall, and which reviews to read in which order. */
export function ReviewSummary({ config, wish, onWish }: Props) {
  const t = useT();
  const { type, star: onlyStar, photos, sort } = wish;
  const kept = sort ? { sort } : {};
  const kinds = [
    [0, 'all', config.sumCount],
    [1, 'good', config.goodCount],
    [2, 'medium', config.inCount],
    [3, 'poor', config.poorCount],
  ] as const;
  return (
    <Box>
      <Average>
        <strong>
          <FormattedNumber value={config.replyStar} minimumFractionDigits={1} maximumFractionDigits={1} />
        </strong>
        <Rating value={config.replyStar} count={config.sumCount} />
      </Average>
      <Histogram
        label={t('reviews.histogram')}
        rows={stars.map((star) => ({
          id: String(star),
          label: t('reviews.star', { star }),
          count: config.stars[star],
          share: config.stars[star] / config.sumCount,
          name: t('reviews.row', { star, count: config.stars[star] }),
        }))}
        selected={onlyStar ? String(onlyStar) : null}
        onSelect={(id) => {
          const star = stars.find((one) => String(one) === id);
          onWish({ ...kept, type: 0, ...(star ? { star } : {}) });
        }}
      />
      <Kinds role="group" aria-label={t('reviews.filter')}>
        {kinds.map(([value, name, count]) => (
          <Button
            key={name}
            size="sm"
            aria-pressed={type === value && !onlyStar && !photos}
            disabled={count === 0}
            onClick={() => onWish({ ...kept, type: value })}
          >
            <FormattedMessage id={`reviews.${name}`} values={{ count }} />
          </Button>
        ))}
        {config.photoCount > 0 && (
          <Button
            size="sm"
            aria-pressed={photos === true}
            onClick={() => onWish({ ...kept, type: 0, ...(photos ? {} : { photos: true }) })}
          >
            <FormattedMessage id="reviews.photos" values={{ count: config.photoCount }} />
          </Button>
        )}
      </Kinds>
      <ReviewSort wish={wish} onWish={onWish} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
`;
const Average = styled.p`
  display: flex;
  align-items: baseline;
  gap: 12px;
  & > strong {
    font-family: var(--font-heading);
    font-size: var(--text-4xl);
    font-weight: 500;
    line-height: 1;
  }
`;
const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > button {
    border-radius: var(--radius-round);
  }
  & > [aria-pressed='true'] {
    border-color: var(--color-ink);
    background: var(--color-ink);
    color: var(--color-paper);
  }
  /* What nobody gave is no choice, and must not look like the chosen one. */
  & > :disabled {
    background: transparent;
  }
`;
