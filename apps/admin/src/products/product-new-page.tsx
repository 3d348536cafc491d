import { DeskFrame, ProductNew } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';

/** A new product. */
export function ProductNewPage() {
  return (
    <DeskFrame screen="products" merchantId={null} title={<FormattedMessage id="desk.new.title" />}>
      <ProductNew />
    </DeskFrame>
  );
}
