import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Notice } from '@souk/ui';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import type { ConflictFieldsProps } from './conflict-fields';
import type { Draft } from './draft';

const ConflictFields = lazyPart(() => import('./conflict-fields'));

type Props = Omit<ConflictFieldsProps, 'conflicts' | 'keepMine' | 'takeTheirs'> & {
  draft: Pick<Draft<never>, 'conflicts' | 'isConflict' | 'keepMine' | 'takeTheirs' | 'notice'>;
};

const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false;

/**
 * Says that somebody else saved a field while it was typed, with both versions and what stood before. It takes the focus, as whoever
 * pressed Save at the foot of a long form needs it; whoever is typing keeps it.
 */
export function DraftConflict({ draft, ...names }: Props) {
  const { isConflict, notice } = draft;
  useEffect(() => {
    if (isConflict && !isTyping()) notice.current?.focus();
  }, [isConflict, notice]);
  return (
    isConflict && (
      <Shown $tone="warn" role="alert" tabIndex={-1} ref={notice}>
        <p>
          <FormattedMessage id="desk.conflict" />
        </p>
        <Suspense>
          <ConflictFields {...draft} {...names} />
        </Suspense>
      </Shown>
    )
  );
}

/* Whoever pressed Save by mouse sees, too, where they were led to. */
const Shown = styled(Notice)`
  &:focus {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
