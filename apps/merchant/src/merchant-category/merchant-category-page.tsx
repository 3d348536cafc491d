import { FormattedMessage, useT } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { from } from '@souk/ui';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { MerchantFrame } from '../parts/merchant-frame/merchant-frame';
import { CategoryRow } from './category-row';

/** A merchant's categories with their products, one after the other. */
export function MerchantCategoryPage() {
  const t = useT();
  return (
    <MerchantFrame>
      {(merchant) => (
        <>
          <title>{t('merchantCategory.title', { name: merchant.name })}</title>
          <Categories id={merchant.id} />
        </>
      )}
    </MerchantFrame>
  );
}

function Categories({ id }: { id: number }) {
  const { data: categories } = useSuspenseQuery(merchantQueries(useApi()).productCategories(id));
  if (categories.length === 0) {
    return (
      <None>
        <FormattedMessage id="merchantHome.count" values={{ total: 0 }} />
      </None>
    );
  }
  return (
    <Rows>
      {categories.map((category) => (
        <CategoryRow key={category.id} merchantId={id} category={category} />
      ))}
    </Rows>
  );
}

const None = styled.p`
  margin-top: 28px;
  color: var(--color-ink-soft);
`;
/** A category takes as many columns as it has pieces to show, so small ones stand side by side. */
const Rows = styled.div`
  --columns: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 40px var(--gap-grid);
  margin-top: 28px;
  ${from.sm} {
    --columns: 3;
  }
  ${from.lg} {
    --columns: 5;
  }
`;
