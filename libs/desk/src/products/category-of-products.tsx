import { useT } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import { useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { useDeskQuery } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';

/** Gives several products another category. */
export function CategoryOfProducts(props: BulkProps) {
  const t = useT();
  const { products, onClose } = props;
  const choices = useDeskQuery('productChoices', {});
  const [categoryId, setCategoryId] = useState(0);
  const fields = useFieldFaults(faultsIn({ category: categoryId === 0 ? 'desk.words.categoryIdMissing' : null }));
  const { refused, progress, isBusy, send } = useBulkChange('productsCategory', props);
  const submit = () => {
    if (fields.check()) send((part) => ({ products: seenVersions(part), categoryId }));
  };
  return (
    <BulkDialog
      title={t('desk.bulk.category')}
      refused={refused}
      progress={progress}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={t('desk.product.category')}
        value={categoryId}
        isRequired
        data-autofocus
        error={fields.errorOf('category')}
        onChange={(event) => setCategoryId(Number(event.target.value))}
      >
        <option value={0}>{t('desk.words.chooseCategory')}</option>
        {choices.data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DialogButtons
        confirm={t('desk.bulk.categoryConfirm', { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </BulkDialog>
  );
}
