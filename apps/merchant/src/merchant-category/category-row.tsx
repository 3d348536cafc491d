import type { MerchantType } from '@souk/contract';
import { displayPrice, merchantPath, productPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Picture, Section, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';

/** One category of a merchant with the first of what lies in it, and the way to the rest. */
export function CategoryRow({ merchantId, category }: { merchantId: number; category: MerchantType }) {
  const { data } = useQuery(merchantQueries(useApi()).sample(merchantId, category.id));
  return (
    <Shelf
      title={category.name}
      action={
        <Link to={`${merchantPath(merchantId)}&cid=${category.id}`}>
          <FormattedMessage
            id="merchantCategory.all"
            values={{
              total: data?.total ?? 0,
              name: category.name,
              hidden: (words) => <VisuallyHidden key="in">{words}</VisuallyHidden>,
            }}
          />
        </Link>
      }
    >
      <Goods>
        {(data?.list ?? []).map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)}>
              <Picture src={product.image} alt="" sizes="(min-width: 1024px) 224px, 40vw" />
              <span>{product.storeName}</span>
              <Money usd={displayPrice(product, new Date()).shown} />
            </Link>
          </li>
        ))}
      </Goods>
    </Shelf>
  );
}

const Shelf = styled(Section)`
  margin-block: 0;
`;
const Goods = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 1fr);
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
