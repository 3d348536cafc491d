import { DeskFrame, ImportNew } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { useParams } from '@souk/router';

/** Brings a file of products in. */
export function ImportNewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="products" merchantId={Number(mer)} title={<FormattedMessage id="desk.import.title" />}>
      <ImportNew />
    </DeskFrame>
  );
}
