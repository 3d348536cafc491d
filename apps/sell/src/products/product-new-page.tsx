import { DeskFrame, ProductNew } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { useParams } from '@souk/router';

/** A new product of the merchant. */
export function ProductNewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="products" merchantId={Number(mer)} title={<FormattedMessage id="desk.new.title" />}>
      <ProductNew />
    </DeskFrame>
  );
}
