import {
  type PictureText,
  productNameMost,
  productTextMost,
  type ProductWords,
  taxCategories,
} from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { from, SelectField, TextAreaField, TextField } from '@souk/ui';
import styled from 'styled-components';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
import { textLanguages } from '../parts/languages';
import { useDeskQuery } from '../parts/use-desk';
import { ProductPictures } from './product-pictures';

type Typed = Omit<ProductWords, 'images' | 'pictureTexts'>;

/** What a product is called, where it stands, how it looks, as it is typed: every field of the call, pictures with their texts. */
export type WordValues = { [Field in keyof Typed]-?: Exclude<Typed[Field], undefined> } & {
  pictures: readonly PictureText[];
};

export const noWords: WordValues = {
  nameEn: '',
  nameFr: '',
  descriptionEn: '',
  descriptionFr: '',
  categoryId: 0,
  pictures: [],
  taxCategory: 'standard',
};

/** What is wrong with words: some must be filled. */
export const missingWords = ({ nameEn, nameFr, categoryId, pictures }: WordValues): FieldFaults<keyof WordValues> =>
  faultsIn({
    nameEn: nameEn.trim() ? null : 'desk.words.nameEnMissing',
    nameFr: nameFr.trim() ? null : 'desk.words.nameFrMissing',
    categoryId: categoryId ? null : 'desk.words.categoryIdMissing',
    pictures: pictures.length > 0 ? null : 'desk.words.imagesMissing',
  });

/** What was typed, as the calls take it. */
export const wordsInput = ({ pictures, ...words }: WordValues) => ({
  ...words,
  images: pictures.map(({ url }) => url),
  pictureTexts: [...pictures],
});

type Props = {
  values: WordValues;
  onChange: (change: (now: WordValues) => WordValues) => void;
  /** What stands at a field: what is missing, once somebody tried to save. */
  errorOf: (field: keyof WordValues) => string | null;
};

/** Words of a product side by side in both languages, its category and its pictures. */
export function WordFields({ values, onChange, errorOf }: Props) {
  const t = useT();
  const choices = useDeskQuery('productChoices', {});
  return (
    <>
      <Sides>
        {textLanguages.map(([suffix, lang]) => (
          <div key={lang}>
            <TextField
              label={t(`desk.words.name${suffix}`)}
              lang={lang}
              value={values[`name${suffix}`]}
              maxLength={productNameMost}
              isRequired
              error={errorOf(`name${suffix}`)}
              onChange={(event) => onChange((now) => ({ ...now, [`name${suffix}`]: event.target.value }))}
            />
            <TextAreaField
              label={t(`desk.words.description${suffix}`)}
              lang={lang}
              value={values[`description${suffix}`]}
              maxLength={productTextMost}
              rows={6}
              onChange={(event) => onChange((now) => ({ ...now, [`description${suffix}`]: event.target.value }))}
            />
          </div>
        ))}
      </Sides>
      <SelectField
        label={t('desk.product.category')}
        value={values.categoryId}
        isRequired
        error={errorOf('categoryId')}
        onChange={(event) => onChange((now) => ({ ...now, categoryId: Number(event.target.value) }))}
      >
        <option value={0}>{t('desk.words.chooseCategory')}</option>
        {choices.data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk.tax.category')}
        hint={t('desk.tax.categoryHint')}
        value={values.taxCategory}
        onChange={(event) => {
          const taxCategory = taxCategories.find((one) => one === event.target.value) ?? 'standard';
          onChange((now) => ({ ...now, taxCategory }));
        }}
      >
        {taxCategories.map((one) => (
          <option key={one} value={one}>
            {t(`desk.tax.${one}`)}
          </option>
        ))}
      </SelectField>
      <ProductPictures
        pictures={values.pictures}
        error={errorOf('pictures')}
        onChange={(change) => onChange((now) => ({ ...now, pictures: change(now.pictures) }))}
      />
    </>
  );
}

const Sides = styled.div`
  display: grid;
  gap: 16px;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
  }
  & > div {
    display: grid;
    gap: 12px;
    align-content: start;
  }
`;
