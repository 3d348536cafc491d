import { FormattedMessage, FormattedNumber, useT } from '@souk/i18n';
import { StarRating } from '@souk/ui';
import styled from 'styled-components';

/** A merchant's level and whether the store itself runs it, in one quiet line. */
export function MerchantFacts({ level, isSelf }: { level: number; isSelf: boolean }) {
  const t = useT();
  return (
    <Row>
      <StarRating value={level} label={t('merchant.stars', { level: Math.round(level * 2) / 2 })} />
      <span aria-hidden="true">
        <FormattedNumber value={level} minimumFractionDigits={1} maximumFractionDigits={1} />
      </span>
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
  gap: 4px 10px;
  margin: 0;
  color: var(--color-ink-soft);
  font-size: 0.9rem;
  font-variant-numeric: tabular-nums;
`;
const Ours = styled.span`
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--color-sunken);
  color: var(--color-ink);
  font-size: 0.8rem;
`;
