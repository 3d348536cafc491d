import type { AuditEntry } from '@souk/contract/desk';

const text = (value: Record<string, unknown> | null) =>
  value === null || Object.keys(value).length === 0
    ? ''
    : Object.entries(value)
        .map(([key, one]) => `${key} ${typeof one === 'object' ? JSON.stringify(one) : String(one)}`)
        .join(', ');

/** What a change was before and is after, field by field. */
export function AuditChange({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [was, is] = [text(before), text(after)];
  return was ? `${was} → ${is}` : is;
}
