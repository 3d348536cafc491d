import type { ViewedList } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import { FormDialog } from '../parts/form-dialog';
import { useDeskChange } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';

type Props = { list: ViewedList; query: string; onClose: () => void };

/** Asks for the name under which what a list shows now is saved. */
export function SaveViewDialog({ list, query, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const save = useDeskChange('viewSave', { done: 'desk.views.saved', thenIfMounted: onClose });
  const name = typed.trim();
  const fields = useFieldFaults(faultsIn({ name: name === '' ? 'desk.views.nameMissing' : null }));
  const submit = () => {
    if (fields.check() && !save.isPending) save.mutate({ list, name, query });
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
        error={fields.errorOf('name')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
