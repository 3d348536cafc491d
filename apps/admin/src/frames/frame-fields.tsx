import type { FrameTexts } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { CodeField } from '../parts/code/code-field';
import type { ProblemLines } from '../parts/code/use-problem-lines';

type Field = keyof FrameTexts;
type Props = {
  values: FrameTexts;
  isReadOnly: boolean;
  errorAt: (field: Field) => string | null;
  lines: ProblemLines;
  onChange: (change: Partial<FrameTexts>) => void;
};

const codes = [
  { field: 'html', part: 'en', language: 'html', rows: 12 },
  { field: 'htmlFr', part: 'fr', language: 'html', rows: 12 },
  { field: 'css', part: 'css', language: 'css', rows: 10 },
] as const;
const addresses = [
  { field: 'url', maxLength: 1000 },
  { field: 'cssUrl', maxLength: 4000 },
] as const;

/** The HTML of a header or footer in both languages, its CSS, and addresses where they lie instead. */
export function FrameFields({ values, isReadOnly, errorAt, lines, onChange }: Props) {
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
      {codes.map(({ field, part, ...code }) => (
        <CodeField key={field} {...common(field)} {...code} {...lines.fieldOf(part)} />
      ))}
      {addresses.map(({ field, maxLength }) => (
        <TextField key={field} {...common(field)} maxLength={maxLength} inputMode="url" />
      ))}
    </>
  );
}
