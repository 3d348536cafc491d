import { DeskFrame, DetailTitle, ProductDetail, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One product. */
export function ProductDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="products"
      merchantId={null}
      title={<DetailTitle call="product" input={{ id: Number(id) }} name={({ name }) => name} screen="products" />}
    >
      <ProductDetail id={Number(id)} />
      <ThingLog subject="product" id={id} />
    </DeskFrame>
  );
}
