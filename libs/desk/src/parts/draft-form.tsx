import { useT } from '@souk/i18n';
import { Button, Cluster, Notice, Stack } from '@souk/ui';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Draft } from './draft';
import { DraftConflict } from './draft-conflict';
import type { ToldBelow } from './use-field-faults';

type Props = {
  draft: Omit<Draft<never>, 'values' | 'setValues' | 'saved' | 'beginAnew'>;
  /** What a field is called, by its path among the values. */
  nameOf: (path: string) => string;
  /** What a value says to people in a conflict; undefined: its text (`value-text.ts`). */
  textOf?: (path: string, value: unknown) => string | undefined;
  saveLabel: string;
  isBusy: boolean;
  /** What is said beside the button; null: nothing is wrong. What is wrong with a field stands at the field (`use-field-faults.ts`). */
  wrong?: ToldBelow | null;
  /** Nothing can be typed, nor saved. */
  isReadOnly?: boolean | undefined;
  /** Something new: it is saved as it stands, too. */
  isNew?: boolean | undefined;
  gap?: 3 | 4 | 5;
  /** Saves what is typed; what is wrong is said instead. */
  onSave: () => void;
  onBlur?: (() => void) | undefined;
  /** Below the buttons. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A form of something that others change, too: what was changed stays in sight with the way to save it or to take it back, and nothing
 * of somebody else is saved over without a choice. Ctrl-S or ⌘-S saves it (`frame/use-save-key.ts`). What is typed while it is being saved can be
 * saved at once, too: it is sent after the answer.
 */
export function DraftForm({ draft, nameOf, textOf, gap = 4, onSave, onBlur, isReadOnly = false, ...rest }: Props) {
  const { children, foot, ...save } = rest;
  const { isChanged } = draft;
  const form = useRef<HTMLFormElement>(null);
  // The bar comes while a field is typed in: the field is not covered by it.
  useEffect(() => {
    // One that scrolls its text in a box of its own is as high as that box.
    const field = document.activeElement?.closest('[data-scrolls]') ?? document.activeElement;
    if (isChanged && form.current?.contains(field)) field?.scrollIntoView?.({ block: 'nearest' });
  }, [isChanged]);
  const [isSavedNext, setSavedNext] = useState(false);
  // Something new is made once.
  const mayFollow = draft.isTypedSince && !rest.isNew;
  const saveNext = useEffectEvent(() => {
    setSavedNext(false);
    if (isChanged) draft.submit(onSave);
  });
  const isDue = isSavedNext && !rest.isBusy;
  useEffect(() => {
    if (isDue) saveNext();
  }, [isDue]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rest.isBusy) setSavedNext(mayFollow);
    else if (isChanged || rest.isNew) draft.submit(onSave);
  };
  return (
    <Sheet
      as="form"
      noValidate
      ref={form as never}
      $gap={gap}
      data-unsaved={isChanged || undefined}
      onSubmit={submit}
      onBlur={onBlur}
    >
      <DraftConflict draft={draft} nameOf={nameOf} textOf={textOf} />
      {children}
      {!isReadOnly && (
        <SaveBar draft={draft} nameOf={nameOf} {...save} isBusy={rest.isBusy && (isSavedNext || !mayFollow)} />
      )}
      {foot}
    </Sheet>
  );
}

type BarProps = Pick<Props, 'draft' | 'nameOf' | 'saveLabel' | 'isBusy' | 'wrong' | 'isNew'>;

function SaveBar({ draft, nameOf, saveLabel, isBusy, wrong, isNew = false }: BarProps) {
  const t = useT();
  const { isChanged, changed, undo } = draft;
  return (
    <Bar data-changed={isChanged}>
      {wrong && (
        <Notice $tone="sale" role="alert">
          {t(wrong)}
        </Notice>
      )}
      {draft.isConflict && <Notice $tone="warn">{t('desk.conflict.first')}</Notice>}
      {isChanged && !isNew && <p>{t('desk.changed', { fields: changed.map(nameOf).join(', ') })}</p>}
      <Cluster $gap={2}>
        <Button
          type="submit"
          variant="primary"
          // The focus stays where one has just saved: a button that is disabled would lose it.
          aria-disabled={!isChanged && !isNew}
          isBusy={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveLabel}
        </Button>
        {isChanged && !isNew && <Button onClick={undo}>{t('desk.undo')}</Button>}
      </Cluster>
    </Bar>
  );
}

const Sheet = styled(Stack)`
  min-width: 0;
  &[data-unsaved] :is(input, textarea, select, [data-scrolls]) {
    scroll-margin-block: 80px 170px;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  &[data-changed='true'] {
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding: 10px 0;
    border-top: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  & > p {
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
