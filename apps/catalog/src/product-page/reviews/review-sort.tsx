import type { ReplySort } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Select } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { ReviewWish } from '../../parts/product-queries/product.queries';

const sorts: readonly ReplySort[] = ['own', 'newest', 'best', 'worst'];

/** In which order reviews are read. Source: docs/expectations PP7. */
export function ReviewSort({ wish, onWish }: { wish: ReviewWish; onWish: (wish: ReviewWish) => void }) {
  const t = useT();
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        <FormattedMessage id="reviews.sort" />
      </label>
      <Select
        id={id}
        value={wish.sort ?? 'own'}
        onChange={({ target }) => {
          const sort = sorts.find((one) => one === target.value);
          onWish({ ...wish, ...(sort ? { sort } : {}) });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`reviews.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  font-size: var(--text-sm);
  & > select {
    width: auto;
    max-width: 100%;
  }
`;
