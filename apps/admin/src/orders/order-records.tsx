import type { DeskOrder, OrderRecords as Records } from '@souk/contract/desk';
import { Loaded, Panel, RuledList, StoreTime, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Badge } from '@souk/ui';
import { OrderTickets } from './order-tickets';
import { PaymentTries } from './payment-tries';

/** How an order was paid, which mails went out about it, and what its customer was asked or asks about it. */
export function OrderRecords({ order }: { order: DeskOrder }) {
  const t = useT();
  const { may } = useDesk();
  return (
    <Loaded query={useDeskQuery('orderRecords', { no: order.no })}>
      {(records) => (
        <>
          {(records.tickets || may('tickets.answer')) && <OrderTickets no={order.no} records={records} />}
          <PaymentTries order={order} payments={records.payments} />
          <Panel title={t('admin.order.mails')} isOnScreenOnly>
            <Mails records={records} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

function Mails({ records: { mails, mailDays, sendsMails } }: { records: Records }) {
  if (mails.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.order.noMails" values={{ days: mailDays }} />
      </p>
    );
  return (
    <>
      {!sendsMails && (
        <small>
          <FormattedMessage id="admin.order.mailsStay" />
        </small>
      )}
      <RuledList>
        {mails.map(({ id, subject, to, at, sentAt }) => (
          <li key={id}>
            <div>{subject}</div>
            <small>
              {to} · <StoreTime iso={sentAt ?? at} />
            </small>{' '}
            {sendsMails && sentAt === null && (
              <Badge $tone="warn">
                <FormattedMessage id="admin.order.mailWaits" />
              </Badge>
            )}
          </li>
        ))}
      </RuledList>
    </>
  );
}
