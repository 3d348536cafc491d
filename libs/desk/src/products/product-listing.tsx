import { type DeskProduct, seoDescriptionMost, seoTitleMost, slugForm, slugMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { FieldGrid, TextAreaField, TextField } from '@souk/ui';
import { useState } from 'react';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { textLanguages } from '../parts/languages';
import { useProductChange } from './use-product-change';

type Props = { product: Pick<DeskProduct, 'id' | 'version' | 'slug' | 'seo' | 'nameEn' | 'nameFr'> };

/** The address of a product in the shop, and what search engines and shared links show of it. */
export default function ProductListing({ product }: Props) {
  const t = useT();
  const [isWrong, setIsWrong] = useState(false);
  const save = useProductChange('productListing', { done: 'desk.words.saved' });
  const draft = useDraft({ slug: product.slug, ...product.seo }, save.isPending);
  const { values, setValues } = draft;
  const store = () => {
    const slug = values.slug.trim();
    setIsWrong(!slugForm.test(slug));
    if (!slugForm.test(slug) || save.isPending) return;
    const input = { ...values, slug, id: product.id, version: product.version };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: keyof typeof values, maxLength: number) => ({
    label: t(`desk.listing.${name}`),
    value: values[name],
    maxLength,
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <DraftForm
      draft={draft}
      nameOf={(name) => t(`desk.listing.${name}`)}
      saveLabel={t('desk.listing.save')}
      isBusy={save.isPending}
      onSave={store}
    >
      <TextField
        {...field('slug', slugMost)}
        hint={t('desk.listing.slugHint')}
        error={isWrong ? t('desk.listing.slugWrong') : null}
        isRequired
        autoCapitalize="none"
        spellCheck={false}
      />
      <p>
        <FormattedMessage id="desk.listing.text" />
      </p>
      <FieldGrid>
        {textLanguages.map(([suffix, lang]) => (
          <TextField
            key={lang}
            {...field(`title${suffix}`, seoTitleMost)}
            placeholder={product[`name${suffix}`]}
            lang={lang}
          />
        ))}
        {textLanguages.map(([suffix, lang]) => (
          <TextAreaField key={lang} {...field(`description${suffix}`, seoDescriptionMost)} lang={lang} rows={3} />
        ))}
      </FieldGrid>
    </DraftForm>
  );
}
