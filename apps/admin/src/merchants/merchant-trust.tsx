import type { DeskMerchant } from '@souk/contract/desk';
import { Panel, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';

/** Whether the platform looks at a merchant's new products before they are sold. Absent once it is closed. */
export function MerchantTrust({ merchant: { id, state, trust: from } }: { merchant: DeskMerchant }) {
  const t = useT();
  const { may } = useDesk();
  const to = from === 'trusted' ? 'reviewed' : 'trusted';
  const change = useDeskChange('merchantTrust', { done: `admin.merchants.trust.done.${to}` });
  if (state === 'closed') return null;
  return (
    <Panel title={t('admin.merchants.trust')}>
      <p>
        <FormattedMessage id={`admin.merchants.trust.${from}`} />
      </p>
      {may('merchants.decide') && (
        <Cluster>
          <Button isBusy={change.isPending} onClick={() => change.mutate({ id, from, to })}>
            <FormattedMessage id={`admin.merchants.trust.to.${to}`} />
          </Button>
        </Cluster>
      )}
    </Panel>
  );
}
