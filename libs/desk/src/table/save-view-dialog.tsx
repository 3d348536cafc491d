import type { ViewedList } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import { FormDialog } from '../parts/form-dialog';
import { useDeskChange } from '../parts/use-desk';

type Props = { list: ViewedList; query: string; onClose: () => void };

/** Asks for the name under which what a list shows now is saved. */
export function SaveViewDialog({ list, query, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useDeskChange('viewSave', { done: 'desk.views.saved', thenIfMounted: onClose });
  const name = typed.trim();
  const submit = () => {
    if (name === '') return setMissing(true);
    if (!save.isPending) save.mutate({ list, name, query });
  };
  return (
    <FormDialog
      title={t('desk.views.title')}
      isUnsaved={name !== '' && !save.isPending}
      confirm={t('desk.views.confirm')}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
