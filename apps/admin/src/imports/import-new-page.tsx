import { DeskFrame, ImportNew } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';

/** Brings a file of products in. */
export function ImportNewPage() {
  return (
    <DeskFrame screen="products" merchantId={null} title={<FormattedMessage id="desk.import.title" />}>
      <ImportNew />
    </DeskFrame>
  );
}
