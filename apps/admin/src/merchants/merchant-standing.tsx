import type { DeskMerchant } from '@souk/contract/desk';
import { Panel, ReasonDialog, StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { useState } from 'react';
import { MerchantStateBadge } from './merchant-state-badge';

const reasonMost = 500;

/** Whether a merchant sells, since when and why, with the ways to change it. */
export function MerchantStanding({ merchant }: { merchant: DeskMerchant }) {
  const t = useT();
  const { may } = useDesk();
  const { state, stateReason, stateAt } = merchant;
  return (
    <Panel title={t('admin.merchants.standing')}>
      <p>
        <MerchantStateBadge state={state} />
      </p>
      <p>{t(`admin.merchants.is.${state}`)}</p>
      {(state === 'suspended' || state === 'closed') && (
        <Notice $tone="warn">
          <p>
            {stateAt && (
              <FormattedMessage
                id={`admin.merchants.sinceThen.${state}`}
                values={{ date: <StoreTime key="date" iso={stateAt} /> }}
              />
            )}{' '}
            {stateReason}
          </p>
        </Notice>
      )}
      {may('merchants.decide') && state !== 'closed' && <Decision merchant={merchant} />}
    </Panel>
  );
}

function Decision({ merchant }: { merchant: DeskMerchant }) {
  const t = useT();
  const [asking, setAsking] = useState<'suspend' | 'close' | null>(null);
  const then = () => setAsking(null);
  const suspend = useDeskChange('merchantSuspend', { done: 'admin.merchants.suspended', then });
  const lift = useDeskChange('merchantLift', { done: 'admin.merchants.lifted' });
  const close = useDeskChange('merchantClose', { done: 'admin.merchants.closed', then });
  const { id, name, state: from, carts, products } = merchant;
  const change = asking === 'close' ? close : suspend;
  return (
    <>
      <Cluster>
        {from === 'open' && (
          <Button variant="danger" onClick={() => setAsking('suspend')}>
            <FormattedMessage id="admin.merchants.suspend" />
          </Button>
        )}
        {from === 'suspended' && (
          <Button variant="primary" isBusy={lift.isPending} onClick={() => lift.mutate({ id, from })}>
            <FormattedMessage id="admin.merchants.lift" />
          </Button>
        )}
        <Button
          variant="danger"
          disabled={merchant.closeObstacle !== null}
          aria-describedby={merchant.closeObstacle ? 'why-not-closed' : undefined}
          onClick={() => setAsking('close')}
        >
          <FormattedMessage id="admin.merchants.close" />
        </Button>
      </Cluster>
      <WhyNotClosed merchant={merchant} />
      {asking && (
        <ReasonDialog
          title={t(`admin.merchants.${asking}Title`, { name })}
          text={t(`admin.merchants.${asking}Text`, { carts, products })}
          label={t('admin.merchants.reason')}
          hint={t('admin.merchants.reasonHint')}
          confirm={t(`admin.merchants.${asking}`)}
          maxLength={reasonMost}
          isBusy={change.isPending}
          onConfirm={(reason) => change.mutate({ id, from, reason })}
          onClose={then}
        />
      )}
    </>
  );
}

function WhyNotClosed({ merchant: { closeObstacle, openOrders, balanceCents } }: { merchant: DeskMerchant }) {
  if (!closeObstacle) return null;
  return (
    <p id="why-not-closed">
      <FormattedMessage
        id={`admin.merchants.notClosed.${closeObstacle}`}
        values={{ openOrders, amount: <Money key="amount" usd={Math.abs(balanceCents ?? 0) / 100} /> }}
      />
    </p>
  );
}
