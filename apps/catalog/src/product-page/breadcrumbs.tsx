import type { ProductDetail } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Breadcrumb } from '@souk/ui';
import styled from 'styled-components';

/** The way to this product: home, its categories, itself. */
export function Breadcrumbs({ product }: { product: ProductDetail }) {
  const t = useT();
  return (
    <Way>
      <Breadcrumb label={t('product.breadcrumb')}>
        <Link to="/">
          <FormattedMessage id="word.home" />
        </Link>
        {product.categories.map((category) => (
          <Link key={category.id} to={categoryPath(category)}>
            {category.name}
          </Link>
        ))}
        <span aria-current="page">{product.productInfo.storeName}</span>
      </Breadcrumb>
    </Way>
  );
}

/** On a phone the name stands below anyway: a line of its own for it pushes the picture down. */
const Way = styled.div`
  margin-block-end: 8px;
  @media (max-width: 767px) {
    & li:has([aria-current]) {
      display: none;
    }
  }
`;
