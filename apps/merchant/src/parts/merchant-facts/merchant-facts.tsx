import { FormattedMessage, FormattedNumber, useT } from '@souk/i18n';
import { StarRating } from '@souk/ui';
import styled from 'styled-components';

type Props = { level: number; reviews: number; isSelf: boolean };

/** A merchant's stars with the number of reviews behind them, and whether the store itself runs it. Source: MER-01. */
export function MerchantFacts({ level, reviews, isSelf }: Props) {
  const t = useT();
  return (
    <Row>
      {reviews > 0 ? (
        <>
          <StarRating value={level} label={t('merchant.stars', { level: Math.round(level * 2) / 2 })} />
          <span>
            <FormattedNumber value={level} minimumFractionDigits={1} maximumFractionDigits={1} /> (
            <FormattedMessage id="stars.count" values={{ count: reviews }} />)
          </span>
        </>
      ) : (
        <FormattedMessage id="merchant.noReviews" />
      )}
      {isSelf && (
        <Ours>
          <FormattedMessage id="merchant.ours" />
        </Ours>
      )}
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;
const Ours = styled.span`
  padding: 2px 10px;
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  color: var(--color-ink);
`;
