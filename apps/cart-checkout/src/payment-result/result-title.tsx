import { PageTitle } from '@souk/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The heading of a payment's result. It opens the page at its top and takes the focus, also when the result changes. */
export function ResultTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PageTitle ref={heading} tabIndex={-1}>
      {children}
    </PageTitle>
  );
}
