import type { ReplySummary } from '@souk/contract';
import { replyKind } from '@souk/domain';
import { FormattedMessage, FormattedNumber, useT } from '@souk/i18n';
import { Button, Histogram } from '@souk/ui';
import styled from 'styled-components';
import { Rating } from '../../parts/rating/rating';
import type { ReviewKind } from './reviews';

type Props = { config: ReplySummary; kind: ReviewKind; onKind: (kind: ReviewKind) => void };

const stars = [5, 4, 3, 2, 1] as const;

/** The average, how the stars fall, and a choice of good, medium and poor ones. */
export function ReviewSummary({ config, kind, onKind }: Props) {
  const t = useT();
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
        onSelect={(star) => onKind(star === null ? 0 : replyKind(Number(star)))}
      />
      <Kinds role="group" aria-label={t('reviews.filter')}>
        {kinds.map(([value, name, count]) => (
          <Button
            key={name}
            size="sm"
            aria-pressed={kind === value}
            disabled={count === 0}
            onClick={() => onKind(value)}
          >
            <FormattedMessage id={`reviews.${name}`} values={{ count }} />
          </Button>
        ))}
      </Kinds>
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
  & > [aria-pressed='true'] {
    border-color: var(--color-ink);
    background: var(--color-sunken);
  }
`;
