import { type DeskOrder, orderMailKinds } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Dialog } from '@souk/ui';
import { useState } from 'react';
import { RuledList } from '../parts/layout';
import { useDesk, useDeskChange } from '../parts/use-desk';

/** Sends the shopper a mail about the order again; one that cannot be sent says why. */
export function OrderMails({ order }: { order: DeskOrder }) {
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.mail') || !order.email) return null;
  return (
    <>
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          <FormattedMessage id="desk.mail.title" />
        </Button>
      </div>
      {isOpen && <MailDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function MailDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const resend = useDeskChange('resend', { done: 'desk.mail.done', thenIfMounted: onClose });
  return (
    <Dialog title={t('desk.mail.title')} closeLabel={t('word.close')} onClose={onClose}>
      <RuledList>
        {orderMailKinds.map((kind) => {
          const why = order.mails[kind];
          return (
            <li key={kind}>
              {why ? (
                <>
                  <FormattedMessage id={`desk.mail.${kind}`} />{' '}
                  <small>
                    <FormattedMessage id={`desk.mail.why.${why}`} />
                  </small>
                </>
              ) : (
                <Button
                  size="sm"
                  isBusy={resend.isPending && resend.variables.kind === kind}
                  onClick={() => resend.mutate({ no: order.no, kind })}
                >
                  <FormattedMessage id={`desk.mail.${kind}`} />
                </Button>
              )}
            </li>
          );
        })}
      </RuledList>
    </Dialog>
  );
}
