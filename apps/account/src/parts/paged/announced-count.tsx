import { FormattedMessage } from '@souk/i18n';
import { VisuallyHidden } from '@souk/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Total = number | null;

const Telling = createContext<((total: Total) => void) | null>(null);

/** One announced count for parts of a page that take turns, each with a list: one that came with its own list would not be read aloud. */
export function SharedAnnouncedCount({ children }: { children: ReactNode }) {
  const [total, tell] = useState<Total>(null);
  return (
    <Telling value={tell}>
      <Region total={total} />
      {children}
    </Telling>
  );
}

/** Has a screen reader say how many entries a list holds; null while that is not known. Where parts share a count, that one says it. */
export function AnnouncedCount({ total }: { total: Total }) {
  const tell = useContext(Telling);
  useEffect(() => {
    tell?.(total);
    return () => tell?.(null);
  }, [tell, total]);
  return tell ? null : <Region total={total} />;
}

function Region({ total }: { total: Total }) {
  return (
    <VisuallyHidden as="p" role="status">
      {total !== null && <FormattedMessage id="paged.found" values={{ total }} />}
    </VisuallyHidden>
  );
}
