import { DeskFrame, ProductDetail, ProductTitle } from '@souk/desk';
import { useParams } from '@souk/router';

/** One product of the merchant. */
export function ProductDetailPage() {
  const { mer, id = '' } = useParams();
  return (
    <DeskFrame screen="products" merchantId={Number(mer)} title={<ProductTitle id={Number(id)} />}>
      <ProductDetail id={Number(id)} />
    </DeskFrame>
  );
}
