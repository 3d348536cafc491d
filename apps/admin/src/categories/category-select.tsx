import type { DeskCategory } from '@souk/contract/desk';
import { useLocale } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import { fullName } from './category-names';

type Props = {
  label: string;
  hint?: string;
  error?: string | null;
  all: readonly DeskCategory[];
  /** Which of them can be chosen. */
  ids: readonly number[];
  /** What stands for none of them. */
  none: string;
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Chooses one category by its full name, or none. */
export function CategorySelect({ label, hint, error = null, all, ids, none, value, onChange }: Props) {
  const { locale } = useLocale();
  return (
    <SelectField
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      value={value ?? 0}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value={0}>{none}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {fullName(all, id, locale)}
        </option>
      ))}
    </SelectField>
  );
}
