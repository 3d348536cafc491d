import { FormattedMessage, useT } from '@souk/i18n';
import { PageHead } from '../parts/page-head/page-head';
import { useListCanonical } from '../parts/product-list/use-list-canonical';
import { ListScreen } from '../parts/product-list/list-screen';

/** Everything that the store sells. */
export function ShopNowPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('shopNow.title')} description={t('shopNow.description')} canonical={useListCanonical()} />
      <ListScreen source="all" title={<FormattedMessage id="shopNow.heading" />} />
    </>
  );
}
