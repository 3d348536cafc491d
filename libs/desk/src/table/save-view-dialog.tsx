import type { ViewedList } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { Dialog, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { useDeskChange } from '../parts/use-desk';

type Props = { list: ViewedList; query: string; onClose: () => void };

/** Asks for the name under which what a list shows now is saved. */
export function SaveViewDialog({ list, query, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useDeskChange('viewSave', { done: 'desk.views.saved', thenIfMounted: onClose });
  const name = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return setMissing(true);
    if (!save.isPending) save.mutate({ list, name, query });
  };
  return (
    <Dialog title={t('desk.views.title')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('desk.views.text')}</p>
        <TextField
          label={t('desk.views.name')}
          hint={t('desk.views.hint')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          isRequired
          data-autofocus
          error={isMissing && name === '' ? t('desk.views.nameMissing') : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogButtons confirm={t('desk.views.confirm')} isBusy={save.isPending} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
