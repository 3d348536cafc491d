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
      {may('merchants.decide') && <Decision merchant={merchant} />}
    </Panel>
  );
}

function Decision({ merchant }: { merchant: DeskMerchant }) {
  const t = useT();
  /** What is asked, and the state that was seen then: a colleague may decide while the reason is typed. */
  const [asked, setAsked] = useState<{ what: 'suspend' | 'close'; from: DeskMerchant['state'] } | null>(null);
  const closeOf = (what: 'suspend' | 'close') => () => setAsked((now) => (now?.what === what ? null : now));
  const suspend = useDeskChange('merchantSuspend', { done: 'admin.merchants.suspended', close: closeOf('suspend') });
  const lift = useDeskChange('merchantLift', { done: 'admin.merchants.lifted' });
  const close = useDeskChange('merchantClose', { done: 'admin.merchants.closed', close: closeOf('close') });
  const { id, name, state: from, carts, products } = merchant;
  const change = asked?.what === 'close' ? close : suspend;
  return (
    <>
      {from !== 'closed' && (
        <>
          <Cluster>
            {from === 'open' && (
              <Button variant="danger" onClick={() => setAsked({ what: 'suspend', from })}>
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
              onClick={() => setAsked({ what: 'close', from })}
            >
              <FormattedMessage id="admin.merchants.close" />
            </Button>
          </Cluster>
          <WhyNotClosed merchant={merchant} />
        </>
      )}
      {asked && (
        <ReasonDialog
          title={t(`admin.merchants.${asked.what}Title`, { name })}
          text={t(`admin.merchants.${asked.what}Text`, { carts, products })}
          label={t('admin.merchants.reason')}
          hint={t('admin.merchants.reasonHint')}
          confirm={t(`admin.merchants.${asked.what}`)}
          maxLength={reasonMost}
          isBusy={change.isPending}
          onConfirm={(reason) => change.mutate({ id, from: asked.from, reason })}
          onClose={() => setAsked(null)}
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
