import type { CategoryWords } from '@souk/contract/desk';
import { DraftForm, useDraft, usePictureLabels, usePictures } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Field, FieldGrid, PictureInput, TextField } from '@souk/ui';
import { type ReactNode, useState } from 'react';

type Props = {
  begin: CategoryWords;
  saveLabel: string;
  isNew?: boolean;
  isBusy: boolean;
  /** More fields, below the names. */
  children?: ReactNode;
  /** Calls `saved` once it is. */
  onSave: (words: CategoryWords, saved: () => void) => void;
};

/** A category's names in both languages, and the picture of its tile. */
export function CategoryForm({ begin, saveLabel, isNew, isBusy, children, onSave }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const draft = useDraft(begin, isBusy);
  const { values: words, setValues: setWords } = draft;
  const [isChecked, setChecked] = useState(false);
  const { accept, send, isSending, trouble } = usePictures('productPicture', ([picture]) => {
    if (picture) setWords((now) => ({ ...now, picture }));
  });
  const store = () => {
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
    <DraftForm
      draft={draft}
      nameOf={(field) => t(`admin.categories.${field}`)}
      saveLabel={saveLabel}
      isBusy={isBusy}
      isNew={isNew}
      gap={5}
      onSave={store}
    >
      <FieldGrid>
        {name('nameEn')}
        {name('nameFr')}
      </FieldGrid>
      {children}
      <Field label={t('admin.categories.picture')} hint={t('admin.categories.pictureHint')} error={trouble}>
        {(control) => (
          <PictureInput
            control={{ ...control, accept }}
            pictures={words.picture ? [words.picture] : []}
            max={1}
            isSending={isSending}
            labels={labels}
            onFiles={(files) => send(files.slice(0, 1))}
            onRemove={() => setWords((now) => ({ ...now, picture: '' }))}
          />
        )}
      </Field>
    </DraftForm>
  );
}
