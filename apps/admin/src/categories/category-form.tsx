import type { CategoryWords } from '@souk/contract/desk';
import { DraftConflict, SaveButton, useDraft, usePictureLabels, usePictures } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Field, FieldGrid, PictureInput, Stack, TextField } from '@souk/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

type Props = {
  begin: CategoryWords;
  saveLabel: string;
  isBusy: boolean;
  /** More fields, below the names. */
  children?: ReactNode;
  /** Calls `saved` once it is. */
  onSave: (words: CategoryWords, saved: () => void) => void;
};

/** A category's names in both languages, and the picture of its tile. */
export function CategoryForm({ begin, saveLabel, isBusy, children, onSave }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const draft = useDraft(begin, isBusy);
  const { values: words, setValues: setWords } = draft;
  const [isChecked, setChecked] = useState(false);
  const { send, isSending, trouble } = usePictures('productPicture', ([picture]) => {
    if (picture) setWords((now) => ({ ...now, picture }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (words.nameEn.trim() && words.nameFr.trim() && !isBusy) onSave(words, () => draft.saved(words));
  };
  const name = (field: 'nameEn' | 'nameFr') => (
    <TextField
      label={t(`admin.categories.${field}`)}
      value={words[field]}
      maxLength={60}
      isRequired
      error={isChecked && words[field].trim() === '' ? t('admin.categories.nameMissing') : null}
      onChange={({ target: { value } }) => setWords((now) => ({ ...now, [field]: value }))}
    />
  );
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={submit}>
      <DraftConflict {...draft} />
      <FieldGrid>
        {name('nameEn')}
        {name('nameFr')}
      </FieldGrid>
      {children}
      <Field label={t('admin.categories.picture')} hint={t('admin.categories.pictureHint')} error={trouble}>
        {(control) => (
          <PictureInput
            control={control}
            pictures={words.picture ? [words.picture] : []}
            max={1}
            isSending={isSending}
            labels={labels}
            onFiles={(files) => send(files.slice(0, 1))}
            onRemove={() => setWords((now) => ({ ...now, picture: '' }))}
          />
        )}
      </Field>
      <SaveButton saveLabel={saveLabel} isBusy={isBusy} wrong={null} />
    </Stack>
  );
}
