import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { CodeField } from '../parts/code/code-field';
import type { ProblemLines } from '../parts/code/use-problem-lines';
import type { PageValues } from './page-values';

type Field = keyof PageValues;
type Props = {
  values: PageValues;
  /** The page is not there yet: its address is still to be chosen. */
  isNew: boolean;
  isReadOnly: boolean;
  errorAt: (field: Field) => string | null;
  lines: ProblemLines;
  onChange: (change: Partial<PageValues>) => void;
};

const lines = ['titleEn', 'titleFr', 'descriptionEn', 'descriptionFr'] as const;
const codes = [
  { field: 'htmlEn', part: 'en', language: 'html', rows: 18 },
  { field: 'htmlFr', part: 'fr', language: 'html', rows: 18 },
  { field: 'css', part: 'css', language: 'css', rows: 10 },
] as const;

/** A page's address, its words for search engines, and its HTML and CSS. */
export function PageFields({ values, isNew, isReadOnly, errorAt, lines: problems, onChange }: Props) {
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
      {codes.map(({ field, part, ...code }) => (
        <CodeField
          key={field}
          {...common(field)}
          {...code}
          {...problems.fieldOf(part)}
          hint={t(`admin.pages.hint.${field}`)}
          isRequired={field === 'htmlEn'}
        />
      ))}
    </>
  );
}
