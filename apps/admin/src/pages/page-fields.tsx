import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { CodeField } from '../parts/code-field';
import type { PageValues } from './page-values';

type Field = keyof PageValues;
type Props = {
  values: PageValues;
  /** The page is not there yet: its address is still to be chosen. */
  isNew: boolean;
  isReadOnly: boolean;
  errorAt: (field: Field) => string | null;
  onChange: (change: Partial<PageValues>) => void;
};

const lines = ['titleEn', 'titleFr', 'descriptionEn', 'descriptionFr'] as const;
const codes = { htmlEn: 18, htmlFr: 18, css: 10 } as const;

/** A page's address, its words for search engines, and its HTML and CSS. */
export function PageFields({ values, isNew, isReadOnly, errorAt, onChange }: Props) {
  const t = useT();
  const common = (field: Field) => ({
    label: t(`admin.pages.field.${field}`),
    value: values[field],
    readOnly: isReadOnly,
    error: errorAt(field),
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [field]: value }),
  });
  return (
    <>
      {isNew && <TextField {...common('path')} hint={t('admin.pages.pathHint')} maxLength={200} isRequired />}
      {lines.map((field) => (
        <TextField key={field} {...common(field)} maxLength={500} isRequired={field.startsWith('title')} />
      ))}
      <TextField {...common('image')} hint={t('admin.pages.imageHint')} maxLength={1000} />
      {(Object.keys(codes) as (keyof typeof codes)[]).map((field) => (
        <CodeField
          key={field}
          {...common(field)}
          hint={t(`admin.pages.hint.${field}`)}
          rows={codes[field]}
          isRequired={field === 'htmlEn'}
        />
      ))}
    </>
  );
}
