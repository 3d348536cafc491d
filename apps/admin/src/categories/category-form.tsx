import type { CategoryWords } from '@souk/contract/desk';
import { DraftForm, faultsIn, useDraft, useFieldFaults, usePictureLabels, usePictures } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Field, FieldGrid, PictureInput, TextField } from '@souk/ui';
import type { ReactNode } from 'react';

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

/** What is wrong with a name as it is typed; null: nothing. */
const nameFault = (typed: string) => (typed.trim() === '' ? 'admin.categories.nameMissing' : null);

/** A category's names in both languages, and the picture of its tile. */
export function CategoryForm({ begin, saveLabel, isNew, isBusy, children, onSave }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const draft = useDraft(begin, isBusy);
  const { values: words, setValues: setWords } = draft;
  const fields = useFieldFaults(faultsIn({ nameEn: nameFault(words.nameEn), nameFr: nameFault(words.nameFr) }));
  const { accept, send, isSending, trouble } = usePictures('productPicture', ([picture]) => {
    if (picture) setWords((now) => ({ ...now, picture }));
  });
  const store = () => {
    if (fields.check() && !isBusy) onSave(words, () => draft.saved(words));
  };
  const name = (field: 'nameEn' | 'nameFr') => (
    <TextField
      label={t(`admin.categories.${field}`)}
      value={words[field]}
      maxLength={60}
      isRequired
      error={fields.errorOf(field)}
      onChange={({ target: { value } }) => setWords((now) => ({ ...now, [field]: value }))}
    />
  );
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(`admin.categories.${field}`)}
      saveLabel={saveLabel}
      isBusy={isBusy}
      wrong={fields.wrong}
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
