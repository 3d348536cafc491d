import { DeskFrame, ImportDetail } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { useParams } from '@souk/router';

/** A file of products: what it would change, and what became of it. */
export function ImportDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="products" merchantId={null} title={<FormattedMessage id="desk.import.title" />}>
      <ImportDetail id={Number(id)} />
    </DeskFrame>
  );
}
