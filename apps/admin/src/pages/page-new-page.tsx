import { DeskFrame } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { pageEditPath } from './page-edit-path';
import { PageForm } from './page-form';
import { noPage } from './page-values';

/** A new page, which is there for shoppers once it is saved. */
export function PageNewPage() {
  const navigate = useNavigate();
  return (
    <DeskFrame screen="pages" merchantId={null} title={<FormattedMessage id="admin.pages.new" />}>
      <PageForm
        stored={noPage}
        version={null}
        problems={[]}
        onSaved={(path) => void navigate(pageEditPath(path), { replace: true })}
      />
    </DeskFrame>
  );
}
