import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DraftConflict, useDraft } from '../parts/draft';
import { useDeskChange } from '../parts/use-desk';
import { missingWords, WordFields, type WordValues } from './word-fields';

const valuesOf = ({
  nameEn,
  nameFr,
  descriptionEn,
  descriptionFr,
  categoryId,
  images,
  taxCategory,
}: DeskProduct): WordValues => ({
  nameEn,
  nameFr,
  descriptionEn,
  descriptionFr,
  categoryId,
  images,
  taxCategory,
});

/** Words, category and pictures of a product, saved together. What is typed is not lost by leaving or by a conflict. */
export function WordsForm({ product }: { product: DeskProduct }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const save = useDeskChange('productSave', { done: 'desk.words.saved' });
  const draft = useDraft(valuesOf(product), save.isPending);
  const { values, setValues, isChanged } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingWords(values);
    setMissing(found);
    if (found.length > 0 || save.isPending) return;
    const input = { ...values, id: product.id, version: product.version, images: [...values.images] };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <DraftConflict {...draft} />
      <WordFields values={values} missing={missing} onChange={setValues} />
      <Cluster>
        <Button type="submit" variant="primary" disabled={!isChanged} isBusy={save.isPending}>
          <FormattedMessage id="desk.words.save" />
        </Button>
        {isChanged && (
          <Button onClick={draft.undo}>
            <FormattedMessage id="desk.price.undo" />
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
