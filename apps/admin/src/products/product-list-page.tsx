import { DeskFrame, ProductList } from '@souk/desk';

/** Products of every merchant. */
export function ProductListPage() {
  return (
    <DeskFrame screen="products" merchantId={null}>
      <ProductList />
    </DeskFrame>
  );
}
