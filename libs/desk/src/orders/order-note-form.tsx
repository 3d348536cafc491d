import { internalNoteMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { typedSince } from '@souk/state/typed-since';
import { Button, Stack, TextAreaField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';

/** Adds a note for colleagues to an order's history. The customer never reads it; the platform's people read what a merchant's write. */
export function OrderNoteForm({ no }: { no: string }) {
  const t = useT();
  const { may, merchantId } = useDesk();
  const [text, setText] = useState('');
  const fields = useFieldFaults(faultsIn({ text: text.trim() === '' ? 'desk.note.missing' : null }));
  const add = useDeskChange('orderNote', {
    done: 'desk.note.done',
    then: (_done, sent) => setText((now) => typedSince(sent.text, now)),
  });
  useUnsaved(text.trim() !== '' && !add.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !add.isPending) add.mutate({ no, text: text.trim() });
  };
  if (!may('orders.note')) return null;
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <TextAreaField
        label={t('desk.note.new')}
        hint={t(merchantId === null ? 'desk.note.hint' : 'desk.note.hintAtSeller')}
        value={text}
        maxLength={internalNoteMost}
        rows={2}
        error={fields.errorOf('text')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={add.isPending}>
        <FormattedMessage id="desk.note.add" />
      </Button>
    </Stack>
  );
}
