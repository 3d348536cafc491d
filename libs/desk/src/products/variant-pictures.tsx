import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Picture, SelectField } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { OptionField } from './option-field';
import { hasValue, variantName } from './variant-values';
import { useProductChange } from './use-product-change';

/** Pictures of variants by their ids; empty: the product's main one. */
type Pictures = Readonly<Record<number, string>>;

/** By which choice the pictures of variants differ; the first one where they do not. */
const optionOf = ({ options, items }: Pick<DeskProduct, 'options' | 'items'>): number => {
  const at = options.findIndex(({ values }, option) => {
    const own = values.map(
      (value) => new Set(items.filter((item) => hasValue(item, option, value)).map((v) => v.image)),
    );
    return own.every(({ size }) => size < 2) && new Set(own.flatMap((images) => [...images])).size > 1;
  });
  return Math.max(at, 0);
};

/** Which picture of the product belongs to a value that shoppers choose. */
export default function VariantPictures({ product }: { product: DeskProduct }) {
  const t = useT();
  const { items, options, images } = product;
  const [option, setOption] = useState(() => optionOf(product));
  const save = useProductChange('variantsSale', { done: 'desk.variants.saved' });
  const stored: { pictures: Pictures } = { pictures: Object.fromEntries(items.map(({ id, image }) => [id, image])) };
  const draft = useDraft(stored, save.isPending);
  const { values, setValues } = draft;
  const all = [...new Set([...images, ...items.flatMap(({ image }) => (image ? [image] : []))])];
  const nameOf = (path: string) => {
    const item = items.find(({ id }) => path === `pictures.${id}`);
    return item ? variantName(product, item) : t('desk.variantPictures.title');
  };
  const store = () => {
    const variants = items
      .map(({ id, image }) => ({ id, image: values.pictures[id] ?? image, before: image }))
      .filter(({ image, before }) => image !== before)
      .map(({ id, image }) => ({ id, image }));
    const input = { id: product.id, version: product.version, variants };
    if (!save.isPending && variants.length > 0) save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  const choose = (ids: readonly number[], url: string) =>
    setValues((now) => ({ pictures: { ...now.pictures, ...Object.fromEntries(ids.map((id) => [id, url])) } }));
  const textOf = (_path: string, url: unknown) =>
    url ? t('desk.words.picture', { number: all.indexOf(String(url)) + 1 }) : t('desk.variantPictures.none');
  return (
    <DraftForm
      draft={draft}
      nameOf={nameOf}
      textOf={textOf}
      saveLabel={t('desk.variantPictures.save')}
      isBusy={save.isPending}
      onSave={store}
    >
      <p>
        <FormattedMessage id="desk.variantPictures.text" />
      </p>
      <OptionField options={options} label={t('desk.variantPictures.by')} option={option} onChoose={setOption} />
      {options[option]?.values.map((value) => {
        const ids = items.filter((item) => hasValue(item, option, value)).map(({ id }) => id);
        const url = values.pictures[ids[0] ?? 0] ?? '';
        return (
          <Row key={value}>
            <Picture src={url || product.image} alt="" sizes="72px" widths={[160]} />
            <SelectField
              label={t('desk.variantPictures.of', { value })}
              value={url}
              onChange={(event) => choose(ids, event.target.value)}
            >
              <option value="">{t('desk.variantPictures.none')}</option>
              {all.map((one, at) => (
                <option key={one} value={one}>
                  {t('desk.words.picture', { number: at + 1 })}
                </option>
              ))}
            </SelectField>
          </Row>
        );
      })}
    </DraftForm>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  & img {
    width: 100%;
    border-radius: var(--radius);
  }
`;
