import type { DeskCustomer } from '@souk/contract/desk';
import { Panel, useDesk } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useState } from 'react';
import { PointsDialog } from './points-dialog';

/** How many points an account has, and a way to change that for whoever may. A guest has none. */
export function CustomerPoints({ customer: { key, points } }: { customer: DeskCustomer }) {
  const t = useT();
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (points === null) return null;
  return (
    <Panel title={t('admin.customers.points')}>
      <p>{t('admin.customers.pointsNow', { points })}</p>
      {may('points.adjust') && (
        <Button onClick={() => setOpen(true)}>
          <FormattedMessage id="admin.customers.pointsChange" />
        </Button>
      )}
      {isOpen && <PointsDialog customerKey={key} points={points} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
