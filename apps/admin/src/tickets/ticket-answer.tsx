import { isRefused } from '@souk/api-client';
import type { DeskTicket } from '@souk/contract/desk';
import {
  faultsIn,
  useDesk,
  useDeskChange,
  useFieldFaults,
  usePictureLabels,
  usePictures,
  useUnsaved,
} from '@souk/desk';
import { picturesMax, ticketMessageMaxLength } from '@souk/domain';
import { openPlace } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { typedSince } from '@souk/state/typed-since';
import { Button, Cluster, Field, Notice, PictureInput, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { SavedReplyChoice } from './saved-reply-choice';
import { useWriting } from './use-writing';

/** What the second button sets the ticket to. Both submit the form, so that neither goes without a picture that is on its way. */
const closed = 'CLOSED';

/** The id of the message that says why an answer is not sent as it is; null: it can be. @param place that was not filled in */
const messageFault = (message: string, place: string | undefined): string | null => {
  if (message.trim() === '') return 'admin.tickets.messageMissing';
  if (place) return 'admin.tickets.openPlace';
  return message.trim().length > ticketMessageMaxLength ? 'admin.tickets.tooLong' : null;
};

/** The answer to a ticket. Whoever wrote meanwhile is read first: what is typed stays. */
export function TicketAnswer({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const labels = usePictureLabels();
  const { may } = useDesk();
  const [message, setMessage] = useState('');
  /** The last word when the writing began; null: nothing is written, or its person was told of a newer one. */
  const [seenId, setSeenId] = useState<number | null>(null);
  const [attachments, setAttachments] = useState<readonly string[]>([]);
  const pictures = usePictures('ticketPicture', (urls) =>
    setAttachments((now) => [...now, ...urls].slice(0, picturesMax)),
  );
  const answer = useDeskChange('ticketAnswer', {
    done: 'admin.tickets.sent',
    then: (_done, sent) => {
      setMessage((now) => typedSince(sent.message, now));
      setAttachments((now) => now.filter((url) => !sent.attachments?.includes(url)));
      setSeenId(null);
    },
  });
  const isWriting = message.trim() !== '' || attachments.length > 0;
  const lastId = ticket.events.at(-1)?.id ?? 0;
  const isUnread =
    seenId !== null &&
    ticket.events.some(({ id, message: said, attachments: sent }) => id > seenId && (said !== '' || sent.length > 0));
  const place = openPlace(message);
  const fields = useFieldFaults(faultsIn({ message: messageFault(message, place) }), {
    place: place ?? '',
    most: ticketMessageMaxLength,
    length: message.trim().length,
  });
  useUnsaved(isWriting && !answer.isPending);
  useWriting(ticket.id, isWriting && may('tickets.answer'));
  const write = (text: string) => {
    if (!isWriting) setSeenId(lastId);
    setMessage(text);
  };
  const send = (toStatus: typeof closed | undefined) => {
    if (!fields.check() || answer.isPending) return;
    const said = { message: message.trim(), attachments: [...attachments], lastEventId: seenId ?? lastId };
    // Kept until the server refuses it: after a lost answer the next press is the same one, which is mailed once.
    setSeenId(said.lastEventId);
    answer.mutate(
      { id: ticket.id, ...said, ...(toStatus ? { toStatus } : {}) },
      { onError: (error) => isRefused(error) && setSeenId(null) },
    );
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
      <SavedReplyChoice
        ticket={ticket}
        onChoose={(text) => write(message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`)}
      />
      <TextAreaField
        label={t('admin.tickets.message')}
        hint={t('admin.tickets.messageHint', { language: t(`admin.tickets.language.${ticket.language}`) })}
        value={message}
        maxLength={ticketMessageMaxLength}
        rows={5}
        isRequired
        error={fields.errorOf('message')}
        onChange={(event) => write(event.target.value)}
      />
      <Field label={t('admin.tickets.pictures')} hint={t('admin.tickets.picturesHint')} error={pictures.trouble}>
        {(control) => (
          <PictureInput
            control={{ ...control, accept: pictures.accept }}
            pictures={attachments}
            max={picturesMax}
            isSending={pictures.isSending}
            labels={labels}
            onFiles={(files) => pictures.send(files)}
            onRemove={(url) => setAttachments((now) => now.filter((one) => one !== url))}
          />
        )}
      </Field>
      {isUnread && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="admin.tickets.wroteMeanwhile" />
        </Notice>
      )}
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
