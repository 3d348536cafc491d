import { FormattedMessage, FormattedNumber } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, LoadMore as End } from '@souk/ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

type Props = {
  /** The next page; null: this is the last. */
  href: string | null;
  /** How many products of the list stand on the pages before. */
  before: number;
  shown: number;
  /** Products of the whole list. */
  total: number;
  isLoading: boolean;
  onMore: () => Promise<unknown>;
  /** What is said of a page that did not come. */
  children: ReactNode;
};

/** Appends the next page in place; without scripts, or for a crawler, it is a link to that page. Source: docs/expectations PL7. */
export function LoadMore({ href, before, shown, total, isLoading, onMore, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    focusCard(box.current, shownBefore.current);
    shownBefore.current = null;
  }, [shown]);
  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isLoading) return;
    shownBefore.current = shown;
    void onMore();
  };
  return (
    <End ref={box} data-hydrate="visible">
      <p>
        <FormattedMessage id="list.shown" values={{ shown: <Shown before={before} shown={shown} />, total }} />
      </p>
      {children}
      {href && (
        <ButtonLink as={Link} to={href} onClick={loadHere} aria-busy={isLoading} rel="next" $variant="secondary">
          <FormattedMessage id="list.more" />
        </ButtonLink>
      )}
    </End>
  );
}

/** How many from the beginning of the list; from a later page on, which: `581–599`. */
const Shown = ({ before, shown }: Pick<Props, 'before' | 'shown'>) => (
  <>
    {before > 0 && (
      <>
        <FormattedNumber value={before + 1} />–
      </>
    )}
    <FormattedNumber value={before + shown} />
  </>
);

/** The first new card takes the focus, so that keyboard and screen reader go on where the list goes on. */
const focusCard = (box: HTMLElement | null, index: number) => {
  const cards = box?.parentElement?.querySelectorAll<HTMLElement>('article');
  cards?.[index]?.querySelector<HTMLElement>('a')?.focus();
};
