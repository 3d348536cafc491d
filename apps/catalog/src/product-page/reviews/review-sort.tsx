import type { ReplySort } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { InlineSelect } from '@souk/ui';
import type { ReviewWish } from '../../parts/product-queries/product.queries';

const sorts: readonly ReplySort[] = ['own', 'newest', 'best', 'worst'];

/** In which order reviews are read. Source: docs/expectations PP7. */
export function ReviewSort({ wish, onWish }: { wish: ReviewWish; onWish: (wish: ReviewWish) => void }) {
  const t = useT();
  return (
    <InlineSelect
      label={<FormattedMessage id="reviews.sort" />}
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
    </InlineSelect>
  );
}
