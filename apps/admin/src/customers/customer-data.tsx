import type { DeskCustomer } from '@souk/contract/desk';
import { Panel, ReasonDialog, useDesk, useDeskChange } from '@souk/desk';
import { saveText } from '@souk/state/save-file';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog';

/** What a customer may ask for: all that is held of them as a file, and its deletion. Absent for a role that may do neither. */
export function CustomerData({ customer }: { customer: DeskCustomer }) {
  const t = useT();
  const { may } = useDesk();
  const [asking, setAsking] = useState<'export' | 'delete' | null>(null);
  const { key, openOrders } = customer;
  const close = () => setAsking(null);
  const take = useDeskChange('customerExport', {
    done: 'admin.customers.exported',
    then: ({ data }) => {
      saveText({ name: 'customer-data.json', text: JSON.stringify(data, null, 2), type: 'application/json' });
      close();
    },
  });
  if (!may('customers.export') && !may('customers.delete')) return null;
  return (
    <Panel title={t('admin.customers.data')}>
      <p>{t('admin.customers.dataText')}</p>
      <Cluster>
        {may('customers.export') && (
          <Button onClick={() => setAsking('export')}>
            <FormattedMessage id="admin.customers.export" />
          </Button>
        )}
        {may('customers.delete') && (
          <Button
            variant="danger"
            disabled={openOrders.length > 0}
            aria-describedby={openOrders.length > 0 ? 'why-not-deleted' : undefined}
            onClick={() => setAsking('delete')}
          >
            <FormattedMessage id="admin.customers.delete" />
          </Button>
        )}
      </Cluster>
      {openOrders.length > 0 && may('customers.delete') && <OpenOrders numbers={openOrders} />}
      {asking === 'export' && (
        <ReasonDialog
          title={t('admin.customers.exportTitle')}
          text={t('admin.customers.exportText')}
          label={t('admin.customers.reason')}
          hint={t('admin.customers.reasonHint')}
          confirm={t('admin.customers.export')}
          maxLength={300}
          isBusy={take.isPending}
          onConfirm={(reason) => take.mutate({ key, reason })}
          onClose={close}
        />
      )}
      {asking === 'delete' && <DeletionDialog customer={customer} onClose={close} />}
    </Panel>
  );
}

const shown = 5;

function OpenOrders({ numbers }: { numbers: string[] }) {
  return (
    <p id="why-not-deleted">
      <FormattedMessage
        id="admin.customers.notDeleted"
        values={{ numbers: numbers.slice(0, shown).join(', '), more: Math.max(0, numbers.length - shown) }}
      />
    </p>
  );
}
