import { useT } from '@souk/i18n';
import { Button, Cluster, from } from '@souk/ui';
import styled from 'styled-components';
import type { FieldConflict } from './merge-draft';
import { valueText } from './value-text';

export type ConflictFieldsProps = {
  conflicts: readonly FieldConflict[];
  keepMine: (field: FieldConflict) => void;
  takeTheirs: (field: FieldConflict) => void;
  /** What a field is called, by its path among the values. */
  nameOf: (path: string) => string;
  /** What a value says to people; undefined: as it stands. */
  textOf?: ((path: string, value: unknown) => string | undefined) | undefined;
};

const sides = ['mine', 'theirs', 'was'] as const;

/** Fields that two people changed at once: yours, what is stored now and what was before, with a choice for each. */
export default function ConflictFields({ conflicts, keepMine, takeTheirs, nameOf, textOf }: ConflictFieldsProps) {
  const t = useT();
  const words = { yes: t('desk.conflict.yes'), no: t('desk.conflict.no'), empty: t('desk.conflict.empty') };
  return (
    <List>
      {conflicts.map((field) => {
        const name = nameOf(field.path);
        return (
          <li key={field.path} aria-label={name}>
            <strong>{name}</strong>
            <dl>
              {sides.map((side) => (
                <div key={side}>
                  <dt>{t(`desk.conflict.${side}`)}</dt>
                  <dd>{textOf?.(field.path, field[side]) ?? valueText(field[side], words)}</dd>
                </div>
              ))}
            </dl>
            <Cluster $gap={2}>
              <Button size="sm" aria-label={t('desk.conflict.keepMineOf', { name })} onClick={() => keepMine(field)}>
                {t('desk.conflict.keepMine')}
              </Button>
              <Button
                size="sm"
                aria-label={t('desk.conflict.takeTheirsOf', { name })}
                onClick={() => takeTheirs(field)}
              >
                {t('desk.conflict.takeTheirs')}
              </Button>
            </Cluster>
          </li>
        );
      })}
      {conflicts.length > 1 && (
        <li>
          <Cluster $gap={2}>
            <Button size="sm" onClick={() => conflicts.forEach(keepMine)}>
              {t('desk.conflict.keepAllMine')}
            </Button>
            <Button size="sm" onClick={() => conflicts.forEach(takeTheirs)}>
              {t('desk.conflict.takeAllTheirs')}
            </Button>
          </Cluster>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  padding: 0;
  list-style: none;
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin: 6px 0 8px;
    ${from.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--color-ink-soft);
  }
  & dd {
    max-height: 240px;
    margin: 2px 0 0;
    padding: 6px 10px;
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: var(--text-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
