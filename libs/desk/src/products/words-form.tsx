import type { DeskProduct } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { useDraft } from '../parts/draft';
import { useFieldFaults } from '../parts/use-field-faults';
import { DraftForm } from '../parts/draft-form';
import { useDeskQuery } from '../parts/use-desk';
import { missingWords, WordFields, wordsInput, type WordValues } from './word-fields';
import { useProductChange } from './use-product-change';

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

const names: Readonly<Record<keyof WordValues, string>> = {
  nameEn: 'desk.words.nameEn',
  nameFr: 'desk.words.nameFr',
  descriptionEn: 'desk.words.descriptionEn',
  descriptionFr: 'desk.words.descriptionFr',
  categoryId: 'desk.product.category',
  pictures: 'desk.words.pictures',
  taxCategory: 'desk.tax.category',
};

/** Words, category and pictures of a product, saved together. What is typed is not lost by leaving or by a conflict. */
export function WordsForm({ product }: { product: DeskProduct }) {
  const t = useT();
  const save = useProductChange('productSave', { done: 'desk.words.saved' });
  const draft = useDraft(valuesOf(product), save.isPending);
  const { values, setValues } = draft;
  const fields = useFieldFaults(missingWords(values));
  const choices = useDeskQuery('productChoices', {}, { isNeeded: draft.isConflict });
  const textOf = (field: string, value: unknown) => {
    if (field === 'categoryId') return choices.data?.categories.find(({ id }) => id === value)?.name;
    return field === 'taxCategory' ? t(`desk.tax.${String(value)}`) : undefined;
  };
  const store = () => {
    if (!fields.check() || save.isPending) return;
    const input = { ...wordsInput(values), id: product.id, version: product.version };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(names[field as keyof WordValues])}
      textOf={textOf}
      saveLabel={t('desk.words.save')}
      isBusy={save.isPending}
      wrong={fields.wrong}
      onSave={store}
    >
      <WordFields values={values} errorOf={fields.errorOf} onChange={setValues} />
    </DraftForm>
  );
}
