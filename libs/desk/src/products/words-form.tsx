import type { DeskProduct } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DraftConflict, useDraft } from '../parts/draft';
import { SaveUndoButtons } from '../parts/form-buttons';
import { useDeskChange } from '../parts/use-desk';
import { missingWords, WordFields, wordsInput, type WordValues } from './word-fields';

const valuesOf = ({
  nameEn,
  nameFr,
  descriptionEn,
  descriptionFr,
  categoryId,
  pictureTexts,
  taxCategory,
}: DeskProduct): WordValues => ({
  nameEn,
  nameFr,
  descriptionEn,
  descriptionFr,
  categoryId,
  pictures: pictureTexts,
  taxCategory,
});

/** Words, category and pictures of a product, saved together. What is typed is not lost by leaving or by a conflict. */
export function WordsForm({ product }: { product: DeskProduct }) {
  const t = useT();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const save = useDeskChange('productSave', { done: 'desk.words.saved' });
  const draft = useDraft(valuesOf(product), save.isPending);
  const { values, setValues, isChanged } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingWords(values);
    setMissing(found);
    if (found.length > 0 || save.isPending) return;
    const input = { ...wordsInput(values), id: product.id, version: product.version };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <DraftConflict {...draft} />
      <WordFields values={values} missing={missing} onChange={setValues} />
      <SaveUndoButtons
        saveLabel={t('desk.words.save')}
        isChanged={isChanged}
        isBusy={save.isPending}
        onUndo={draft.undo}
      />
    </Stack>
  );
}
