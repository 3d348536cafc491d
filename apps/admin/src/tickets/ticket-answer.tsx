import type { DeskTicket } from '@souk/contract/desk';
import { useDesk, useDeskChange, usePictures, useUnsaved } from '@souk/desk';
import { picturesMax, ticketMessageMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Field, Notice, PictureInput, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** The answer to a ticket. Whoever wrote meanwhile is read first: what is typed stays. */
export function TicketAnswer({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const { may } = useDesk();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [attachments, setAttachments] = useState<readonly string[]>([]);
  const pictures = usePictures(
    (urls) => setAttachments((now) => [...now, ...urls].slice(0, picturesMax)),
    'ticketPicture',
  );
  const answer = useDeskChange('ticketAnswer', {
    done: 'admin.tickets.sent',
    then: () => {
      setMessage('');
      setAttachments([]);
    },
  });
  useUnsaved((message.trim() !== '' || attachments.length > 0) && !answer.isPending);
  const send = (toStatus?: 'CLOSED') => {
    if (message.trim() === '') return setMissing(true);
    setMissing(false);
    if (answer.isPending) return;
    const lastEventId = ticket.events.at(-1)?.id ?? 0;
    const said = { message: message.trim(), attachments: [...attachments] };
    answer.mutate({ id: ticket.id, ...said, lastEventId, ...(toStatus ? { toStatus } : {}) });
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
      <Field label={t('admin.tickets.pictures')} hint={t('admin.tickets.picturesHint')} error={pictures.trouble}>
        {(control) => (
          <PictureInput
            control={control}
            pictures={attachments}
            max={picturesMax}
            isSending={pictures.isSending}
            labels={{
              add: t('desk.words.addPicture'),
              sending: t('desk.words.sending'),
              one: (number) => t('desk.words.picture', { number }),
              remove: (number) => t('desk.words.removePicture', { number }),
            }}
            onFiles={(files) => pictures.send(files)}
            onRemove={(url) => setAttachments((now) => now.filter((one) => one !== url))}
          />
        )}
      </Field>
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
