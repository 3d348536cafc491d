import type { MerchantType } from '@souk/contract';
import { displayPrice, merchantPath, productPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi, useStoreNow } from '@souk/state';
import { Picture, Section, VisuallyHidden } from '@souk/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';

/** One category of a merchant with the first of what lies in it, and the way to the rest. */
export function CategoryRow({ merchantId, category }: { merchantId: number; category: MerchantType }) {
  const { data, error, refetch } = useQuery(merchantQueries(useApi()).sample(merchantId, category.id));
  const { list = [], total = 0 } = data ?? {};
  const now = useStoreNow(...list.map(({ discountExpiry }) => discountExpiry));
  return (
    <Row
      title={category.name}
      style={{ '--pieces': Math.max(1, list.length) } as CSSProperties}
      action={
        total > list.length && (
          <Link to={`${merchantPath(merchantId)}&cid=${category.id}`}>
            <FormattedMessage
              id="merchantCategory.all"
              values={{
                total,
                name: category.name,
                hidden: (words) => <VisuallyHidden key="in">{words}</VisuallyHidden>,
              }}
            />
          </Link>
        )
      }
    >
      {error && !data && <PartNotice error={error} onRetry={() => void refetch()} />}
      <Goods>
        {list.map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)}>
              <Picture src={product.image} alt="" sizes="(min-width: 1024px) 224px, 46vw" />
              <span>{product.storeName}</span>
              <Money usd={displayPrice(product, now).shown} />
            </Link>
          </li>
        ))}
      </Goods>
    </Row>
  );
}

const Row = styled(Section)`
  --shown: min(var(--pieces), var(--columns));
  flex: none;
  width: calc((100% + var(--gap-grid)) / var(--columns) * var(--shown) - var(--gap-grid));
  margin-block: 0;
  & h2 {
    font-size: var(--text-lg);
  }
`;
const Goods = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% + var(--gap-grid)) / var(--shown) - var(--gap-grid));
  gap: var(--gap-grid);
  overflow-x: auto;
  scrollbar-width: none;
  & a {
    display: grid;
    gap: 4px;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & a > span {
    margin-top: 6px;
    font-weight: 500;
  }
`;
