import { type DeskProduct, seoDescriptionMost, seoTitleMost, slugForm, slugMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { FieldGrid, TextAreaField, TextField } from '@souk/ui';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { textLanguages } from '../parts/languages';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { useProductChange } from './use-product-change';

type Props = { product: Pick<DeskProduct, 'id' | 'version' | 'slug' | 'seo' | 'nameEn' | 'nameFr'> };

/** The address of a product in the shop, and what search engines and shared links show of it. */
export default function ProductListing({ product }: Props) {
  const t = useT();
  const save = useProductChange('productListing', { done: 'desk.words.saved' });
  const draft = useDraft({ slug: product.slug, ...product.seo }, save.isPending);
  const { values, setValues } = draft;
  const slug = values.slug.trim();
  const fields = useFieldFaults(faultsIn({ slug: slugForm.test(slug) ? null : 'desk.listing.slugWrong' }));
  const store = () => {
    if (!fields.check() || save.isPending) return;
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
      wrong={fields.wrong}
      onSave={store}
    >
      <TextField
        {...field('slug', slugMost)}
        hint={t('desk.listing.slugHint')}
        error={fields.errorOf('slug')}
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
