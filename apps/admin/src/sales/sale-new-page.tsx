import { DeskFrame, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { SaleForm, type SaleValues } from './sale-form';

/** A new flash sale, which begins at once or is planned. */
export function SaleNewPage() {
  return (
    <DeskFrame screen="sales" merchantId={null} title={<FormattedMessage id="admin.sales.new" />}>
      <SaleNew />
    </DeskFrame>
  );
}

const noSale: SaleValues = { nameEn: '', nameFr: '', percent: '', starts: '', ends: '', products: [] };

function SaleNew() {
  const t = useT();
  const navigate = useNavigate();
  const create = useDeskChange('saleCreate', {
    done: 'admin.sales.began',
    thenIfMounted: ({ id }) => navigate(`/admin/sales/${id}`, { replace: true }),
  });
  return (
    <SaleForm
      isNew
      begin={noSale}
      saveLabel={t('admin.sales.begin')}
      isBusy={create.isPending}
      onSave={(terms, saved) => create.mutate(terms, { onSuccess: saved })}
    />
  );
}
