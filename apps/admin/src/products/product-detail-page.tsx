import { DeskFrame, ProductDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** One product. */
export function ProductDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="products" merchantId={null}>
      <ProductDetail id={Number(id)} />
    </DeskFrame>
  );
}
