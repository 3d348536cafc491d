import type { DeskTicket } from '@souk/contract/desk';
import { useDesk, useDeskChange, usePictureLabels, usePictures, useUnsaved } from '@souk/desk';
import { picturesMax, ticketMessageMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Field, Notice, PictureInput, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** What the second button sets the ticket to. Both submit the form, so that neither goes without a picture that is on its way. */
const closed = 'CLOSED';

/** The answer to a ticket. Whoever wrote meanwhile is read first: what is typed stays. */
export function TicketAnswer({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const labels = usePictureLabels();
  const { may } = useDesk();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [attachments, setAttachments] = useState<readonly string[]>([]);
  const pictures = usePictures('ticketPicture', (urls) =>
    setAttachments((now) => [...now, ...urls].slice(0, picturesMax)),
  );
  const answer = useDeskChange('ticketAnswer', {
    done: 'admin.tickets.sent',
    then: () => {
      setMessage('');
      setAttachments([]);
    },
  });
  useUnsaved((message.trim() !== '' || attachments.length > 0) && !answer.isPending);
  const send = (toStatus: typeof closed | undefined) => {
    if (message.trim() === '') return setMissing(true);
    setMissing(false);
    if (answer.isPending) return;
    const lastEventId = ticket.events.at(-1)?.id ?? 0;
    const said = { message: message.trim(), attachments: [...attachments] };
    answer.mutate({ id: ticket.id, ...said, lastEventId, ...(toStatus ? { toStatus } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // React has no type of its own for it
    send(submitter?.getAttribute('value') === closed ? closed : undefined);
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
            labels={labels}
            onFiles={(files) => pictures.send(files)}
            onRemove={(url) => setAttachments((now) => now.filter((one) => one !== url))}
          />
        )}
      </Field>
      <Cluster>
        <Button type="submit" variant="primary" isBusy={answer.isPending}>
          <FormattedMessage id="admin.tickets.send" />
        </Button>
        <Button type="submit" value={closed}>
          <FormattedMessage id="admin.tickets.sendAndClose" />
        </Button>
      </Cluster>
    </Stack>
  );
}
