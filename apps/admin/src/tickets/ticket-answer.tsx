import type { DeskTicket } from '@souk/contract/desk';
import { useDesk, useDeskChange } from '@souk/desk';
import { ticketMessageMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Notice, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** The answer to a ticket. Whoever wrote meanwhile is read first: what is typed stays. */
export function TicketAnswer({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const { may } = useDesk();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = useDeskChange('ticketAnswer', { done: 'admin.tickets.sent', then: () => setMessage('') });
  const send = (toStatus?: 'CLOSED') => {
    if (message.trim() === '') return setMissing(true);
    setMissing(false);
    if (answer.isPending) return;
    const lastEventId = ticket.events.at(-1)?.id ?? 0;
    answer.mutate({ id: ticket.id, message: message.trim(), lastEventId, ...(toStatus ? { toStatus } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  if (!may('tickets.answer')) {
    return (
      <Notice>
        <FormattedMessage id="admin.tickets.readOnly" />
      </Notice>
    );
  }
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <TextAreaField
        label={t('admin.tickets.message')}
        hint={t('admin.tickets.messageHint', { language: t(`admin.tickets.language.${ticket.language}`) })}
        value={message}
        maxLength={ticketMessageMaxLength}
        rows={5}
        isRequired
        error={isMissing && message.trim() === '' ? t('admin.tickets.messageMissing') : null}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Cluster>
        <Button type="submit" variant="primary" isBusy={answer.isPending}>
          <FormattedMessage id="admin.tickets.send" />
        </Button>
        <Button onClick={() => send('CLOSED')}>
          <FormattedMessage id="admin.tickets.sendAndClose" />
        </Button>
      </Cluster>
    </Stack>
  );
}
