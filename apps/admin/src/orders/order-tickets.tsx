import type { OrderRecords } from '@souk/contract/desk';
import { faultsIn, FormDialog, Panel, RuledList, useDesk, useDeskChange, useFieldFaults } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { Button, TextAreaField, TextField } from '@souk/ui';
import { useState } from 'react';
import { TicketBadge } from '../parts/ticket-badge';

/** Tickets about an order, and the way to ask its customer something, whom the answer is mailed to. */
export function OrderTickets({ no, records }: { no: string; records: OrderRecords }) {
  const t = useT();
  const { may } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { tickets, ticketObstacle: obstacle, language } = records;
  return (
    <Panel title={t('desk.tickets.title')} isOnScreenOnly>
      {tickets && tickets.length > 0 && (
        <RuledList>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <Link to={`/admin/tickets/${ticket.id}`}>{ticket.subject}</Link> <TicketBadge ticket={ticket} />
            </li>
          ))}
        </RuledList>
      )}
      {tickets?.length === 0 && (
        <p>
          <FormattedMessage id={obstacle === 'guest' ? 'admin.order.guestTicket' : 'admin.order.noTicket'} />
        </p>
      )}
      {may('tickets.answer') && obstacle === null && (
        <Button onClick={() => setAsking(true)}>
          <FormattedMessage id="admin.order.ask" />
        </Button>
      )}
      {isAsking && <AskDialog no={no} language={language} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

type AskProps = { no: string; language: OrderRecords['language']; onClose: () => void };

function AskDialog({ no, language, onClose }: AskProps) {
  const t = useT();
  const navigate = useNavigate();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const fields = useFieldFaults(
    faultsIn({
      subject: subject.trim() === '' ? 'admin.order.askSubjectMissing' : null,
      message: message.trim() === '' ? 'admin.order.askMessageMissing' : null,
    }),
  );
  const ask = useDeskChange('orderTicket', {
    done: 'admin.order.asked',
    thenIfMounted: ({ id }) => navigate(`/admin/tickets/${id}`),
  });
  const submit = () => {
    if (fields.check() && !ask.isPending) ask.mutate({ no, subject: subject.trim(), message: message.trim() });
  };
  return (
    <FormDialog
      title={t('admin.order.ask')}
      width={560}
      isUnsaved={(subject + message).trim() !== '' && !ask.isPending && !ask.isSuccess}
      confirm={t('admin.order.askSend')}
      isBusy={ask.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={`admin.order.askIn.${language}`} />
      </p>
      <TextField
        label={t('admin.order.askSubject')}
        value={subject}
        maxLength={100}
        isRequired
        data-autofocus
        error={fields.errorOf('subject')}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextAreaField
        label={t('admin.order.askMessage')}
        value={message}
        maxLength={1000}
        rows={4}
        isRequired
        error={fields.errorOf('message')}
        onChange={(event) => setMessage(event.target.value)}
      />
    </FormDialog>
  );
}
