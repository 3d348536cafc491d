import type { AuditEntry } from '@souk/contract/desk';
import { useIntl, useT } from '@souk/i18n';
import { VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { type ChangedRow, changedRows } from './changed-rows';
import { useAuditValue } from './use-audit-value';

/** What a change was before and is after, a row for each field that differs. */
export function AuditChange(entry: Pick<AuditEntry, 'subjectType' | 'before' | 'after'>) {
  const t = useT();
  const nameOf = useFieldName(entry.subjectType);
  const rows = changedRows(entry);
  const hasBefore = Object.keys(entry.before ?? {}).length > 0 || rows.some(({ was }) => was !== undefined);
  if (rows.length === 0) return null;
  return (
    <Rows>
      {rows.map((row) => (
        <div key={[row.name, ...row.parts].join(' ')}>
          <dt>{t('desk.audit.fieldIs', { name: nameOf(row) })}</dt>{' '}
          <dd>{hasBefore ? <Sides row={row} /> : <Value row={row} side="is" />}</dd>
        </div>
      ))}
    </Rows>
  );
}

function Sides({ row }: { row: ChangedRow }) {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t('desk.audit.was')} </VisuallyHidden>
      <Value row={row} side="was" />
      <span aria-hidden> → </span>
      <VisuallyHidden>{t('desk.audit.is')} </VisuallyHidden>
      <Value row={row} side="is" />
    </>
  );
}

function Value({ row: { kind, ...row }, side }: { row: ChangedRow; side: 'was' | 'is' }) {
  const t = useT();
  const text = useAuditValue()(kind, row[side]);
  if (text !== null) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('desk.audit.nothing')}</VisuallyHidden>
    </>
  );
}

/**
 * What a field is called: by a word for this kind of thing where there is one, else by that of all; one that nobody writes any more by the
 * name that was stored.
 */
const useFieldName = (subjectType: string) => {
  const t = useT();
  const { messages } = useIntl();
  const said = (id: string, otherwise: string) => (id in messages ? t(id) : otherwise);
  return ({ name, isLine, parts, kind }: ChangedRow): string => {
    const whole = isLine
      ? t('desk.audit.line', { line: name })
      : kind === undefined
        ? name
        : said(`desk.audit.field.${subjectType}.${name}`, said(`desk.audit.field.${name}`, name));
    const partName = (part: string) => {
      if (isLine) return said(`desk.import.column.${part}`, part);
      return said(kind === 'rate' ? `desk.tax.${part}` : `desk.audit.part.${part}`, part.split(',').join(', '));
    };
    return [whole, ...parts.map(partName)].filter(Boolean).join(' · ');
  };
};

const Rows = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  /* Name and values flow as one line: columns of their own would leave each no room in a table. */
  & :is(dt, dd) {
    display: inline;
    margin: 0;
  }
  & dt {
    color: var(--color-ink-soft);
  }
`;
