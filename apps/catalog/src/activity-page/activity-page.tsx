import { FormattedMessage, useT } from '@souk/i18n';
import { PageHead } from '../parts/page-head/page-head';
import { ListScreen } from '../parts/product-list/list-screen';
import { useListCanonical } from '../parts/product-list/use-list-canonical';

/** What is cheaper for a while. */
export function ActivityPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('activity.title')} description={t('activity.description')} canonical={useListCanonical()} />
      <ListScreen source="activity" type={2} title={<FormattedMessage id="activity.heading" />} />
    </>
  );
}
