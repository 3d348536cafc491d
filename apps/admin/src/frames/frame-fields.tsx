import type { FrameTexts } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { CodeField } from '../parts/code-field';

type Field = keyof FrameTexts;
type Props = {
  values: FrameTexts;
  isReadOnly: boolean;
  errorAt: (field: Field) => string | null;
  onChange: (change: Partial<FrameTexts>) => void;
};

const codes = { html: 12, htmlFr: 12, css: 10 } as const;
const lines = { url: 1000, cssUrl: 4000 } as const;
const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** The HTML of a header or footer in both languages, its CSS, and addresses where they lie instead. */
export function FrameFields({ values, isReadOnly, errorAt, onChange }: Props) {
  const t = useT();
  const common = (field: Field) => ({
    label: t(`admin.frames.field.${field}`),
    hint: t(`admin.frames.hint.${field}`),
    value: values[field],
    readOnly: isReadOnly,
    error: errorAt(field),
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [field]: value }),
  });
  return (
    <>
      {namesOf(codes).map((field) => (
        <CodeField key={field} {...common(field)} rows={codes[field]} />
      ))}
      {namesOf(lines).map((field) => (
        <TextField key={field} {...common(field)} maxLength={lines[field]} inputMode="url" />
      ))}
    </>
  );
}
