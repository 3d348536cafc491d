import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { useDeskChange } from '../parts/use-desk';
import { useUnsaved } from '../parts/unsaved-guard';
import { missingWords, WordFields, type WordValues } from './word-fields';

const valuesOf = ({ nameEn, nameFr, descriptionEn, descriptionFr, categoryId, images }: DeskProduct): WordValues => ({
  nameEn,
  nameFr,
  descriptionEn,
  descriptionFr,
  categoryId,
  images,
});

/** Words, category and pictures of a product, saved together. What is typed is not lost by leaving or by a conflict. */
export function WordsForm({ product }: { product: DeskProduct }) {
  const [seen, setSeen] = useState(() => ({ version: product.version, values: valuesOf(product) }));
  const [values, setValues] = useState(seen.values);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isChanged = JSON.stringify(values) !== JSON.stringify(seen.values);
  const isStale = JSON.stringify(valuesOf(product)) !== JSON.stringify(seen.values);
  const begin = (from: WordValues) => {
    setSeen({ version: product.version, values: from });
    setValues(from);
    setMissing([]);
  };
  // What somebody else saved is taken at once while nothing is typed here.
  if (isStale && !isChanged) begin(valuesOf(product));
  const save = useDeskChange('productSave', {
    done: 'desk.words.saved',
    then: ({ version }) => setSeen({ version, values }),
  });
  useUnsaved(isChanged && !save.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingWords(values);
    setMissing(found);
    if (found.length > 0 || save.isPending) return;
    save.mutate({ ...values, id: product.id, version: product.version, images: [...values.images] });
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      {isStale && isChanged && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="desk.price.conflict" />
          <Button size="sm" onClick={() => begin(valuesOf(product))}>
            <FormattedMessage id="desk.price.takeTheirs" />
          </Button>
        </Notice>
      )}
      <WordFields values={values} missing={missing} onChange={setValues} />
      <Cluster>
        <Button type="submit" variant="primary" disabled={!isChanged} isBusy={save.isPending}>
          <FormattedMessage id="desk.words.save" />
        </Button>
        {isChanged && (
          <Button onClick={() => begin(seen.values)}>
            <FormattedMessage id="desk.price.undo" />
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
