import { useT } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { MerchantFrame } from '../parts/merchant-frame/merchant-frame';
import { CategoryRow } from './category-row';

/** A merchant's shelves, one after the other. */
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
  return (
    <Rows>
      {categories.map((category) => (
        <CategoryRow key={category.id} merchantId={id} category={category} />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  margin-top: 36px;
`;
