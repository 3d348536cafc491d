import type { DeskTicket } from '@souk/contract/desk';
import { faultsIn, StoreTime, useDesk, useDeskChange, useFieldFaults, useUnsaved } from '@souk/desk';
import { ticketMessageMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { typedSince } from '@souk/state/typed-since';
import { Button, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

/** What colleagues tell each other about a ticket. The shopper never reads it. */
export function TicketNotes({ ticket: { id, notes } }: { ticket: DeskTicket }) {
  const t = useT();
  const { may } = useDesk();
  const [text, setText] = useState('');
  const fields = useFieldFaults(faultsIn({ text: text.trim() === '' ? 'admin.tickets.noteMissing' : null }));
  const add = useDeskChange('ticketNote', {
    done: 'admin.tickets.noted',
    then: (_done, sent) => setText((now) => typedSince(sent.text, now)),
  });
  useUnsaved(text.trim() !== '' && !add.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !add.isPending) add.mutate({ id, text: text.trim() });
  };
  return (
    <>
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <li key={note.id}>
              <small>
                <strong>{note.by}</strong> · <StoreTime iso={note.at} />
              </small>
              <p>{note.text}</p>
            </li>
          ))}
        </Notes>
      )}
      {may('tickets.answer') ? (
        <Stack as="form" noValidate $gap={3} onSubmit={submit}>
          <TextAreaField
            label={t('admin.tickets.note')}
            hint={t('admin.tickets.noteHint')}
            value={text}
            maxLength={ticketMessageMaxLength}
            rows={3}
            error={fields.errorOf('text')}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" isBusy={add.isPending}>
            <FormattedMessage id="admin.tickets.noteSave" />
          </Button>
        </Stack>
      ) : (
        notes.length === 0 && (
          <p>
            <FormattedMessage id="admin.tickets.noNotes" />
          </p>
        )
      )}
    </>
  );
}

const Notes = styled.ol`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--color-line);
  }
  & p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
  }
`;
