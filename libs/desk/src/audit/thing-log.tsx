import type { AuditSubject } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { SkeletonText } from '@souk/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../parts/use-desk';

const ThingEntries = lazyPart(() => import('./thing-entries'));

/** What was done to one thing, below its page: folded away, and read once it is opened. For whoever may read the log. */
export function ThingLog({ subject, id }: { subject: AuditSubject; id: string }) {
  const { may } = useDesk();
  const [wasOpened, setOpened] = useState(false);
  if (!may('audit.read')) return null;
  return (
    <Box onToggle={() => setOpened(true)}>
      <summary>
        <FormattedMessage id="desk.audit.ofThing" />
      </summary>
      {wasOpened && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ThingEntries subject={subject} id={id} />
        </Suspense>
      )}
    </Box>
  );
}

const Box = styled.details`
  border-top: 1px solid var(--color-line);
  & > summary {
    padding-block: 14px;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
