import { FormattedMessage } from '@souk/i18n';
import { VisuallyHidden } from '@souk/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Total = number | null;

const Telling = createContext<((total: Total) => void) | null>(null);

/** Around the parts of a page that each bring a list of their own: what says how many it holds stays while they change, else it is not read aloud. */
export function FoundRoom({ children }: { children: ReactNode }) {
  const [total, tell] = useState<Total>(null);
  return (
    <Telling value={tell}>
      <Region total={total} />
      {children}
    </Telling>
  );
}

/** Says how many a list holds; null while that is not known. In the room around it, where there is one. */
export function Found({ total }: { total: Total }) {
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
