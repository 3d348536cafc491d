import { useT } from '@souk/i18n';
import styled from 'styled-components';

type Props<Values> = { theirs: Values; mine: Values; nameOf: (field: keyof Values & string) => string };

/** What somebody else saved, field by field, where it is not what is typed here. */
export function TheirTexts<Values extends object>({ theirs, mine, nameOf }: Props<Values>) {
  const t = useT();
  const fields = (Object.keys(theirs) as (keyof Values & string)[]).filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  );
  return (
    <List aria-label={t('admin.theirs.title')}>
      {fields.map((field) => (
        <li key={field}>
          {t('admin.theirs.field', { name: nameOf(field) })}
          <pre>{textOf(theirs[field]) || t('admin.theirs.empty')}</pre>
        </li>
      ))}
    </List>
  );
}

/** A value as its person typed it: of several, such as one text in two languages, each on a line of its own. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${textOf(part)}`)
    .join('\n');
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  width: 100%;
  padding: 0;
  list-style: none;
  & pre {
    max-height: 240px;
    margin: 4px 0 0;
    padding: 8px 12px;
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: var(--text-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
