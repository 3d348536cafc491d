import { DeskFrame, ProductList } from '@souk/desk';
import { useParams } from '@souk/router';

/** The merchant’s own products. */
export function ProductListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="products" merchantId={Number(mer)}>
      <ProductList />
    </DeskFrame>
  );
}
