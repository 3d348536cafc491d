import { DeskFrame, ProductDetail, ProductTitle } from '@souk/desk';
import { useParams } from '@souk/router';

/** One product. */
export function ProductDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="products" merchantId={null} title={<ProductTitle id={Number(id)} />}>
      <ProductDetail id={Number(id)} />
    </DeskFrame>
  );
}
