import type { OrderAction } from '@souk/contract';
import { cartPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { useSession } from '@souk/state';
import { Button, ButtonLink, Cluster } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../confirm/confirm-dialog';
import {
  actionHref,
  inOrderOfUse,
  isMainAction,
  messageOf,
  needsConfirmation,
  questionOf,
  type ActionTarget,
} from './order-action';
import { PayDialog } from './pay-dialog';
import { useOrderActions } from './use-order-actions';

type Doable = 'cancel' | 'delete' | 'take';

/** Everything that a shopper may do with an order now; the server decides what. Source: ORDER-09. */
export function OrderActions({ target }: { target: ActionTarget }) {
  const { orderNo, payPrice: amountUsd, partOf: merchant } = target;
  const whose = { merchant };
  const actions = useOrderActions(target);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const close = () => setAsked(null);
  const start = (action: OrderAction) => {
    if (action === 'receipt') return window.print();
    if (action === 'change') return actions.change.mutate(undefined, { onSuccess: () => navigate(cartPath) });
    return action === 'again' ? actions.again.mutate() : setAsked(action);
  };
  return (
    <>
      <Row $gap={2}>
        {inOrderOfUse(target.actions).map((action, index) => (
          <ActionButton
            key={action}
            action={action}
            target={target}
            isMain={index === 0 && isMainAction(action, target.actions)}
            isBusy={(action === 'again' || action === 'change') && actions[action].isPending}
            onStart={() => start(action)}
          />
        ))}
      </Row>
      {asked === 'pay' && <PayDialog orderNo={orderNo} amountUsd={amountUsd} onClose={close} />}
      {asked && asked !== 'pay' && needsConfirmation(asked) && (
        <ConfirmDialog
          title={<FormattedMessage id={messageOf(`order.${asked}Title`, asked, target)} values={whose} />}
          text={<FormattedMessage id={messageOf(questionOf(asked, target), asked, target)} values={whose} />}
          confirmLabel={labelOf(asked, target)}
          isDanger={asked !== 'take'}
          isBusy={actions[asked as Doable].isPending}
          onConfirm={() => actions[asked as Doable].mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

type ButtonProps = {
  action: OrderAction;
  target: ActionTarget;
  isMain: boolean;
  isBusy: boolean;
  onStart: () => void;
};

/** What a button says; paying names the amount. */
const labelOf = (action: OrderAction, target: ActionTarget) => {
  if (action === 'pay')
    return <FormattedMessage id="order.payAmount" values={{ amount: <Money usd={target.payPrice} /> }} />;
  const id = action === 'change' ? 'order.change' : `order.action.${action}`;
  return <FormattedMessage id={messageOf(id, action, target)} />;
};

function ActionButton({ action, target, isMain, isBusy, onStart }: ButtonProps) {
  const isGuest = useSession().status !== 'user';
  const href = actionHref(action, target.orderNo, isGuest);
  const label = labelOf(action, target);
  const variant = isMain ? 'primary' : 'secondary';
  return href ? (
    <ButtonLink as={Link} to={href} $size="sm" $variant={variant}>
      {label}
    </ButtonLink>
  ) : (
    <Button size="sm" variant={variant} isBusy={isBusy} onClick={onStart}>
      {label}
    </Button>
  );
}

/** Small beside much text, but as tall as a fingertip where fingers press. Source: docs/expectations, M1. */
const Row = styled(Cluster)`
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: 100%;
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
  @media (pointer: coarse) {
    & > * {
      min-height: var(--control);
    }
  }
`;
